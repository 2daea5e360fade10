"""A source of updates on the internet is read only over https, including all redirects."""

import http.server
import ssl
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.shop.base.errors import Unavailable
from app.shop.system.updates import fetching
from app.shop.system.updates.release import NOTICE
from app.shop.system.updates.source import parse_source
from tests.web.sales.mail.test_mail_tls import certificate  # noqa: F401 -- the same certificate
from tests.web.system.updates.test_updates import NAME, SETUP, offer

Serve = Callable[..., tuple[str, ssl.SSLContext]]


@pytest.fixture
def serve(certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:  # noqa: F811 -- pytest's way
    """Serve a folder over https; `redirect` sends every visitor on."""
    for name in ("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    servers: list[http.server.ThreadingHTTPServer] = []

    def serve(folder: Path, redirect: str = "") -> tuple[str, ssl.SSLContext]:
        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *words: object) -> None:
                super().__init__(*words, directory=str(folder))  # type: ignore[arg-type]  # its three words

            def do_GET(self) -> None:
                if not redirect:
                    return super().do_GET()
                self.send_response(302)
                self.send_header("Location", redirect)
                return self.end_headers()

            def log_message(self, *_words: object) -> None:
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(certificate)
        server.socket = tls.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        servers.append(server)
        trust = ssl.create_default_context(cafile=str(certificate))
        return f"https://127.0.0.1:{server.server_port}", trust

    yield serve
    for server in servers:
        server.shutdown()
        server.server_close()


def test_notice_and_setup_come_from_beside_each_other(serve: Serve, tmp_path: Path) -> None:
    url, trust = serve(offer(tmp_path / "offered"))
    source = parse_source(f"{url}/")
    release = fetching.fetch_notice(source, trust)
    counted: list[int] = []
    setup = fetching.fetch_setup(source, release, tmp_path / "fetched", counted.append, trust)
    assert (release.version, setup.name, setup.read_bytes()) == ("9.1.0", NAME, SETUP)
    assert counted[-1] == len(SETUP)


def test_a_redirect_to_https_is_followed(serve: Serve, tmp_path: Path) -> None:
    url, trust = serve(offer(tmp_path / "offered"))
    elsewhere, _ = serve(tmp_path, redirect=f"{url}/{NOTICE}")
    assert fetching.fetch_notice(parse_source(elsewhere), trust).version == "9.1.0"


@pytest.mark.parametrize("onward", ["http://127.0.0.1:9/x", "ftp://127.0.0.1/x", "file:///etc/passwd"])
def test_a_redirect_to_anything_else_is_not(serve: Serve, tmp_path: Path, onward: str) -> None:
    url, trust = serve(tmp_path, redirect=onward)
    with pytest.raises(Unavailable, match="answers 302"):
        fetching.fetch_notice(parse_source(url), trust)


def test_a_certificate_that_nobody_vouches_for_is_refused(serve: Serve, tmp_path: Path) -> None:
    url, _ = serve(offer(tmp_path / "offered"))
    with pytest.raises(Unavailable, match="certificate"):
        fetching.fetch_notice(parse_source(url))


def test_an_address_without_a_notice_says_its_answer(serve: Serve, tmp_path: Path) -> None:
    url, trust = serve(tmp_path)
    with pytest.raises(Unavailable, match="answers 404"):
        fetching.fetch_notice(parse_source(url), trust)
    with pytest.raises(Unavailable, match="could not be read"):
        fetching.fetch_notice(parse_source("https://127.0.0.1:9/"), trust)


@pytest.mark.parametrize(
    ("named", "url"),
    [
        ("https://example.org", f"https://example.org/{NOTICE}"),
        ("https://example.org/pitlane/", f"https://example.org/pitlane/{NOTICE}"),
        ("https://example.org/latest/other.json", "https://example.org/latest/other.json"),
    ],
)
def test_an_address_is_that_of_a_folder_or_of_the_notice(named: str, url: str) -> None:
    assert parse_source(named).url == url
