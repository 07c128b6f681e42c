/**
 * Entities as rows, statements and values of the driver, for programs that use the driver beside
 * DAOs. An entity or a row of the driver goes in, and the other comes out. This package is no part
 * of the backend: it also uses the mapping of entities.
 */
@NullMarked
package dev.rowan.storage.cassandra.rows;

import org.jspecify.annotations.NullMarked;
