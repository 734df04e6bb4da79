<?php

declare(strict_types=1);

namespace Driver;

/** What a worker did: nanoseconds of the monotonic clock at its first request and last answer, and its errors. */
final class Work
{
    public function __construct(
        public readonly int $began,
        public readonly int $ended,
        public readonly int $errors,
    ) {
    }

    /** @param list<int> $keys */
    public static function perform(Connector $connector, string $operation, array $keys): self
    {
        $correct = $connector->operation($operation);
        $errors = 0;
        $began = hrtime(true);
        foreach ($keys as $key) {
            try {
                $errors += $correct($key) ? 0 : 1;
            } catch (\Exception $exception) {
                if (!$connector->answered($exception)) {
                    throw $exception;
                }
                ++$errors;
            }
        }

        return new self($began, hrtime(true), $errors);
    }

    /**
     * From the first request of any worker to the last answer of any.
     *
     * @param list<self> $works
     */
    public static function together(array $works): self
    {
        return new self(
            min(array_column($works, 'began')),
            max(array_column($works, 'ended')),
            array_sum(array_column($works, 'errors')),
        );
    }

    /**
     * The keys in as many equal parts as there are workers; no part is empty.
     *
     * @param  list<int> $keys
     * @return list<list<int>>
     */
    public static function share(array $keys, int $workers): array
    {
        $parts = [];
        foreach ($keys as $i => $key) {
            $parts[$i % $workers][] = $key;
        }

        return $parts;
    }
}
