<?php

declare(strict_types=1);

namespace Driver;

/** The keys of a run, made before the clock starts. */
final class Keys
{
    private const TUPLES = 10_000;

    private function __construct(private int $state)
    {
    }

    /** @return list<int> */
    public static function for(string $operation, int $count, int $seed): array
    {
        $random = new self($seed);
        $keys = [];
        if (!self::deletes($operation)) {
            for ($i = 0; $i < $count; ++$i) {
                $keys[] = 1 + $random->next(self::TUPLES);
            }

            return $keys;
        }
        $keys = range(1, self::spaceSize($operation, $count));
        for ($i = count($keys) - 1; $i > 0; --$i) {
            $j = $random->next($i + 1);
            [$keys[$i], $keys[$j]] = [$keys[$j], $keys[$i]];
        }

        return array_slice($keys, 0, $count);
    }

    /** How many tuples an operation needs to begin with: what is deleted must be there, every key at most once. */
    public static function spaceSize(string $operation, int $count): int
    {
        return self::deletes($operation) ? max($count, self::TUPLES) : self::TUPLES;
    }

    private static function deletes(string $operation): bool
    {
        return str_ends_with($operation, 'delete');
    }

    /** The "minimal standard" generator of Park and Miller, the same in every driver: a seed means the same keys. */
    private function next(int $below): int
    {
        $this->state = $this->state * 48271% 2147483647;

        return $this->state % $below;
    }
}
