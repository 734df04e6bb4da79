"""The keys of a run, made before the clock starts."""

TUPLES = 10_000


class Random:
    """The "minimal standard" generator of Park and Miller, the same in every driver: a seed means the same keys."""

    def __init__(self, seed):
        self.state = seed

    def next(self, below):
        self.state = self.state * 48271% 2147483647
        return self.state % below


def space_size(operation, count):
    """How many tuples an operation needs to begin with: what is deleted must be there, every key at most once."""
    return max(count, TUPLES) if operation.endswith("delete") else TUPLES


def keys_for(operation, count, seed):
    random = Random(seed)
    if not operation.endswith("delete"):
        return [1 + random.next(TUPLES) for _ in range(count)]
    keys = list(range(1, space_size(operation, count) + 1))
    for i in range(len(keys) - 1, 0, -1):
        j = random.next(i + 1)
        keys[i], keys[j] = keys[j], keys[i]
    return keys[:count]
