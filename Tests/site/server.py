"""A web server for a folder, reached from this machine alone."""

from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Handler(SimpleHTTPRequestHandler):
    def end_headers(self):
        # Each test must load its pages again.
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code="-", size="-"):
        self.server.requests.append((int(code), self.path))

    def log_error(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    """`requests` has the status and the path of each request so far."""

    requests: list

    def address(self, path=""):
        return f"http://127.0.0.1:{self.server_port}/{path}"


@contextmanager
def serve(folder):
    with Server(("127.0.0.1", 0), partial(Handler, directory=folder)) as server:
        server.requests = []
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
