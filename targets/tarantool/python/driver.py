"""Performs a number of operations on a Tarantool, and prints how long they took."""

import argparse
import importlib
import json
import logging
import os
import sys
import warnings

from keys import keys_for, space_size

OPERATIONS = (
    "ping call evaluate select insert replace update upsert delete sql-select sql-insert sql-update sql-delete"
).split()
# Imported by name, so that a mode does not load the other's connector.
MODES = {"sync": "sync_mode", "async": "async_mode"}


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(2, f"driver: {message}\n")


def whole(low, high):
    def number(text):
        if text.isascii() and text.isdigit() and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")

    return number


def parse():
    parser = Parser(prog="driver", allow_abbrev=False, add_help=False)
    parser.add_argument("--operation", choices=OPERATIONS, required=True)
    parser.add_argument("--mode", choices=MODES, default="sync")
    parser.add_argument("--count", type=whole(1, 10**9), default=10_000)
    parser.add_argument("--concurrency", type=whole(1, 10**6), default=25)
    parser.add_argument("--seed", type=whole(1, 2147483646), default=1)
    options = parser.parse_args()
    address = os.environ.get("TARANTOOL") or "127.0.0.1:3301"
    options.host, _, port = address.rpartition(":")
    if not options.host or not port.isdigit():
        parser.error(f"TARANTOOL is not host:port: {address!r}")
    options.port = int(port)
    return options


def main():
    options = parse()
    # The connectors tell about lost connections in their own ways; this driver has one line for it.
    logging.disable()
    keys = keys_for(options.operation, options.count, options.seed)
    try:
        mode = importlib.import_module(MODES[options.mode])
        # After the import, since `tarantool` turns its own warnings on.
        warnings.simplefilter("ignore")
        seconds, errors = mode.run(options, keys, space_size(options.operation, options.count))
    except Exception as error:  # whatever the connectors raise
        where = f"{options.host}:{options.port}"
        sys.exit(f"driver: no connection to {where}: {' '.join(str(error).split()) or type(error).__name__}")
    print(json.dumps({"operations": options.count, "seconds": round(seconds, 6), "errors": errors}, separators=(",", ":")))


if __name__ == "__main__":
    main()
