"""The command line that starts the process inside the sandbox, and what it may read."""

import json
import os
import subprocess
import sys
import sysconfig
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from han.tools.sandbox.limits import Limits

_HERE = Path(__file__).parent
_MODULES = ("syscalls", "codec", "seal", "inside")
_PACKAGES = ("han", "han.tools", "han.tools.sandbox")
# The sandbox cannot read this package: its files travel as text and become modules by hand.
_BOOT = """
import sys, types
def load(packages, texts):
    for name in packages:
        sys.modules[name] = types.ModuleType(name)
    for name, text in texts.items():
        module = sys.modules[name] = types.ModuleType(name)
        exec(compile(text, name, "exec"), module.__dict__)
    return module
import json
load(*json.loads(sys.argv[2])).serve(json.loads(sys.argv[1]))
"""
_LIBRARIES = ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib")
_ENVIRONMENT = {
    "PYTHONHASHSEED": "0",  # sets iterate alike on every run: a verdict must repeat
    "PYTHONUTF8": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "TZ": "UTC",
    "LC_ALL": "C.UTF-8",
    "HOME": "/nonexistent",
    "PATH": "/nonexistent",
}


@dataclass(frozen=True, slots=True)
class Readable:
    """What Python itself needs to read.

    Attributes:
        interpreter: the real binary, where ``sys.executable`` is a virtual environment's link.
        stdlib: folders whose listing is granted and whose entries stand in ``paths`` one by one.
        paths: files and folders that may be read, third-party packages left out.
    """

    interpreter: str
    stdlib: tuple[str, ...]
    paths: tuple[str, ...]


def environment() -> dict[str, str]:
    """Environment of the process inside: fixed, nothing of ours."""
    return dict(_ENVIRONMENT)


@cache
def readable() -> Readable:
    """Found from the running interpreter, wherever it was installed."""
    base = {"base": sys.base_prefix, "installed_base": sys.base_prefix}
    base |= {"platbase": sys.base_exec_prefix, "installed_platbase": sys.base_exec_prefix}
    folders = {os.path.realpath(sysconfig.get_path(k, vars=base)) for k in ("stdlib", "platstdlib")}
    stdlib = tuple(sorted(folders))
    skip = {"site-packages", "dist-packages", "test", "idlelib", "ensurepip", "__pycache__"}
    entries = [e for folder in stdlib for e in Path(folder).iterdir() if e.name not in skip]
    interpreter = os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)
    files = [interpreter, "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo"]
    files += ["/dev/urandom", *(str(e) for e in entries), *_libraries(stdlib)]
    return Readable(interpreter, stdlib, tuple(dict.fromkeys(p for p in files if Path(p).exists())))


def _libraries(stdlib: tuple[str, ...]) -> list[str]:
    """Folders of shared libraries; single files where a folder holds Python packages as well."""
    found: list[str] = []
    for folder in _library_folders():
        inside = any(Path(s).is_relative_to(folder) for s in stdlib)
        if inside or any(Path(folder).glob("python*")):
            found += [str(p) for p in Path(folder).glob("*.so*")]
        else:
            found.append(folder)
    return found


def _library_folders() -> list[str]:
    folders = [f"{sys.base_prefix}/lib", *_LIBRARIES]
    try:
        listing = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, timeout=5)
        paths = [line.rpartition(" => ")[2] for line in listing.stdout.splitlines() if "=>" in line]
        folders += [str(Path(path).parent) for path in paths]
    except (OSError, subprocess.SubprocessError):
        multiarch = sysconfig.get_config_var("MULTIARCH") or ""
        folders += [f"{folder}/{multiarch}" for folder in _LIBRARIES if multiarch]
    return [f for f in dict.fromkeys(map(os.path.realpath, folders)) if Path(f).is_dir()]


def command(limits: Limits, *, isolated: bool, landlock: bool) -> list[str]:
    """Argument list of the process inside; descriptor 0 must be its control socket.

    Args:
        limits: bounds of each run.
        isolated: seal each child (Landlock, system call filter), not only limit it.
        landlock: refuse to run where the kernel has no Landlock.
    """
    paths = readable()
    config = asdict(limits) | {"isolated": isolated, "landlock": landlock}
    config |= {"readable": paths.paths, "listable": paths.stdlib, "writable": ["/dev/null"]}
    texts = {f"{_PACKAGES[-1]}.{m}": (_HERE / f"{m}.py").read_text("utf-8") for m in _MODULES}
    # Not -I: that would ignore the hash seed; -s -S -P and a clean environment do the same.
    flags = ["-s", "-S", "-P", "-c", _BOOT]
    return [paths.interpreter, *flags, json.dumps(config), json.dumps([_PACKAGES, texts])]
