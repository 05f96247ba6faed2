"""espeak-ng as the voices of people: its library comes by pip, so a rehearsal needs nothing else on the machine."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from voicehost.errors import VoiceError

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

# Numbers of espeak-ng's speak_lib.h.
_SYNCHRONOUS = 2
_DONT_EXIT = 0x8000
_RATE, _PITCH = 1, 3
_BY_CHARACTER = 1
_UTF8 = 1

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class Espeak:
    """The library, which exists once in a process: it speaks into memory, one sentence at a time."""

    def __init__(self) -> None:
        try:
            import espeakng_loader

            self._library = ctypes.CDLL(espeakng_loader.get_library_path())
            folder: str = espeakng_loader.get_data_path()
        except (ImportError, OSError) as broken:
            raise VoiceError(
                f"espeak-ng cannot be loaded ({broken}); install it with: pip install espeakng-loader"
            ) from None
        self.rate: int = self._library.espeak_Initialize(_SYNCHRONOUS, 0, folder.encode(), _DONT_EXIT)
        if self.rate <= 0:
            raise VoiceError(
                f"espeak-ng finds no voices in {folder}; install it anew: pip install --force-reinstall espeakng-loader"
            )
        self._blocks: list[NDArray[int16]] = []
        self._callback = _Callback(self._take)
        self._library.espeak_SetSynthCallback(self._callback)

    def _take(self, samples: ctypes._Pointer[ctypes.c_short], count: int, _events: object) -> int:
        if samples and count:
            self._blocks.append(np.ctypeslib.as_array(samples, (count,)).copy())
        return 0

    def render(self, text: str, voice: str, pitch: int, words_per_minute: int) -> NDArray[int16]:
        """Speak ``text`` into mono int16 samples at ``rate``. Pitch is espeak-ng's, 0 to 99.

        ``voice`` is a language and a variant such as ``en-us+f2``. Raises VoiceError when there is no such voice.
        """
        if self._library.espeak_SetVoiceByName(voice.encode()) != 0:
            raise VoiceError(f"espeak-ng has no voice {voice}; choose one that `espeak-ng --voices` lists")
        self._library.espeak_SetParameter(_PITCH, pitch, 0)
        self._library.espeak_SetParameter(_RATE, words_per_minute, 0)
        self._blocks.clear()
        data = text.encode()
        self._library.espeak_Synth(data, len(data) + 1, 0, _BY_CHARACTER, 0, _UTF8, None, None)
        if not self._blocks:
            raise VoiceError(f"espeak-ng made no sound of {text!r} with the voice {voice}")
        return np.concatenate(self._blocks)


@cache
def espeak() -> Espeak:
    """The one library of this process."""
    return Espeak()
