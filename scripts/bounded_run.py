"""Runs a program with a bound on its time and memory, and says how it ended."""

import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass


@dataclass
class Outcome:
    """How a run ended. Memory is the largest resident size of any one of its processes."""

    code: int
    seconds: float
    megabytes: float
    output: str
    errors: str
    was_stopped: str = ""

    @property
    def ending(self) -> str:
        if self.was_stopped:
            return self.was_stopped
        return f"exit {self.code}" if self.code >= 0 else signal.Signals(-self.code).name

    def faults(self, expected=None) -> list[str]:
        """What is wrong with the way it ended; `expected` are the exit codes that are right."""
        if self.was_stopped:
            return [self.was_stopped]
        if expected is not None and self.code in expected:
            return []
        if self.code < 0:
            return [f"crashed: {signal.Signals(-self.code).name}"]
        if expected is not None:
            lines = self.errors.strip().splitlines() or ["nothing on standard error"]
            return [f"exit {self.code} in place of {'/'.join(map(str, expected))}: {lines[-1][:200]}"]
        if self.code == 70:
            return ["an internal error"]
        return []


def processes(session: int) -> dict[int, float]:
    """The processes of a session that have not ended, with their resident size in MB."""
    found = {}
    for entry in os.scandir("/proc"):
        if not entry.name.isdigit():
            continue
        try:
            fields = pathlib.Path(entry.path, "stat").read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found[int(entry.name)] = int(fields[21]) * resource.getpagesize() / 1e6
    return found


def end(session: int) -> int:
    """Ends all processes of a session; how many there were."""
    found = processes(session)
    for process in found:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass
    return len(found)


def run(
    arguments,
    folder,
    seconds,
    megabytes,
    temporary=None,
    stdin=subprocess.DEVNULL,
    stdout=None,
    stderr=None,
    closed=(),
    before_start=None,
    while_running=None,
) -> Outcome:
    """Runs a program in a session of its own, and stops all of it at a limit.

    `closed` are the file descriptors that it starts without; `before_start` is called in its working
    directory just before it starts, `while_running` with the process as soon as it runs. What goes to `stdout` and `stderr` is kept where they are not given.
    """

    def prepare():
        if before_start:
            before_start()
        for number in closed:
            os.close(number)

    environment = dict(os.environ, NO_COLOR="1")
    if temporary is not None:
        environment["TMPDIR"] = str(temporary)
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        begin = time.monotonic()
        own_peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        process = subprocess.Popen(
            arguments,
            cwd=folder,
            env=environment,
            stdin=stdin,
            stdout=output if stdout is None else stdout,
            stderr=errors if stderr is None else stderr,
            start_new_session=True,
            preexec_fn=prepare if closed or before_start else None,
        )
        stopped, peak = "", 0.0
        try:
            if while_running is not None:
                while_running(process)
            while True:
                done, status, usage = os.wait4(process.pid, os.WNOHANG)
                if done:
                    break
                peak = max([peak, *processes(process.pid).values()])
                if not stopped and time.monotonic() - begin > seconds:
                    stopped = f"over {seconds:g} s"
                if not stopped and peak > 4 * megabytes:
                    stopped = f"over {4 * megabytes} MB"
                if stopped:
                    end(process.pid)
                time.sleep(0.01)
        finally:
            left = end(process.pid)
        elapsed = time.monotonic() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        # What this process had when it started the other counts as the other's too.
        if usage.ru_maxrss > own_peak:
            peak = max(peak, usage.ru_maxrss / 1000)
        if not stopped and peak > megabytes:
            stopped = f"{peak:.0f} MB"
        if not stopped and left:
            stopped = f"left {left} running"
        texts = []
        for file in (output, errors):
            file.seek(0)
            texts.append(file.read(20_000_000).decode("utf-8", "replace"))
        return Outcome(process.returncode, elapsed, peak, *texts, stopped)
