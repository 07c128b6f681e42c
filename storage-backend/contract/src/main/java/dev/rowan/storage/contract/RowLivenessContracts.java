package dev.rowan.storage.contract;

import org.junit.jupiter.api.Nested;

/** The contracts of when rows with indexes exist, and when they do not. */
abstract class RowLivenessContracts extends ManyEntitiesContract {
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
}
