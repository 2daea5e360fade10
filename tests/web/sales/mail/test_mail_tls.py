"""Mail is sent over an encrypted connection. The certificate is checked, and the password is never sent unencrypted."""

import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from flask.testing import FlaskClient

from tests.smtp import MailBox, mail_server

TEST = "/api/admin/mail/test"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a certificate for 127.0.0.1 with its key. No program trusts it unless configured to do so."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    moment = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(moment - timedelta(days=1))
        .not_valid_after(moment + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    secret = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path = tmp_path_factory.mktemp("tls") / "server.pem"
    path.write_bytes(made.public_bytes(pem) + secret)
    return path


@pytest.fixture
def box(certificate: Path) -> Iterator[MailBox]:
    with mail_server() as box:
        box.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        box.tls.load_cert_chain(certificate)
        yield box


def set_up(admin: FlaskClient, box: MailBox, security: str) -> None:
    box.tls_at_once = security == "tls"
    box.login = ("shop", "secret")
    settings = box.settings | {"mailSecurity": security, "mailUser": "shop", "mailPassword": "secret"}
    assert admin.patch("/api/admin/settings", json=settings).status_code == 200


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_mail_goes_over_an_encrypted_line(
    admin: FlaskClient, box: MailBox, certificate: Path, monkeypatch: pytest.MonkeyPatch, security: str
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    set_up(admin, box, security)
    assert admin.post(TEST, json={}).json["success"] is True
    assert len(box.mails) == 1


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_certificate_that_nobody_vouches_for_ends_the_conversation(
    admin: FlaskClient, box: MailBox, security: str
) -> None:
    set_up(admin, box, security)
    answer = admin.post(TEST, json={}).json
    assert (answer["success"], box.mails) == (False, [])
    assert answer["message"].startswith("The mail server's certificate is not valid: self-signed certificate")
