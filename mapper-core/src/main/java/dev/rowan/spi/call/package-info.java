/**
 * Request options: consistency, timeout and profile of one request. Callers set them; the backend
 * follows them.
 */
@NullMarked
package dev.rowan.spi.call;

import org.jspecify.annotations.NullMarked;
