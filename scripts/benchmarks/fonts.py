"""Real fonts: those of Debian's packages."""

import os
import subprocess

from .measuring import Row, best, instructions, megabytes

LEAST = 2_500
SUFFIXES = (".ttf", ".otf", ".ttc")
PACKAGES = """
fonts-noto-core fonts-noto-extra fonts-noto-ui-core fonts-noto-ui-extra fonts-noto-color-emoji fonts-lato
fonts-urw-base35 fonts-texgyre fonts-open-sans fonts-roboto-unhinted fonts-roboto-fontface fonts-ebgaramond-extra
fonts-inter fonts-dejavu-core fonts-dejavu-extra fonts-freefont-ttf fonts-freefont-otf fonts-liberation
fonts-linuxlibertine fonts-hosny-amiri fonts-firacode fonts-jetbrains-mono fonts-stix fonts-sil-charis
fonts-sil-gentiumplus fonts-mplus
""".split()


def corpus(cache):
    """A folder with the fonts, made once."""
    folder = cache / "fonts"
    if folder.exists():
        return folder
    packages, tree = cache / "packages", cache / "unpacked"
    packages.mkdir(exist_ok=True)
    subprocess.run(["apt-get", "download", "-qq", *PACKAGES], cwd=packages, check=True)
    for package in sorted(packages.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", package, tree], check=True)
    making = cache / "fonts.new"
    for path, _, names in os.walk(tree):
        for name in names:
            source = os.path.join(path, name)
            if name.endswith(SUFFIXES) and not os.path.islink(source):
                target = making / os.path.relpath(path, tree)
                target.mkdir(parents=True, exist_ok=True)
                os.link(source, target / name)
    making.rename(folder)
    return folder


def figures(fontgate, arguments):
    folder = corpus(arguments.cache)
    count = sum(len(names) for _, _, names in os.walk(folder))
    if count < LEAST:
        raise RuntimeError(f"{folder} has {count} fonts, fewer than {LEAST}")
    inspect = fontgate("inspect", "--format", "json", folder)
    audit = fontgate("audit", folder)
    everything = fontgate("inspect", "--format", "json", "--all-names", "--coverage", folder)
    scan = ["fc-scan", folder]
    times = best(scan, inspect, audit)
    note = f"{count:,} fonts"
    for name, seconds in (("inspect --format json", times[1]), ("audit", times[2])):
        yield Row(f"`{name}`, time", 0.35, seconds / times[0], " × fc-scan", f"{note} in {seconds:.2f} s")
    counted = [instructions(command) for command in (scan, inspect, audit)]
    yield Row(
        "`inspect --format json`, instructions", 0.5, counted[1] / counted[0], " × fc-scan",
        f"{counted[1] / 1e9:.2f} G")
    yield Row("`audit`, instructions", None, counted[2] / counted[0], " × fc-scan", f"{counted[2] / 1e9:.2f} G")
    yield Row("`inspect --format json`, memory", 32, megabytes(inspect), " MB")
    yield Row("`audit`, memory", 32, megabytes(audit), " MB")
    yield Row("`inspect --all-names --coverage`, memory", 64, megabytes(everything), " MB")
