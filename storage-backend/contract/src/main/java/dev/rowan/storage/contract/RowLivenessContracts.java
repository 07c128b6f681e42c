package dev.rowan.storage.contract;

import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.index.HiddenColumnsContract;
import dev.rowan.storage.contract.index.StaleEntriesContract;
import dev.rowan.storage.contract.index.UnindexableContract;
import dev.rowan.storage.contract.index.UnindexableHistoryContract;
import dev.rowan.storage.contract.read.CellTimesContract;
import dev.rowan.storage.contract.write.EmptiedRowContract;
import dev.rowan.storage.contract.write.ExpiringContract;
import dev.rowan.storage.contract.write.ObservedCallsContract;
import dev.rowan.storage.contract.write.RangeDeletionContract;
import dev.rowan.storage.contract.write.TimestampContract;
import dev.rowan.storage.contract.write.TtlContract;
import org.junit.jupiter.api.Nested;

/** The contracts of when rows with indexes exist, and when they do not. */
public abstract class RowLivenessContracts extends ManyEntitiesContract {
  /** Only for subclasses and tests. */
  protected RowLivenessContracts() {}

  @Nested
  class Expiring extends ExpiringContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class Marked extends HiddenColumnsContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class RangeDeletion extends RangeDeletionContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class ObservedCalls extends ObservedCallsContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class StaleEntries extends StaleEntriesContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class Emptied extends EmptiedRowContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class CellTimes extends CellTimesContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class Ttl extends TtlContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class Timestamp extends TimestampContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class Unindexable extends UnindexableContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }

  @Nested
  class UnindexableHistory extends UnindexableHistoryContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLivenessContracts.this.newFixture();
    }
  }
}
