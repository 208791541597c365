"""The examples of ``docs/hosting.md`` for nginx and Caddy, run as they stand there before real servers, with TLS.

Only what a test cannot have is replaced: ports, the places of certificates, and where logs go. Whoever has neither
nginx nor Caddy installed skips this.
"""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from socket import create_connection, create_server

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import ClientConnection, connect

from tests.children import ALONE, running
from tests.effort import in_depth
from tests.server.conftest import kept_by
from tests.server.house import PATIENCE, House, Json, Person, eventually, received, until_refused
from tests.server.kept import POSTGRES, Kept, needs_postgres

NAME = "tables.example"  # as the page calls it
PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NGINX = [text for kind, text in BLOCKS if kind == "nginx"]
CADDY = [text for kind, text in BLOCKS if not kind and text.startswith(NAME)]
UNITS = [text for kind, text in BLOCKS if kind == "ini"]
SETTINGS: Json = {"allow": (NAME,), "proxies": ("127.0.0.1",)}  # “that belong to either”
BECOME = "import os, sys; os.execv(sys.argv[1], sys.argv[1:])"

needs_nginx = pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
needs_caddy = pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
KINDS = [pytest.param("nginx", marks=needs_nginx), pytest.param("caddy", marks=needs_caddy)]


class Proxy:
    """A proxy that runs, and what its clients need to trust it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trusted = ssl.create_default_context(cadata=_certificate(folder))
        with create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]

    def person(self, address: str = "127.0.0.1") -> Person:
        """Return a browser that comes from some address of this machine."""
        person = Person(NAME)
        person.close()
        way = httpx.HTTPTransport(verify=self.trusted, local_address=address)
        person.http = httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            timeout=PATIENCE,
            transport=_Named(way),
        )
        return person

    @contextmanager
    def live(self, person: Person, table: str) -> Iterator[ClientConnection]:
        """Open a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        uri, line = f"wss://{NAME}/api/tables/{table}/live", create_connection(("127.0.0.1", self.port))
        known: Json = {"additional_headers": {"Cookie": cookies}, "origin": f"https://{NAME}", "open_timeout": PATIENCE}
        with connect(uri, sock=line, ssl=self.trusted, **known) as socket:
            yield socket


class _Named(httpx.BaseTransport):
    """Asks for the server by its name, wherever it is."""

    def __init__(self, way: httpx.HTTPTransport) -> None:
        self.way = way

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return self.way.handle_request(request)

    def close(self) -> None:
        self.way.close()


def _certificate(folder: Path) -> str:
    """Make a certificate that nobody has signed but itself."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    names = x509.SubjectAlternativeName([x509.DNSName(NAME), x509.IPAddress(ip_address("127.0.0.1"))])
    made, now = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number()), datetime.now(UTC)
    made = (
        made.not_valid_before(now - timedelta(1))
        .not_valid_after(now + timedelta(1))
        .add_extension(names, critical=False)
    )
    text = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM).decode()
    folder.mkdir(exist_ok=True)
    (folder / "fullchain.pem").write_text(text)
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "privkey.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *plain))
    return text


def _at(text: str, places: list[str]) -> str:
    """Put our servers where the page has its own."""
    assert text.count("127.0.0.1:84") == len(places)
    for port, place in zip((8420, 8421), places, strict=False):
        text = text.replace(f"127.0.0.1:{port}", place)
    return text


def _nginx(text: str, proxy: Proxy) -> list[str]:
    """Write a whole configuration around an example; return how nginx is started with it."""
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{proxy.port} ssl;")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(proxy.folder))
    kept = "".join(
        f"{kind}_temp_path {proxy.folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = proxy.folder / "nginx.conf"
    around = f"daemon off; pid {proxy.folder}/pid; worker_processes 1; error_log {proxy.folder}/error.log warn;"
    within = f"{kept} access_log {proxy.folder}/access.log;"
    file.write_text(f"{around}\nevents {{}}\nhttp {{ {within}\n{text}}}\n")
    return [str(shutil.which("nginx")), "-c", str(file), "-e", str(proxy.folder / "error.log")]


def _caddy(text: str, proxy: Proxy) -> list[str]:
    """Write a whole configuration around an example; return how Caddy is started with it."""
    own = f"    bind 127.0.0.1\n    tls {proxy.folder}/fullchain.pem {proxy.folder}/privkey.pem\n"
    own += "    log\n"
    text = text.replace(f"{NAME} {{\n", f"https://{NAME}:{proxy.port} {{\n{own}", 1)
    file = proxy.folder / "Caddyfile"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + text)
    return [str(shutil.which("caddy")), "run", "--config", str(file), "--adapter", "caddyfile"]


@contextmanager
def serving(kind: str, text: str, places: list[str], folder: Path) -> Iterator[Proxy]:
    """Run an example before some servers."""
    proxy = Proxy(folder)
    command = (_nginx if kind == "nginx" else _caddy)(_at(text, places), proxy)
    said = (folder / "said").open("w")
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with said, running(*ALONE, BECOME, *command, stdout=said, stderr=said, env=own) as process:
        eventually(lambda: _listens(proxy) or process.poll() is not None)
        assert process.poll() is None, (folder / "said").read_text()
        yield proxy


def _listens(proxy: Proxy) -> bool:
    try:
        create_connection(("127.0.0.1", proxy.port)).close()
    except OSError:
        return False
    return True


def _act(person: Person, table: str) -> Json:
    """Do the first thing that may be done, on a seat of one's own."""
    state = person.state(table)
    seat = next(seat for seat in state["seats"] if seat["offers"])
    return person.act(table, seat["seat"], seat["offers"][0]["action"], state["seq"])


def test_the_page_has_the_examples_that_are_tried_here() -> None:
    assert (len(NGINX), len(CADDY), len(UNITS)) == (2, 2, 2)


@in_depth
@pytest.mark.parametrize("kind", KINDS)
def test_a_proxy_before_one_process(kind: str, tmp_path: Path) -> None:
    text = {"nginx": NGINX, "caddy": CADDY}[kind][0]
    with (
        House(tmp_path / "data", **SETTINGS, newcomers=0.03) as house,
        serving(kind, text, [house.place], tmp_path / "proxy") as proxy,
    ):
        ann, ben = proxy.person(), proxy.person()
        opened = ann.post(
            "/api/tables", {"game": "overworld", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201
        )
        table, token = opened["id"], opened["seats"][1]["invitation"].partition("#")[2]
        (link,) = ann.get(f"/api/tables/{table}/invitations")["links"]
        assert link["address"] == f"https://{NAME}/join#{token}"
        assert all(cookie.secure for cookie in ann.http.cookies.jar)
        assert ben.http.get("/join").status_code == 200
        with proxy.live(ann, table) as socket:
            assert received(socket)["actors"] == []
            ben.post("/api/join", {"token": token, "name": "Ben"})
            assert received(socket)["actors"] != []
            acting = (ann, ben)[ann.state(table)["actors"][0]]
            done = _act(acting, table)
            assert received(socket)["seq"] == done["seq"]
        assert ann.http.get("/metrics").status_code == 404, "whoever comes through a proxy is not from this machine"
        assert (
            ann.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}).status_code
            == 403
        )
        _check_callers(proxy)
        log = (tmp_path / "proxy" / ("access.log" if kind == "nginx" else "said")).read_text()
        assert "/api/join" in log
        assert token not in log
        for person in (ann, ben):
            person.close()


def _check_callers(proxy: Proxy) -> None:
    """Each caller has limits of their own, whatever they say of themselves."""
    tries = iter(range(1, 250))

    def come() -> httpx.Response:
        newcomer = proxy.person("127.0.0.2")
        forged = f"10.1.1.{next(tries)}"
        answer = newcomer.http.post(
            "/api/me", json={"name": "Eve"}, headers={"X-Forwarded-For": forged, "X-Real-IP": forged}
        )
        newcomer.close()
        return answer

    assert len(until_refused(come)) < 100  # sixty at once
    other = proxy.person("127.0.0.3")
    other.post("/api/me", {"name": "Fay"})
    other.close()


@in_depth
@needs_postgres
@pytest.mark.parametrize("kind", KINDS)
def test_a_proxy_before_two_processes_of_which_one_ends(kind: str, kept: Kept, tmp_path: Path) -> None:
    text = {"nginx": NGINX, "caddy": CADDY}[kind][1]
    with (
        House(kept, **SETTINGS) as one,
        House(kept, **SETTINGS) as other,
        serving(kind, text, [one.place, other.place], tmp_path / "proxy") as proxy,
        proxy.person() as ann,
    ):
        seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
        table = ann.post("/api/tables", {"game": "overworld", "name": "Ann", "seats": seats}, 201)["id"]
        for _ in range(4):  # now at one process, now at the other
            _act(ann, table)
        one.end()
        with proxy.live(ann, table) as socket:
            done = _act(ann, table)
            while received(socket)["seq"] < done["seq"]:
                pass
        for _ in range(4):
            _act(ann, table)


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Kept:
    return kept_by(POSTGRES, "proxied", request)


@in_depth
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_the_units_are_units_and_are_enabled_as_the_page_says(tmp_path: Path) -> None:
    unit, lines = UNITS
    start = re.search(r"^ExecStart=(\S+)", unit, re.MULTILINE)
    assert start
    folder = tmp_path / "etc" / "systemd" / "system"
    folder.mkdir(parents=True)
    for name, text in (
        ("farshore.service", unit),
        ("farshore@.service", re.sub(r"^ExecStart=.*\n", lines, unit, flags=re.MULTILINE)),
    ):
        file = folder / name
        file.write_text(text.replace(start[1], "/bin/true").replace("User=farshore", "User=daemon"))
        said = _typed("systemd-analyze", "verify", "--man=no", str(file))
        assert not [line for line in said.splitlines() if name in line], said
    typed = re.findall(r"systemctl enable --now ([\w@ ]+)", PAGE)
    for names in typed:  # of a system that does not run, so that nothing can be started now
        _typed("systemctl", f"--root={tmp_path}", "enable", *names.split())
    enabled = sorted(link.name for link in (folder / "multi-user.target.wants").iterdir())
    assert enabled == ["farshore.service", "farshore@8420.service", "farshore@8421.service"]


def _typed(program: str, *words: str) -> str:
    """Type a command; return what it complains about."""
    command = [str(shutil.which(program)), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr  # noqa: S603 - our own command
