"""Runs programs and measures them: time, memory, instructions."""

import atexit
import functools
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
ENVIRONMENT = {
    "PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C", "NO_COLOR": "1",
    # So that two runs do the same.
    "SWIFT_DETERMINISTIC_HASHING": "1",
}


@dataclass
class Row:
    """A figure: what was measured, what it should be at the most, what it is."""

    name: str
    target: float | None
    measured: float | None
    unit: str = ""
    note: str = ""

    @property
    def is_missed(self) -> bool:
        return None not in (self.target, self.measured) and self.measured > self.target

    def text(self, number: float | None) -> str:
        if number is None:
            return "–"
        digits = 0 if number >= 100 else 1 if number >= 10 else 2
        return f"{number:,.{digits}f}{self.unit}"

    @property
    def cells(self) -> list[str]:
        mark = " (missed)" if self.is_missed else ""
        return [self.name, self.text(self.target), self.text(self.measured) + mark, self.note]

    @property
    def line(self) -> str:
        name, target, measured, note = self.cells
        return f"{name}: {measured}, target {target}" + (f" ({note})" if note else "")


def table(rows: list[Row]) -> str:
    """The rows as Markdown."""
    lines = ["| what | target | measured | |", "|---|---|---|---|"]
    return "\n".join(lines + ["| " + " | ".join(row.cells) + " |" for row in rows]) + "\n"


def duration(arguments, folder=None) -> float:
    """The seconds of a run with nothing on its standard streams."""
    with open(os.devnull, "r+b") as null:
        begin = time.monotonic()
        process = subprocess.Popen(
            [str(argument) for argument in arguments], cwd=folder, env=ENVIRONMENT,
            stdin=null, stdout=null, stderr=null)
        process.wait()
        return time.monotonic() - begin


def megabytes(arguments, folder=None) -> float:
    """The most memory at one time. A process counts what it was forked from, which here is small."""
    output = subprocess.run(
        ["/usr/bin/time", "-f", "%M", *map(str, arguments)], cwd=folder, env=ENVIRONMENT,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    return int(output.split()[-1]) / 1000


def best(*commands, folder=None, times=5) -> list[float]:
    """The shortest time of each command; they run in turns, so that what else the machine does hits all."""
    seconds = [[] for _ in commands]
    for _ in range(times):
        for index, command in enumerate(commands):
            seconds[index].append(duration(command, folder))
    return [min(of) for of in seconds]


@functools.cache
def perf_counts() -> bool:
    if not shutil.which("perf"):
        return False
    probe = subprocess.run(
        ["perf", "stat", "-x", ",", "-e", "instructions:u", "true"], capture_output=True, text=True)
    return probe.returncode == 0 and "not " not in probe.stderr


def instructions(arguments, folder=None, by_valgrind=False) -> float:
    """The instructions of user code that a run takes."""
    arguments = [str(argument) for argument in arguments]
    if perf_counts() and not by_valgrind:
        output = subprocess.run(
            ["perf", "stat", "-x", ",", "-e", "instructions:u", *arguments], cwd=folder,
            env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
        return float(re.findall(r"^(\d+),", output, re.M)[-1])
    valgrind = [
        "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    output = subprocess.run(
        valgrind + arguments, cwd=folder, env=ENVIRONMENT | {"LD_PRELOAD": signal_waiting()},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    found = re.findall(r"I\s+refs:\s+([\d,]+)", output)
    if not found:
        said = [line for line in output.splitlines() if "INTERNAL ERROR" in line or "terminating" in line]
        raise SystemExit(
            f"valgrind cannot run the program on this machine: {(said or output.splitlines() or ['no output'])[-1].strip()}")
    return float(found[-1].replace(",", ""))


@functools.cache
def signal_waiting() -> str:
    """A library with a `sigsuspend` of its own, for programs that valgrind runs.

    Dispatch's main thread waits for signals with a mask that stands in read-only memory, where valgrind (seen with
    3.19) writes to it and dies. A copy of the mask can be written to.
    """
    folder = tempfile.mkdtemp(prefix="fontgate-benchmark-")
    atexit.register(shutil.rmtree, folder)
    library = os.path.join(folder, "signals.so")
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-x", "c", "-o", library, "-"], input=SIGNAL_WAITING, text=True, check=True)
    return library


SIGNAL_WAITING = """
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return syscall(SYS_rt_sigsuspend, &copy, _NSIG / 8);
}
"""


class Program:
    """A program without what only debuggers read, which valgrind takes long to read too."""

    def __init__(self, path: pathlib.Path):
        self.original = path

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="fontgate-benchmark-")
        self.path = pathlib.Path(self.folder.name) / "fontgate"
        stripped = shutil.which("strip") and subprocess.run(
            ["strip", "-o", self.path, self.original], capture_output=True)
        if not stripped or stripped.returncode:
            shutil.copy(self.original, self.path)
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def __call__(self, *arguments) -> list:
        return [self.path, *arguments]
