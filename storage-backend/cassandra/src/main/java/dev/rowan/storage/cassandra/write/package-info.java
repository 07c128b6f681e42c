/**
 * Writing. A unit of mutations goes in; it becomes statements, and these one request: a single
 * statement, a batch of one partition, a logged batch of several, or a batch under conditions. What
 * a cluster could only do in part is refused before anything is sent.
 */
@NullMarked
package dev.rowan.storage.cassandra.write;

import org.jspecify.annotations.NullMarked;
