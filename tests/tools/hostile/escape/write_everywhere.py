"""Creates a file wherever it might be allowed to."""

import os
import tempfile


def solve(x, where):
    folders = ["/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue", "/run", "/", ".", where["folder"]]
    folders += [where["home"], where["repository"], os.path.dirname(os.__file__)]
    for folder in folders:
        try:
            with open(os.path.join(folder, where["marker"]), "w") as file:
                file.write("x")
            return "ESCAPED: " + folder
        except OSError as error:
            last = error
    try:
        tempfile.TemporaryFile()
        return "ESCAPED: temporary file"
    except OSError:
        raise last from None
