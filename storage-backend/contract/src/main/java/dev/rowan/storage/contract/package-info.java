/**
 * What every backend promises, as tests. A {@link dev.rowan.storage.contract.BackendFixture} goes
 * in, and a backend that passes {@link dev.rowan.storage.contract.BackendContract} answers every
 * call of the mapper as Cassandra 5 would. Nothing here knows a backend: what some of them cannot
 * do is asked of their capabilities, and the tests of it are then reported as skipped.
 */
@NullMarked
package dev.rowan.storage.contract;

import org.jspecify.annotations.NullMarked;
