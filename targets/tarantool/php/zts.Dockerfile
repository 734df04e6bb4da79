# A PHP with threads, for the modes parallel and parallel-fibers: the official image, and `parallel` through PECL.
ARG PHP_IMAGE=php:8.4-zts-bookworm
ARG COMPOSER_IMAGE=composer:2

FROM ${COMPOSER_IMAGE} AS packages
WORKDIR /app
COPY composer.json ./
COPY src src
RUN composer install --no-dev --no-interaction --no-progress --prefer-dist --optimize-autoloader

FROM ${PHP_IMAGE}
ARG PARALLEL_VERSION=1.2.4
ARG MSGPACK_VERSION=3.0.0
RUN pecl install parallel-${PARALLEL_VERSION} msgpack-${MSGPACK_VERSION} \
 && docker-php-ext-enable parallel msgpack opcache \
 && rm -rf /tmp/pear
WORKDIR /app
COPY --from=packages /app/vendor vendor
COPY driver.php ./
COPY modes modes
COPY src src
RUN printf 'opcache.enable_cli=1\ndisplay_errors=stderr\nmemory_limit=-1\n' > /usr/local/etc/php/conf.d/driver.ini \
 && printf '#!/bin/sh\nexec php /app/driver.php "$@"\n' > /usr/local/bin/driver \
 && chmod 755 /usr/local/bin/driver
USER nobody
ENTRYPOINT ["driver"]
