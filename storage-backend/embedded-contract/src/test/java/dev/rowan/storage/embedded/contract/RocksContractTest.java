package dev.rowan.storage.embedded.contract;

import dev.rowan.storage.contract.BackendContract;
import dev.rowan.storage.contract.fixture.BackendFixture;

class RocksContractTest extends BackendContract {
  @Override
  protected BackendFixture newFixture() {
    return new DirectoryFixture();
  }
}
