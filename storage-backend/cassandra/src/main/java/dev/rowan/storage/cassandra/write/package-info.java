/**
 * Writes. A batch of mutations goes in and becomes statements, and these become one request: a
 * single statement, a batch of one partition, a logged batch of several, or a batch with
 * conditions. Batches that a cluster could execute only in part are refused before anything is
 * sent.
 */
@NullMarked
package dev.rowan.storage.cassandra.write;

import org.jspecify.annotations.NullMarked;
