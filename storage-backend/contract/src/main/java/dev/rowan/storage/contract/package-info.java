/**
 * The contract of every backend, as tests. A {@link
 * dev.rowan.storage.contract.fixture.BackendFixture} goes in. A backend that passes {@link
 * dev.rowan.storage.contract.BackendContract} answers every call of the mapper as Cassandra 5
 * would. This package knows no backend: it reads the capabilities, and reports tests of unsupported
 * features as skipped.
 */
@NullMarked
package dev.rowan.storage.contract;

import org.jspecify.annotations.NullMarked;
