package dev.rowan.storage.contract;

import org.junit.jupiter.api.Nested;

/** What every backend promises of when rows with indexes are there, and when they are not. */
abstract class RowLifeContracts extends ManyEntitiesContract {
  @Nested
  class Expiring extends ExpiringContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLifeContracts.this.newFixture();
    }
  }

  @Nested
  class Marked extends MarkedContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLifeContracts.this.newFixture();
    }
  }

  @Nested
  class RangeDeletion extends RangeDeletionContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLifeContracts.this.newFixture();
    }
  }

  @Nested
  class StaleEntries extends StaleEntriesContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLifeContracts.this.newFixture();
    }
  }

  @Nested
  class Emptied extends EmptiedContract {
    @Override
    protected BackendFixture newFixture() {
      return RowLifeContracts.this.newFixture();
    }
  }
}
