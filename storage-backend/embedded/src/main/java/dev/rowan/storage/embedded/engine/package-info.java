/**
 * Ordered bytes, and nothing above them. In go keys and values as byte arrays, out come the same
 * arrays in unsigned byte order; batches are atomic and as durable as asked. Two stores stand
 * behind {@link dev.rowan.storage.embedded.engine.OrderedStore}: one on the heap, one on RocksDB.
 * This is the only place that knows RocksDB, native memory and files. What a row, a column or a
 * timestamp is never reaches it, and no native object ever leaves it.
 */
@NullMarked
package dev.rowan.storage.embedded.engine;

import org.jspecify.annotations.NullMarked;
