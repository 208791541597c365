"""Messages on sockets are compressed once, however many are sent the same.

Usually each connection has a compressor of its own that remembers what it was sent before. In four kilobytes that saves
next to nothing, and takes a thousand watchers of one table a thousand times the work. So every message is compressed by
itself (``server_no_context_takeover``, RFC 7692, 7.1.1.1), in a larger window, and what came of it is kept for others.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL: Final = 1
"""Half the time, for a fifth more bytes: it is done on the event loop."""
MOST_KEPT: Final = 64
END: Final = b"\0\0\xff\xff"
"""With what every message would end, and therefore none does."""
THEIR_WINDOW: Final = 12  # bits: of the little that pages say


class SharedDeflate(PerMessageDeflate):
    """The compression of one connection."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message; what is about the connection itself is left as it is."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        return Frame(frame.opcode, deflated(bytes(frame.data), self.local_max_window_bits), frame.fin, rsv1=True)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with whoever connects on how to compress."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=THEIR_WINDOW
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return what is agreed on, and the compression."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        windows = usual.remote_max_window_bits, usual.local_max_window_bits
        return agreed, SharedDeflate(usual.remote_no_context_takeover, True, *windows)


@lru_cache(maxsize=MOST_KEPT)
def deflated(message: bytes, window: int) -> bytes:
    """Compress a message."""
    packer = zlib.compressobj(LEVEL, wbits=-window)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)
