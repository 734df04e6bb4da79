<?php

declare(strict_types=1);

namespace Driver;

use parallel\Runtime;

/** A mode in several threads. A thread has no objects of another: it makes its own from the command line. */
final class Threads
{
    /** What this thread is to do next, once all have connected; threads keep what is static apart. */
    public static ?\Closure $perform = null;

    /**
     * Has one thread for each part of the keys connect; returns what performs the mode in all of them.
     *
     * @param list<list<int>> $parts
     */
    public static function connect(string $mode, array $parts): \Closure
    {
        $file = dirname(__DIR__)."/modes/$mode.php";
        $arguments = array_slice($_SERVER['argv'], 1);
        $threads = array_map(static fn () => new Runtime(dirname(__DIR__).'/vendor/autoload.php'), $parts);
        $connecting = static function (string $file, array $arguments, array $keys): ?string {
            try {
                gc_disable();
                self::$perform = (require $file)(new Options($arguments), $keys);

                return null;
            } catch (\Exception $exception) {
                return $exception->getMessage();
            }
        };
        $futures = [];
        foreach ($parts as $i => $part) {
            $futures[] = $threads[$i]->run($connecting, [$file, $arguments, $part]);
        }
        self::results($futures);

        return static fn (): Work => self::perform($threads);
    }

    /** @param list<Runtime> $threads */
    private static function perform(array $threads): Work
    {
        $performing = static function (): array|string {
            try {
                $work = (self::$perform)();

                return [$work->began, $work->ended, $work->errors];
            } catch (\Exception $exception) {
                return $exception->getMessage();
            }
        };
        $futures = array_map(static fn (Runtime $thread) => $thread->run($performing), $threads);

        return Work::together(array_map(static fn (array $result) => new Work(...$result), self::results($futures)));
    }

    /** What all have returned; a text is why one could not. */
    private static function results(array $futures): array
    {
        $results = array_map(static fn ($future) => $future->value(), $futures);
        foreach ($results as $result) {
            if (is_string($result)) {
                throw new \RuntimeException($result);
            }
        }

        return $results;
    }
}
