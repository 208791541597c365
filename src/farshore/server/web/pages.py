"""The page itself: the built files, and for the page's own addresses its first file."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from farshore.core.words import FALLBACK, say
from farshore.server.web.dependencies import Spoken, TheSettings

INDEX = "index.html"
ASSETS = "assets/"  # named by their content, so they never change
API = "api/"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(settings: TheSettings, spoken: Spoken, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve a file, or the page for one of its own addresses, such as ``/t/…``."""
    name = path.lstrip("/")
    if name.startswith(API) or name == API.rstrip("/"):
        raise NotFoundException
    found = _file(settings.static, name)
    if found is not None:
        keep = "public, max-age=31536000, immutable" if name.startswith(ASSETS) else "no-cache"
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        content = _content(found, found.stat().st_mtime_ns)
        return Response(content, media_type=kind, headers={"Cache-Control": keep})
    if name.startswith(ASSETS):
        raise NotFoundException
    return _index(settings.static, spoken)


def _file(static: Path, name: str) -> Path | None:
    """Return a file of the page; nothing outside its folder."""
    try:
        found = (static / name).resolve()
        return found if name and found.is_relative_to(static.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


@lru_cache(maxsize=64)
def _content(file: Path, _changed: int) -> bytes:
    """Read a file once: the very same bytes are also found at once among what was compressed."""
    return file.read_bytes()


def _index(static: Path, language: str) -> Response[bytes]:
    """Serve the page's first file in a language: before the page itself speaks, it says what it is, and in which."""
    found = _file(static, INDEX)
    if found is None:
        return Response(say("server-no-page", language).encode(), media_type="text/plain", status_code=503)
    text = found.read_text("utf-8").replace('<html lang="en">', f'<html lang="{language}">', 1)
    text = text.replace(say("server-page", FALLBACK), escape(say("server-page", language)), 1)
    for words in (static / ASSETS).glob(f"words-{language}-*.js"):  # which the page will ask for next
        text = text.replace("</head>", f'<link rel="modulepreload" crossorigin href="/{ASSETS}{words.name}"></head>', 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie", "Content-Language": language}
    return Response(text.encode(), media_type="text/html", headers=headers)
