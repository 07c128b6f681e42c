/**
 * The run-time types that generated DAOs name: prepared reads, writes, conditional writes and
 * planned writes of one entity. Arguments as canonical values go in, entities come out. These types
 * only delegate; the internal packages execute reads and writes.
 */
@NullMarked
package dev.rowan.runtime;

import org.jspecify.annotations.NullMarked;
