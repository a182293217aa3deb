"""The Python environment of the scripts: fontTools, brotli, jsonschema and axe-core, in a folder of the project's own."""

import fcntl
import os
import pathlib
import subprocess
import sys
import venv

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = PROJECT / ".venv"
# Pinned, because the bytes of the fixtures depend on them.
PACKAGES = ["fonttools==4.68.0", "brotli==1.2.0", "jsonschema==4.26.0", "axe-core-python==0.1.0"]


def enter():
    """Runs the script again under the environment's Python, unless it already runs there."""
    if pathlib.Path(sys.prefix).resolve() == FOLDER.resolve():
        return
    python = FOLDER / "bin" / "python"
    wanted = "\n".join(PACKAGES)
    stamp = FOLDER / "fontgate-packages.txt"
    FOLDER.mkdir(exist_ok=True)
    with open(FOLDER / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists() or stamp.read_text() != wanted:
            venv.create(FOLDER, with_pip=True)
            command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*command, *PACKAGES], check=True, stdout=sys.stderr)
            stamp.write_text(wanted)
    os.execv(python, [str(python), *sys.argv])
