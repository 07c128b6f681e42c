/**
 * What is to be read: the queries that cross to a backend and the pages that come back, and the
 * types in which users of DAOs say ranges, limits and pages. Nothing is executed here.
 */
@NullMarked
package dev.rowan.query;

import org.jspecify.annotations.NullMarked;
