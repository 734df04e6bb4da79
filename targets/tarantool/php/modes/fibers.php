<?php

declare(strict_types=1);

use Driver\Options;
use Driver\Work;
use Revolt\EventLoop;

/** As many fibers as --concurrency says, each with its own connection, on Revolt's event loop. */
return static function (Options $options, array $keys): Closure {
    $parts = Work::share($keys, $options->concurrency);
    $connectors = array_map(static fn () => $options->connect(), $parts);

    return static function () use ($options, $parts, $connectors): Work {
        $works = [];
        $failure = null;
        foreach ($parts as $i => $part) {
            EventLoop::queue(static function () use ($connectors, $options, $i, $part, &$works, &$failure): void {
                try {
                    $works[] = Work::perform($connectors[$i], $options->operation, $part);
                } catch (Exception $exception) {
                    $failure = $exception;
                }
            });
        }
        EventLoop::run();

        return $failure === null ? Work::together($works) : throw $failure;
    };
};
