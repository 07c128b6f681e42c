/**
 * A real Apache Cassandra for tests. Out comes the address of servers that run in JVMs of their
 * own, on addresses and in directories of their own, and a keyspace for each test class. The jars
 * of the server never meet the class path of the tests, no server outlives the tests that started
 * it, and where no server can run the tests of it are skipped with a word, never passed.
 */
@NullMarked
package dev.rowan.storage.contract.cassandra;

import org.jspecify.annotations.NullMarked;
