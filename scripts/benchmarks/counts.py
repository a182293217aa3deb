"""The instructions of fixed small inputs, against those that are written down."""

import json
import pathlib
import platform
import subprocess

from .measuring import PROJECT, instructions

FILE = pathlib.Path(__file__).parent / "counts.json"
MAKER = "counted with"
TOLERANCE = 0.05
INPUTS = {
    "version": ["--version"],
    "inspect": ["inspect", "--format", "json", "Fixtures/Fonts"],
    "inspect, all names and coverage": [
        "inspect", "--format", "json", "--all-names", "--coverage", "Fixtures/Fonts"],
    "audit": ["audit", "Fixtures/Fonts"],
    "check, Swift": ["check", "Fixtures/Apps/misspelled-name"],
    "check, XcodeGen": ["check", "Fixtures/Apps/xcodegen"],
    "check, React Native": ["check", "Fixtures/Apps/react-native-theme"],
    "check, Objective-C": ["check", "Fixtures/Apps/objective-c-fonts"],
    "check, JSON": ["check", "Fixtures/Apps/misspelled-name", "--reporter", "json"],
    "check, SARIF": ["check", "Fixtures/Apps/misspelled-name", "--reporter", "sarif"],
    "explain a rule": ["explain", "unknown_font_name"],
}


def maker() -> str:
    """Whose counts they are: of another compiler or processor they are others."""
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    return f"{platform.system()} {platform.machine()}, {version.splitlines()[0] if version else 'no Swift'}"


def run(fontgate, accepts: bool) -> int:
    """Counts by valgrind alone: perf's counts differ with the machine's kernel."""
    known = json.loads(FILE.read_text()) if FILE.exists() else {}
    if not accepts and known and known.pop(MAKER, None) != maker():
        print(f"skipped: {FILE.name} is of another compiler or processor than {maker()}")
        return 0
    counted = {}
    for name, arguments in INPUTS.items():
        path = next((PROJECT / item for item in arguments if item.startswith("Fixtures/")), PROJECT)
        if not path.exists():
            raise RuntimeError(f"{path} is not there")
        counted[name] = round(instructions(fontgate(*arguments), folder=PROJECT, by_valgrind=True) / 1e6, 1)
        print(f"{counted[name]:>9.1f} M  {name}", flush=True)
    if accepts:
        FILE.write_text(json.dumps({MAKER: maker()} | counted, indent=2) + "\n")
        return 0
    if not known:
        print(f"{FILE.name} is not there: --accept writes it")
        return 1
    faults = []
    for name, count in counted.items():
        if name not in known:
            faults.append(f"{name} is not written down")
        elif abs(count / known[name] - 1) > TOLERANCE:
            faults.append(f"{name}: {count} M, {count / known[name] - 1:+.0%} against {known[name]} M")
    faults += [f"{name} is written down and was not counted" for name in known if name not in counted]
    print("\n".join(faults) or f"{len(counted)} counts are within {TOLERANCE:.0%}")
    return 1 if faults else 0
