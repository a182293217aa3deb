"""Runs a program with a bound on its time and memory, and says how it ended.

Time is processor time, of all threads and children, so that a busy machine fails nothing; a run that waits
for what never comes is stopped after four times the bound by the clock.
"""

import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import time
from dataclasses import dataclass

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Outcome:
    """How a run ended. Memory is the largest resident size of any one of its processes."""

    code: int
    # By the clock, and of the processors.
    seconds: float
    processor_seconds: float
    megabytes: float
    output: bytes
    errors: bytes
    was_stopped: str = ""

    @property
    def text(self) -> str:
        """Everything that was written."""
        return (self.output + self.errors).decode("utf-8", "replace")

    @property
    def ending(self) -> str:
        if self.was_stopped:
            return self.was_stopped
        return f"exit {self.code}" if self.code >= 0 else signal.Signals(-self.code).name

    def faults(self, expected) -> list[str]:
        """What is wrong with the way it ended; `expected` are the exit codes that are right."""
        if self.was_stopped:
            return [self.was_stopped]
        if self.code in expected:
            return []
        if self.code < 0:
            return [f"crashed: {signal.Signals(-self.code).name}"]
        lines = self.errors.decode("utf-8", "replace").strip().splitlines()
        last = lines[-1][:200] if lines else "nothing on standard error"
        return [f"exit {self.code} in place of {'/'.join(map(str, expected))}: {last}"]


@dataclass
class Process:
    """A process that has not ended."""

    identifier: int
    megabytes: float
    seconds: float


def peak_megabytes(process: str) -> float:
    """The largest resident size that a process has had since it was started."""
    try:
        status = pathlib.Path(process, "status").read_text()
    except OSError:
        return 0
    lines = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(lines[0].split()[1]) / 1000 if lines else 0


def processes(session: int) -> list[Process]:
    """The processes of a session that have not ended."""
    numbers = [int(entry.name) for entry in os.scandir("/proc") if entry.name.isdigit()]
    return [found for found in (look(number, session) for number in numbers) if found]


def look(number: int, session: int) -> Process | None:
    """A process of a session; nothing where it is of another one, or has ended."""
    try:
        fields = pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()
    except (OSError, IndexError):
        return None
    if int(fields[3]) != session or fields[0] == "Z":
        return None
    return Process(number, peak_megabytes(f"/proc/{number}"), sum(map(int, fields[11:15])) / TICKS)


def end(session: int) -> int:
    """Ends all processes of a session; how many there were."""
    found = processes(session)
    for process in found:
        try:
            os.kill(process.identifier, signal.SIGKILL)
        except ProcessLookupError:
            pass
    return len(found)


def run(
    arguments,
    folder,
    seconds,
    megabytes,
    temporary=None,
    stdout=None,
    stderr=None,
    closed=(),
    before_start=None,
    while_running=None,
) -> Outcome:
    """Runs a program in a session of its own, and stops all of it at a limit.

    `closed` are the file descriptors that it starts without; `before_start` is called in its working
    directory just before it starts, `while_running` with the process as soon as it runs. What goes to
    `stdout` and `stderr` is kept where they are not given.
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
        process = subprocess.Popen(
            arguments,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output if stdout is None else stdout,
            stderr=errors if stderr is None else stderr,
            start_new_session=True,
            preexec_fn=prepare if closed or before_start else None,
        )
        stopped, peak, pause, looks = "", 0.0, 0.001, 0
        try:
            if while_running is not None:
                while_running(process)
            while True:
                done, status, usage = os.wait4(process.pid, os.WNOHANG)
                if done:
                    break
                # Looking for its children goes through all processes of the machine: now and then.
                if looks % 10 == 0:
                    found = processes(process.pid)
                else:
                    found = [one for one in [look(process.pid, process.pid)] if one]
                looks += 1
                peak = max([peak, *(one.megabytes for one in found)])
                if sum(one.seconds for one in found) > seconds:
                    stopped = stopped or f"over {seconds:g} s"
                if time.monotonic() - begin > 4 * seconds:
                    stopped = stopped or f"waits over {4 * seconds:g} s"
                if peak > megabytes:
                    stopped = stopped or f"over {megabytes} MB"
                if stopped:
                    end(process.pid)
                time.sleep(pause)
                pause = min(0.02, 2 * pause)
        finally:
            left = end(process.pid)
        elapsed = time.monotonic() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        used = usage.ru_utime + usage.ru_stime
        # What is reported of an ended process counts this one's size when it was forked, too.
        if usage.ru_maxrss > resource.getrusage(resource.RUSAGE_SELF).ru_maxrss:
            peak = max(peak, usage.ru_maxrss / 1000)
        if used > seconds:
            stopped = stopped or f"{used:.1f} s"
        if peak > megabytes:
            stopped = stopped or f"{peak:.0f} MB"
        if left and not stopped:
            stopped = f"left {left} running"
        texts = []
        for file in (output, errors):
            file.seek(0)
            texts.append(file.read(50_000_000))
        return Outcome(process.returncode, elapsed, used, peak, *texts, stopped)
