/**
 * Queries and pages that cross to a backend, and the types that DAO methods use for ranges, limits,
 * pages and options. Nothing is executed here.
 */
@NullMarked
package dev.rowan.spi.query;

import org.jspecify.annotations.NullMarked;
