"""Debian's Chromium without a window, driven through its pipe (Chrome DevTools Protocol)."""

import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

KEYS = {
    "Tab": ("Tab", 9, ""),
    "Enter": ("Enter", 13, "\r"),
    "Space": (" ", 32, " "),
    "Escape": ("Escape", 27, ""),
    "ArrowRight": ("ArrowRight", 39, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "Home": ("Home", 36, ""),
    "End": ("End", 35, ""),
}


def program() -> str | None:
    """The browser; None where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    return None


class Browser:
    """One browser with one page; what the page says and asks for is kept."""

    def __init__(self, seconds: float = 60) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="fontgate-browser-", ignore_cleanup_errors=True)
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        arguments = [
            program() or "chromium",
            "--headless=new",
            "--remote-debugging-pipe",
            "--no-sandbox",
            "--disable-gpu",
            # Containers have little shared memory.
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--font-render-hinting=none",
            f"--user-data-dir={self.folder.name}",
            "about:blank",
        ]

        def connect() -> None:
            # The browser reads from 3 and writes to 4.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            arguments,
            preexec_fn=connect,
            close_fds=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.seconds = seconds
        self.buffer = b""
        self.number = 0
        self.events: list[dict] = []
        self.session: str | None = None
        try:
            target = self.send("Target.createTarget", url="about:blank")["targetId"]
            self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                self.send(f"{domain}.enable")
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.output)
        os.close(self.input)
        self.folder.cleanup()

    def send(self, method: str, **parameters: object) -> dict:
        self.number += 1
        message: dict = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self) -> dict:
        end = time.monotonic() + self.seconds
        while b"\0" not in self.buffer:
            # Reading would wait for ever for a browser that hangs.
            if not select.select([self.input], [], [], max(end - time.monotonic(), 0))[0]:
                raise RuntimeError("the browser does not answer")
            part = os.read(self.input, 1 << 16)
            if not part:
                raise RuntimeError("the browser has ended")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def view(self, width: int, height: int = 900, dark: bool = False, scale: float = 1) -> None:
        """The size of the window, and whether it is dark."""
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=scale, mobile=width < 600,
        )
        scheme = "dark" if dark else "light"
        self.send(
            "Emulation.setEmulatedMedia",
            features=[
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": "reduce"},
            ],
        )

    def open(self, path: str) -> float:
        """Opens a file, and gives the seconds until it was there."""
        self.events.clear()
        start = time.monotonic()
        self.send("Page.navigate", url=pathlib.Path(path).absolute().as_uri())
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return time.monotonic() - start

    def run(self, script: str) -> object:
        """What a script gives."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(str(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def press(self, key: str) -> None:
        """A key, by its name or as a letter."""
        name, code, text = KEYS.get(key, (key, ord(key[0].upper()), key))
        data = {"key": name, "code": key, "windowsVirtualKeyCode": code}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **data)
        self.send("Input.dispatchKeyEvent", type="keyUp", **data)

    def type(self, text: str) -> None:
        for letter in text:
            self.press(letter)

    def picture(self, path: str, whole: bool = True) -> None:
        """A picture of the page, as far as it reaches or as far as the window does."""
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def complaints(self) -> list[str]:
        """What the page said to its console, and what it asked others for."""
        found = []
        for event in self.events:
            method, data = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(f"exception: {data['exceptionDetails'].get('text')}")
            elif method == "Log.entryAdded":
                found.append(f"console: {data['entry'].get('text')}")
            elif method == "Runtime.consoleAPICalled":
                found.append(f"console: {[part.get('value') for part in data['args']]}")
            elif method == "Network.requestWillBeSent":
                url = data["request"]["url"]
                if not url.startswith(("file:", "data:,")) or data["type"] not in ("Document", "Other", "Image"):
                    found.append(f"request: {url}")
        documents = [
            event for event in self.events
            if event.get("method") == "Network.requestWillBeSent"
            and event["params"]["request"]["url"].startswith("file:")
        ]
        if len(documents) > 1:
            found.append(f"{len(documents)} files were opened")
        return found
