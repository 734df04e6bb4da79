<?php

declare(strict_types=1);

use Driver\Options;
use Driver\Work;
use Swoole\Coroutine;
use Swoole\Coroutine\WaitGroup;

/**
 * As many coroutines of Swoole as --concurrency says, each with its own connection; the connectors do not know. They
 * connect inside, too: a connection belongs to the loop that it was made in.
 */
return static fn (Options $options, array $keys, ?Closure $connected = null): Closure => static function () use ($options, $keys, $connected): Work {
    Coroutine::set(['hook_flags' => SWOOLE_HOOK_TCP]);
    $works = [];
    $failure = null;
    Coroutine\run(static function () use ($options, $keys, $connected, &$works, &$failure): void {
        $parts = Work::share($keys, $options->concurrency);
        try {
            $connectors = array_map(static fn () => $options->connect(), $parts);
        } catch (Exception $exception) {
            $failure = $exception;

            return;
        }
        if ($connected !== null) {
            $connected();
        }
        $waiting = new WaitGroup();
        foreach ($parts as $i => $part) {
            $waiting->add();
            Coroutine::create(static function () use ($connectors, $options, $i, $part, $waiting, &$works, &$failure): void {
                try {
                    $works[] = Work::perform($connectors[$i], $options->operation, $part);
                } catch (Exception $exception) {
                    $failure = $exception;
                }
                $waiting->done();
            });
        }
        $waiting->wait();
    });

    return $failure === null ? Work::together($works) : throw $failure;
};
