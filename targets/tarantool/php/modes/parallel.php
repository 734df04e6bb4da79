<?php

declare(strict_types=1);

use Driver\Options;
use Driver\Threads;
use Driver\Work;

/** As many threads as --concurrency says, each with one connection. */
return static fn (Options $options, array $keys): Closure => Threads::connect('sync', Work::share($keys, $options->concurrency));
