/**
 * Request options: consistency, timeout and profile of one request. Callers set them; the backend
 * follows them. Callers and backends read the failures of requests in one way.
 */
@NullMarked
package dev.rowan.spi.call;

import org.jspecify.annotations.NullMarked;
