package dev.rowan.storage.contract;

import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.read.TableScanContract;
import dev.rowan.storage.contract.transfer.ImportContract;
import dev.rowan.storage.contract.transfer.TransferContract;
import dev.rowan.storage.contract.write.BulkContract;
import dev.rowan.storage.contract.write.TrackingContract;
import org.junit.jupiter.api.Nested;

/** The contracts of operations on many entities. */
abstract class ManyEntitiesContract {
  /** Only for subclasses and tests. */
  protected ManyEntitiesContract() {}

  /** Returns a fixture for one test. */
  protected abstract BackendFixture newFixture();

  @Nested
  class Bulk extends BulkContract {
    @Override
    protected BackendFixture newFixture() {
      return ManyEntitiesContract.this.newFixture();
    }
  }

  @Nested
  class Import extends ImportContract {
    @Override
    protected BackendFixture newFixture() {
      return ManyEntitiesContract.this.newFixture();
    }
  }

  @Nested
  class TableScan extends TableScanContract {
    @Override
    protected BackendFixture newFixture() {
      return ManyEntitiesContract.this.newFixture();
    }
  }

  @Nested
  class Tracking extends TrackingContract {
    @Override
    protected BackendFixture newFixture() {
      return ManyEntitiesContract.this.newFixture();
    }
  }

  @Nested
  class Transfer extends TransferContract {
    @Override
    protected BackendFixture newFixture() {
      return ManyEntitiesContract.this.newFixture();
    }
  }
}
