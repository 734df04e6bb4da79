<?php

declare(strict_types=1);

use Driver\Options;
use Driver\Work;
use Swoole\Process;

/** Two processes, each with as many coroutines of Swoole as --concurrency says. */
return static fn (Options $options, array $keys): Closure => static function () use ($options, $keys): Work {
    $coroutines = require __DIR__.'/swoole.php';
    $processes = [];
    foreach (Work::share($keys, 2) as $part) {
        $process = new Process(static function (Process $own) use ($coroutines, $options, $part): void {
            try {
                // Nobody begins before all have connected.
                $perform = $coroutines($options, $part, static function () use ($own): void {
                    $own->write('connected');
                    $own->read();
                });
                $result = $perform();
            } catch (Exception $exception) {
                $result = $exception->getMessage();
            }
            $own->write(serialize($result));
        }, false, SOCK_DGRAM);
        $process->start();
        $processes[] = $process;
    }
    $read = static fn (): array => array_map(static fn (Process $process) => $process->read(), $processes);
    $results = $read();
    if (array_unique($results) === ['connected']) {
        foreach ($processes as $process) {
            $process->write('begin');
        }
        $results = $read();
    }
    // All first: waiting takes whichever has ended.
    foreach ($processes as $process) {
        Process::kill($process->pid, SIGKILL);
    }
    foreach ($processes as $_) {
        Process::wait();
    }
    $works = array_map(unserialize(...), array_diff($results, ['connected']));
    foreach ($works as $work) {
        $work instanceof Work || throw new RuntimeException((string) $work);
    }

    return Work::together($works);
};
