"""Checkouts of real apps, against what somebody would write by hand: grep for the calls, fc-scan for the fonts."""

from .measuring import Row, best, duration, instructions, megabytes

CALLS = r"UIFont\(name:|NSFont\(name:|Font\.custom\(|fontWithName:|fontFamily|UIAppFonts|CTFontCreateWithName"
SCRIPT = f"""grep -rnE '{CALLS}' "$1" --include=*.swift --include=*.m --include=*.js --include=*.tsx --include=*.plist
find "$1" \\( -name '*.ttf' -o -name '*.otf' \\) -print0 | xargs -0 -r fc-scan -f '%{{postscriptname}}\\n'"""


def figures(fontgate, arguments):
    if not arguments.apps:
        yield Row("`check` of public apps", None, None, note="not measured: no --apps")
        return
    apps = sorted(path for path in arguments.apps.iterdir() if path.is_dir())
    own = other = peak = 0
    for app in apps:
        seconds, script = best(
            fontgate("check", app), ["sh", "-c", SCRIPT, "sh", app], times=3)
        own, other = own + seconds, other + script
        peak = max(peak, megabytes(fontgate("check", app)))
        if app.name in ("iOS", "home-assistant"):
            yield Row(f"`check` of {app.name}, time", 1, seconds, " s")
            yield Row(f"`check` of {app.name}, instructions", 4, instructions(fontgate("check", app)) / 1e9, " G")
    yield Row(f"`check` of {len(apps)} apps, time", 4, own / other, " × a script", f"{own:.1f} s")
    yield Row("`check` of one app, memory", 256, peak, " MB")
    joint = fontgate("check", arguments.apps)
    yield Row("all in one folder, time", 1, duration(joint) / own, " × one by one")
    yield Row("all in one folder, memory", 512, megabytes(joint), " MB")
