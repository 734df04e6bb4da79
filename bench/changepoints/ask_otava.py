"""Asks Apache Otava, as `compute_change_points` of otava.analysis: settings and series on stdin, reports on stdout, JSON."""

import json
import sys
import time

from otava.analysis import compute_change_points


def ask(job, settings):
    # A list, as Otava's own series are: of an array it would not take windows.
    values = job["values"]
    reports = []
    for night in job["nights"]:
        start = max(0, night - job["window"])
        found, _ = compute_change_points(
            values[start:night], window_len=settings["windowLength"], max_pvalue=settings["maxPvalue"]
        )
        if found:
            reports.append([night, [int(each.index) + start for each in found]])
    return reports


asked = json.load(sys.stdin)
began = time.perf_counter()
reports = [ask(job, asked["settings"]) for job in asked["jobs"]]
json.dump({"reports": reports, "seconds": time.perf_counter() - began}, sys.stdout)
