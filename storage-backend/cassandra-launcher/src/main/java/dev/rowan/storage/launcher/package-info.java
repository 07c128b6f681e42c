/**
 * A real Apache Cassandra for tests. The jars of a Cassandra go in, as the file of a class path or
 * as an unpacked distribution. Running nodes come out, in JVMs of their own, on loopback addresses
 * and in directories of their own. The jars of the server are never on the class path of the tests.
 * No node outlives the process that started it.
 */
@NullMarked
package dev.rowan.storage.launcher;

import org.jspecify.annotations.NullMarked;
