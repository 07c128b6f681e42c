package dev.rowan.storage.embedded.contract;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.embedded.MemoryProvider;

/** A store on the heap. */
final class MemoryFixture implements BackendFixture {
  @Override
  public Backend open() {
    return new MemoryProvider().open(ConnectionString.parse("rowan:memory:"));
  }

  @Override
  public boolean durable() {
    return false;
  }

  @Override
  public void close() {}
}
