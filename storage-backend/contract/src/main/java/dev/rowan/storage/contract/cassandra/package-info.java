/**
 * A real Apache Cassandra for the tests of Rowan. The properties of the build go in. Out comes the
 * address of servers, and a keyspace for each test class. Where no server can run, its tests are
 * skipped with a reason, and never passed.
 */
@NullMarked
package dev.rowan.storage.contract.cassandra;

import org.jspecify.annotations.NullMarked;
