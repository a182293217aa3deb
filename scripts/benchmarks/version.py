"""What it costs to start."""

from .measuring import Row, best, instructions


def figures(fontgate, _arguments):
    command = fontgate("--version")
    own, other = best(command, ["fc-scan", "--version"], times=50)
    yield Row("`--version`, time", 2, own / other, " × fc-scan", f"{own * 1000:.1f} ms")
    yield Row("`--version`, instructions", 5, instructions(command) / 1e6, " M")
