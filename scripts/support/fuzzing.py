"""What the fuzzers share: batches, the bound of each run, and how a finding is made small and kept.

A batch is a folder with one item (an app, a font) in each of its entries; it is run as a whole, and only a
batch that fails is taken apart. What fails is made smaller while it fails in the same way, and kept in a
folder, so that the smallest are read first.
"""

import argparse
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import tempfile
import time
from dataclasses import dataclass, field

from . import bounded_run

PROJECT = pathlib.Path(__file__).resolve().parents[2]
# What a run may take of time and memory.
SECONDS = 10
MEGABYTES = 512
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]")


@dataclass
class Item:
    """One mutated input: its files by their path. A path may stand for a file that is only linked."""

    name: str
    files: dict[str, bytes]
    links: dict[str, pathlib.Path] = field(default_factory=dict)

    def write(self, folder: pathlib.Path) -> None:
        for name, content in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        for name, target in self.links.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                os.link(target, path)
            except OSError:
                shutil.copyfile(target, path)

    @property
    def size(self) -> int:
        return sum(map(len, self.files.values()))


def listing(folder: pathlib.Path) -> list:
    """Everything in a folder, so that a change is seen."""
    found = []
    for path, folders, files in os.walk(folder):
        for name in folders + files:
            status = os.lstat(os.path.join(path, name))
            found.append((path, name, status.st_mode, status.st_size, status.st_mtime_ns))
    return sorted(found)


class Fuzzer:
    """Runs commands over batches of items.

    `commands` are lists of arguments; they run in the batch's folder. Those with `json` among them must
    write valid JSON.
    """

    def __init__(self, commands: list[list[str]], batch: int, description: str):
        self.commands = commands
        self.batch = batch
        self.description = description

    def parse(self, limit=SECONDS) -> argparse.Namespace:
        parser = argparse.ArgumentParser(description=self.description)
        parser.add_argument("--fontgate", default=PROJECT / ".build/debug/fontgate", type=pathlib.Path)
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--seconds", type=float, default=60, help="how long to go on")
        parser.add_argument("--items", type=int, help="how many to make, however long it takes")
        parser.add_argument(
            "--limit", type=float, default=limit, help="the seconds that a run may take; a release build keeps these"
        )
        parser.add_argument("--batch", type=int, default=self.batch, help="how many in one run")
        parser.add_argument("--findings", default=PROJECT / ".build/fuzz-findings", type=pathlib.Path)
        self.arguments = parser.parse_args()
        self.arguments.fontgate = self.arguments.fontgate.resolve()
        return self.arguments

    def fault(self, items: list[Item]) -> str:
        """How a run over some items fails; empty where it does not."""
        with tempfile.TemporaryDirectory(prefix="fontgate-fuzz-") as name:
            folder = pathlib.Path(name) / "batch"
            temporary = pathlib.Path(name) / "temporary"
            folder.mkdir()
            temporary.mkdir()
            for item in items:
                item.write(folder / item.name)
            before = listing(folder)
            for command in self.commands:
                outcome = bounded_run.run(
                    [self.arguments.fontgate, *command], folder, self.arguments.limit, MEGABYTES, temporary
                )
                fault = self.judge(outcome, command)
                if not fault and listing(folder) != before:
                    fault = "changed what it read"
                if not fault and listing(temporary):
                    fault = "left files in the temporary folder"
                if fault:
                    return f"{command[0]}: {fault}"
        return ""

    def judge(self, outcome: bounded_run.Outcome, command: list[str]) -> str:
        faults = outcome.faults(expected=(0, 1))
        if faults:
            return faults[0].split(":")[0] if faults[0].startswith("exit") else faults[0]
        if "json" in command:
            try:
                json.loads(outcome.output)
            except ValueError:
                return "no valid JSON"
        found = CONTROL.search(outcome.output + outcome.errors)
        return f"wrote the control character {found.group()!r}" if found else ""

    def culprits(self, items: list[Item]) -> list[tuple[list[Item], str]]:
        """The smallest parts of a batch that fail, each with how; none where it was only slow as a whole."""
        if len(items) == 1:
            fault = self.fault(items)
            return [(items, fault)] if fault else []
        half = len(items) // 2
        found = []
        for part in (items[:half], items[half:]):
            if self.fault(part):
                found += self.culprits(part)
        return found

    def run(self, make, kept: list[Item]) -> int:
        """Makes items by `make(random, number)` and runs them, after those that were kept from before."""
        arguments = self.arguments
        begin = time.monotonic()
        done, findings, number = 0, {}, 0
        for start in range(0, len(kept), arguments.batch):
            done += self.run_batch(kept[start : start + arguments.batch], findings)
        while (
            number < arguments.items
            if arguments.items is not None
            else time.monotonic() - begin < arguments.seconds
        ):
            items = []
            for _ in range(arguments.batch):
                # Each has numbers of its own, so that one can be made again without the others.
                items.append(make(random.Random(f"{arguments.seed}/{number}"), number))
                number += 1
            done += self.run_batch(items, findings)
        seconds = time.monotonic() - begin
        for size, name, fault in sorted(findings.values()):
            print(f"{size:>8} bytes  {name}: {fault}")
        print(f"{done} items with seed {arguments.seed} in {seconds:.0f} s: {len(findings)} findings", flush=True)
        return 1 if findings else 0

    def run_batch(self, items: list[Item], findings: dict) -> int:
        if self.fault(items):
            for part, fault in self.culprits(items):
                if fault in findings and findings[fault][0] <= part[0].size:
                    continue
                small = self.smaller(part[0], fault)
                findings[fault] = (small.size, self.keep(small, fault), fault)
                print(f"found: {findings[fault][1]}: {fault}", flush=True)
        return len(items)

    def smaller(self, item: Item, fault: str) -> Item:
        """The item without what its fault does not need, as far as a minute allows."""
        end = time.monotonic() + 60

        def fails(candidate: Item) -> bool:
            return time.monotonic() < end and self.fault([candidate]) == fault

        for name in sorted(item.links):
            candidate = Item(item.name, item.files, {k: v for k, v in item.links.items() if k != name})
            if fails(candidate):
                item = candidate
        for name in sorted(item.files, key=lambda name: -len(item.files[name])):
            candidate = Item(item.name, {k: v for k, v in item.files.items() if k != name}, item.links)
            if candidate.files and fails(candidate):
                item = candidate
        for name in sorted(item.files):
            step = len(item.files[name]) // 2
            while step and time.monotonic() < end:
                at = 0
                while at < len(item.files[name]) and time.monotonic() < end:
                    content = item.files[name]
                    candidate = Item(
                        item.name, {**item.files, name: content[:at] + content[at + step :]}, item.links
                    )
                    if fails(candidate):
                        item = candidate
                    else:
                        at += step
                step //= 2
        return item

    def keep(self, item: Item, fault: str) -> pathlib.Path:
        digest = hashlib.sha256(repr(sorted(item.files.items())).encode()).hexdigest()[:8]
        folder = self.arguments.findings / f"{item.size:08}-{digest}"
        shutil.rmtree(folder, ignore_errors=True)
        item.write(folder)
        (folder.parent / f"{folder.name}.txt").write_text(fault + "\n")
        return folder


def mutated(random: random.Random, data: bytes, tokens: list[bytes], pool: list[bytes]) -> bytes:
    """Some bytes with one to four changes."""
    for _ in range(random.choice([1, 1, 1, 2, 2, 3, 4])):
        data = random.choice(CHANGES)(random, data, tokens, pool)
    return data[:400_000]


def place(random, data):
    return random.randrange(len(data) + 1)


def span(random, data):
    begin = place(random, data)
    return begin, min(len(data), begin + random.choice([1, 2, 4, 16, 64, 500]))


def flip(random, data, tokens, pool):
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 8])):
        if data:
            data[random.randrange(len(data))] = random.choice([0, 0xFF, 0x7F, 0x80, random.randrange(256)])
    return bytes(data)


def remove(random, data, tokens, pool):
    begin, end = span(random, data)
    return data[:begin] + data[end:]


def repeat(random, data, tokens, pool):
    begin, end = span(random, data)
    return data[:begin] + data[begin:end] * random.choice([2, 3, 10, 100]) + data[end:]


def insert_token(random, data, tokens, pool):
    at = place(random, data)
    return data[:at] + random.choice(tokens) + data[at:]


def flood(random, data, tokens, pool):
    at = place(random, data)
    text = b"".join(random.choice(tokens) for _ in range(random.choice([1, 1, 2, 3])))
    return data[:at] + text * min(random.choice([20, 200, 2_000]), 20_000 // max(1, len(text))) + data[at:]


def nest(random, data, tokens, pool):
    begin, end = span(random, data)
    opening, closing = random.choice([(b"(", b")"), (b"[", b"]"), (b"{", b"}"), (b"<a>", b"</a>"), (b'"', b'"'), (b"/*", b"*/"), (b"\\(", b")"), (b"${", b"}")])
    count = random.choice([1, 3, 20, 70, 300])
    return data[:begin] + opening * count + data[begin:end] + closing * count + data[end:]


def cut(random, data, tokens, pool):
    return data[: place(random, data)]


def one_line(random, data, tokens, pool):
    begin, end = span(random, data)
    return data[:begin] + data[begin:end].replace(b"\n", b" ") * random.choice([1, 50, 500]) + data[end:]


def swap(random, data, tokens, pool):
    first, second = sorted((span(random, data), span(random, data)))
    if first[1] > second[0]:
        return data
    return data[: first[0]] + data[second[0] : second[1]] + data[first[1] : second[0]] + data[first[0] : first[1]] + data[second[1] :]


def splice(random, data, tokens, pool):
    other = random.choice(pool)
    begin = place(random, other)
    part = other[begin : begin + random.choice([50, 500, 5_000])]
    at = place(random, data)
    return data[:at] + part + data[at:]


def lines(random, data, tokens, pool):
    parts = data.split(b"\n")
    random.shuffle(parts)
    return b"\n".join(parts)


def number(random, data, tokens, pool):
    found = list(re.finditer(rb"\d+", data))
    if not found:
        return data
    match = random.choice(found)
    value = random.choice([b"-1", b"0", b"9223372036854775807", b"-9223372036854775808", b"99999999999999999999", b"1e999", b"65536", b"0x7fffffff", b"1.5"])
    return data[: match.start()] + value + data[match.end() :]


def rename(random, data, tokens, pool):
    """Makes two words of a text one: what refers to one thing refers to another, or to itself."""
    words = sorted(set(re.findall(rb"[A-Za-z_]{2,}", data)))
    if len(words) < 2:
        return data
    old, new = random.sample(words, 2)
    return re.sub(rb"\b" + re.escape(old) + rb"\b", new, data)


CHANGES = [flip, remove, repeat, insert_token, flood, nest, cut, one_line, swap, splice, lines, number, rename, rename, insert_token]
