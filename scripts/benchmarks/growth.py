"""How the cost of one more grows with how many there are: fonts, files, callers, names, findings."""

import math
import shutil

from .measuring import PROJECT, Row, instructions

FONT = PROJECT / "Fixtures/Fonts/GateSans-Regular.ttf"
SMALL = 100
REPORTERS = [
    "terminal", "xcode", "json", "sarif", "junit", "checkstyle", "codeclimate", "gitlab",
    "github-actions-logging", "markdown", "html", "csv", "summary"]


def write(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def app(folder, targets=1):
    """An app with one font, or several that share all code."""
    lines = ["name: App\ntargets:\n"]
    for number in range(targets):
        lines.append(
            f"  App{number}: {{type: application, platform: iOS, sources: [App],"
            f" info: {{path: Info{number}.plist, properties: {{UIAppFonts: [Gate.ttf]}}}}}}\n")
    write(folder, "project.yml", "".join(lines))
    (folder / "App").mkdir(parents=True, exist_ok=True)
    shutil.copy(FONT, folder / "App/Gate.ttf")
    return ["check", folder]


def fonts(folder, count):
    """Fonts of different names: their name stands in the file as it is, and as UTF-16."""
    data = FONT.read_bytes()
    folder.mkdir(parents=True)
    for number in range(count):
        name = f"G{number:07}"
        wide = data.replace("GateSans".encode("utf-16-be"), name.encode("utf-16-be"))
        (folder / f"{name}.ttf").write_bytes(wide.replace(b"GateSans", name.encode()))
    return ["inspect", "--format", "json", folder]


def audited(folder, count):
    return ["audit", fonts(folder, count)[-1]]


def files(folder, count):
    for number in range(count):
        write(
            folder, f"App/Part{number % 50}/File{number}.swift",
            f'struct View{number} {{ let font = UIFont(name: "GateSans-Regular", size: {number % 40 + 1}) }}\n')
    return app(folder)


def callers(folder, count):
    write(folder, "App/Theme.swift", "enum Theme { static func font(_ name: String) -> UIFont? { UIFont(name: name, size: 12) } }\n")
    for part in range(0, count, 100):
        lines = [f'  let f{n} = Theme.font("GateSans-Regular")\n' for n in range(part, min(part + 100, count))]
        write(folder, f"App/View{part}.swift", f"struct View{part} {{\n{''.join(lines)}}}\n")
    return app(folder)


def names(folder, count):
    for part in range(0, count, 100):
        lines = [
            f'  let f{n} = UIFont(name: "Absent{n}x", size: 12)\n'
            for n in range(part, min(part + 100, count))]
        write(folder, f"App/View{part}.swift", f"struct View{part} {{\n{''.join(lines)}}}\n")


def targets(folder, count):
    """As many targets as names, which they all ask for."""
    side = math.isqrt(count)
    names(folder, side)
    return app(folder, targets=side)


def findings(folder, count, reporter="terminal"):
    names(folder, count)
    return [*app(folder), "--reporter", reporter]


def figures(fontgate, arguments):
    kinds = {
        "font of `inspect`": fonts, "font of `audit`": audited, "source file": files,
        "caller of a wrapper": callers, "target × name": targets, "finding": findings}
    for reporter in REPORTERS[1:]:
        kinds[f"finding, {reporter}"] = lambda folder, count, reporter=reporter: findings(folder, count, reporter)
    scratch = arguments.cache / "growth"
    for name, make in kinds.items():
        counted = {}
        for count in (1, SMALL, arguments.largest):
            shutil.rmtree(scratch, ignore_errors=True)
            scratch.mkdir()
            counted[count] = instructions(fontgate(*make(scratch / "app", count)))
        shutil.rmtree(scratch)
        few = (counted[SMALL] - counted[1]) / (SMALL - 1)
        many = (counted[arguments.largest] - counted[1]) / (arguments.largest - 1)
        yield Row(
            f"one more {name}", 1.2, many / few, " ×",
            f"{SMALL} to {arguments.largest:,}; {few / 1e6:.2f} M each, then {many / 1e6:.2f} M")
