package dev.rowan.storage.embedded.contract;

import dev.rowan.internal.session.ClusterLikeBackend;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.contract.BackendContract;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.embedded.MemoryProvider;

/** A store on the heap that stands for a cluster fulfils the contract of a cluster. */
class ClusterLikeContractTest extends BackendContract {
  @Override
  protected BackendFixture newFixture() {
    return new Fixture();
  }

  private static final class Fixture implements BackendFixture {
    @Override
    public Backend open() {
      return ClusterLikeBackend.of(
          new MemoryProvider().open(ConnectionString.parse("rowan:memory:?like=cassandra")));
    }

    @Override
    public boolean durable() {
      return false;
    }

    @Override
    public void close() {}
  }
}
