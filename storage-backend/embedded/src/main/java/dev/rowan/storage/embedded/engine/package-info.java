/**
 * Ordered bytes, and nothing above them. Keys and values go in as byte arrays and come out in
 * unsigned byte order; batches are atomic and have the requested durability. {@link
 * dev.rowan.storage.embedded.engine.OrderedStore} has two implementations: one on the heap, one on
 * RocksDB. Only this package uses RocksDB, native memory and files. It knows no rows, columns or
 * timestamps, and no native object leaves it.
 */
@NullMarked
package dev.rowan.storage.embedded.engine;

import org.jspecify.annotations.NullMarked;
