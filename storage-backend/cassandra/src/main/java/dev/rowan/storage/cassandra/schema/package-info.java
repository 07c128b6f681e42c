/**
 * Defining tables. A schema goes in; what the cluster has is read and compared, and what is missing
 * is created, if that was asked for, or named with the CQL that creates it. What is stored is never
 * altered in a way that loses anything, and nothing is dropped.
 */
@NullMarked
package dev.rowan.storage.cassandra.schema;

import org.jspecify.annotations.NullMarked;
