"""The shipped proxy of a public board: nginx at free ports, with shorter times or lower limits where a test wants them."""

import getpass
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

SHIPPED = Path(__file__).parents[3] / "deploy" / "nginx"
_TEMPORARY = "client_body", "proxy", "fastcgi", "uwsgi", "scgi"


@dataclass(frozen=True)
class Nginx:
    """A running proxy: its port for TLS, and that without; ``folder`` is what certbot writes to."""

    port: int
    plain: int
    folder: Path

    @property
    def address(self) -> str:
        return f"https://127.0.0.1:{self.port}/"


def program(name: str) -> str:
    """Return the path of a program; the test is skipped where it is missing."""
    if found := shutil.which(name, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"):
        return found
    pytest.skip(f"{name} is not installed: on Debian it is in the package {'nginx-light' if name == 'nginx' else name}")


def trusting() -> ssl.SSLContext:
    """Return the settings of a client that believes every certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextmanager
def nginx(bot: int, folder: Path, changes: Mapping[str, str] | None = None, upstream: str = "") -> Iterator[Nginx]:
    """Run the shipped proxy before a bot at a port, with ``changes`` of its text, and with more lines beside the address.

    Its listening sockets are passed on to it, so it is reachable from the beginning.
    """
    make_certificate = f"{program('openssl')} req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    subprocess.run(
        [*make_certificate.split(), "-subj", "/CN=board.example.org", "-keyout", "key.pem", "-out", "chain.pem"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    with ExitStack() as opened:
        listening = [opened.enter_context(socket.create_server(("127.0.0.1", 0), backlog=500)) for _ in range(2)]
        for one in listening:
            one.setblocking(False)  # which nginx takes for granted
        plain, port = (one.getsockname()[1] for one in listening)
        text = (SHIPPED / "nginx.conf").read_text(encoding="utf-8")
        own = {
            "listen 80 ": f"listen 127.0.0.1:{plain} ",
            "listen 443 ": f"listen 127.0.0.1:{port} ",
            "listen [::]:80 default_server;": "",
            "listen [::]:443 ssl default_server sndbuf=64k;": "",
            "/etc/letsencrypt/live/board/fullchain.pem": "chain.pem",
            "/etc/letsencrypt/live/board/privkey.pem": "key.pem",
            "/var/log/nginx/error.log": str(folder / "error.log"),
            "/var/www/html": str(folder),
        }
        for shipped, changed in {**own, **(changes or {})}.items():
            assert shipped in text, shipped
            text = text.replace(shipped, changed)
        (folder / "nginx.conf").write_text(text, encoding="utf-8")
        address = (SHIPPED / "upstream.conf").read_text(encoding="utf-8").replace("127.0.0.1:8518", f"127.0.0.1:{bot}")
        paths = "".join(f"{one}_temp_path {folder / one};\n" for one in _TEMPORARY)
        (folder / "upstream.conf").write_text(address + paths + upstream, encoding="utf-8")
        command = [program("nginx"), "-c", folder / "nginx.conf", "-e", folder / "error.log"]
        command += ["-g", f"daemon off; pid {folder / 'pid'}; lock_file {folder / 'lock'}; user {getpass.getuser()};"]
        files = [one.fileno() for one in listening]
        environment = {**os.environ, "NGINX": "".join(f"{one};" for one in files)}
        with subprocess.Popen(command, env=environment, pass_fds=files, stdout=subprocess.DEVNULL) as running:
            try:
                yield Nginx(port, plain, folder)
            finally:
                running.terminate()
