/** Ways to read: projections, statements, index tables, converted types and publishers. */
@NullMarked
package dev.rowan.bench.cluster.query;

import org.jspecify.annotations.NullMarked;
