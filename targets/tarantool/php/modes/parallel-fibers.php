<?php

declare(strict_types=1);

use Driver\Options;
use Driver\Threads;
use Driver\Work;

/** Two threads, each with as many fibers as --concurrency says. */
return static fn (Options $options, array $keys): Closure => Threads::connect('fibers', Work::share($keys, 2));
