#!/usr/bin/env python3
"""Compiles the programs of Tests/Cases/evaluator with swiftc and compares what they print.

    scripts/verify-evaluator-cases.py [NAME...]

Each program stands for itself; its `// prints:` comments are the expected lines in order. Run it
after adding or changing a case: the expectation must be Swift's answer, not ours.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

CASES = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Cases" / "evaluator"


def expected(text: str) -> list[str]:
    return re.findall(r"// prints: ?(.*)$", text, re.MULTILINE)


def verify(path: pathlib.Path) -> str | None:
    """What differs, or None."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "main.swift"
        source.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        program = pathlib.Path(folder) / "program"
        build = subprocess.run(
            ["swiftc", "-swift-version", "5", "-enable-bare-slash-regex", "-module-name", "main", "-Onone", "-lm"]
            + [str(source), "-o", str(program)],
            capture_output=True,
            text=True,
        )
        if build.returncode != 0:
            errors = [line for line in build.stderr.splitlines() if "error:" in line]
            return "does not compile: " + " | ".join(errors[:3])
        run = subprocess.run([str(program)], capture_output=True, text=True, timeout=60)
        printed = run.stdout.split("\n")[:-1]
        wanted = expected(path.read_text(encoding="utf-8"))
        for number, (left, right) in enumerate(zip(printed, wanted), 1):
            if left != right:
                return f"line {number}: Swift prints {left!r}, expected {right!r}"
        if len(printed) != len(wanted):
            return f"Swift prints {len(printed)} lines, expected {len(wanted)}"
    return None


def main() -> int:
    names = sys.argv[1:]
    paths = [path for path in sorted(CASES.glob("*.swift")) if not names or path.stem in names]
    failures = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for path, problem in zip(paths, pool.map(verify, paths)):
            if problem is not None:
                failures += 1
                print(f"{path.name}: {problem}")
    print(f"{len(paths) - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
