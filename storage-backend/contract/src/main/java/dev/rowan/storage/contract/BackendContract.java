package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.index.BuildContract;
import dev.rowan.storage.contract.index.DerivedTableContract;
import dev.rowan.storage.contract.index.IndexReadContract;
import dev.rowan.storage.contract.index.RepairContract;
import dev.rowan.storage.contract.index.VisitContract;
import dev.rowan.storage.contract.read.ConvertedTypesContract;
import dev.rowan.storage.contract.read.InContract;
import dev.rowan.storage.contract.read.OrderContract;
import dev.rowan.storage.contract.read.PagingContract;
import dev.rowan.storage.contract.read.RowQueryContract;
import dev.rowan.storage.contract.read.ScanContract;
import dev.rowan.storage.contract.read.SeveralPartitionsContract;
import dev.rowan.storage.contract.read.SliceContract;
import dev.rowan.storage.contract.read.TupleSliceContract;
import dev.rowan.storage.contract.read.TypesContract;
import dev.rowan.storage.contract.schema.LifecycleContract;
import dev.rowan.storage.contract.write.AtomicContract;
import dev.rowan.storage.contract.write.CallOptionsContract;
import dev.rowan.storage.contract.write.CollectionContract;
import dev.rowan.storage.contract.write.ColumnConditionContract;
import dev.rowan.storage.contract.write.ConditionContract;
import dev.rowan.storage.contract.write.ConsequencesContract;
import dev.rowan.storage.contract.write.CounterContract;
import dev.rowan.storage.contract.write.DaoContract;
import dev.rowan.storage.contract.write.LargePartitionContract;
import dev.rowan.storage.contract.write.OutcomeContract;
import dev.rowan.storage.contract.write.StaticContract;
import dev.rowan.storage.contract.write.WriteContract;
import org.junit.jupiter.api.Nested;

/**
 * All contracts together: the class that a backend's tests extend.
 *
 * <pre>{@code
 * class MyBackendContractTest extends BackendContract {
 *   @Override
 *   protected BackendFixture newFixture() {
 *     return new MyFixture();
 *   }
 * }
 * }</pre>
 */
public abstract class BackendContract extends RowLivenessContracts {
  /** For subclasses. */
  protected BackendContract() {}

  @Override
  protected abstract BackendFixture newFixture();

  @Nested
  class Lifecycle extends LifecycleContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Write extends WriteContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Static extends StaticContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Condition extends ConditionContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Outcome extends OutcomeContract {
    Outcome() {
      super(false);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class OutcomeBesideAnIndex extends OutcomeContract {
    OutcomeBesideAnIndex() {
      super(true);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Atomic extends AtomicContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Consequences extends ConsequencesContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Types extends TypesContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class ConvertedTypes extends ConvertedTypesContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Order extends OrderContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class RowQuery extends RowQueryContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Slice extends SliceContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class In extends InContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class TupleSlice extends TupleSliceContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Scan extends ScanContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Paging extends PagingContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Dao extends DaoContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class SeveralPartitions extends SeveralPartitionsContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class AtomicIndexRead extends IndexReadContract {
    AtomicIndexRead() {
      super(Maintain.ATOMIC);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class VerifiedIndexRead extends IndexReadContract {
    VerifiedIndexRead() {
      super(Maintain.VERIFIED);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class SerialIndexRead extends IndexReadContract {
    SerialIndexRead() {
      super(Maintain.SERIAL);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class AtomicMaintenance extends DerivedTableContract {
    AtomicMaintenance() {
      super(Maintain.ATOMIC);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class VerifiedMaintenance extends DerivedTableContract {
    VerifiedMaintenance() {
      super(Maintain.VERIFIED);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class SerialMaintenance extends DerivedTableContract {
    SerialMaintenance() {
      super(Maintain.SERIAL);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class BlindVisit extends VisitContract {
    BlindVisit() {
      super(Maintain.BLIND);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class AtomicVisit extends VisitContract {
    AtomicVisit() {
      super(Maintain.ATOMIC);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class VerifiedVisit extends VisitContract {
    VerifiedVisit() {
      super(Maintain.VERIFIED);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class SerialVisit extends VisitContract {
    SerialVisit() {
      super(Maintain.SERIAL);
    }

    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Repair extends RepairContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Build extends BuildContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class ColumnCondition extends ColumnConditionContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class LargePartition extends LargePartitionContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Counter extends CounterContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class Collection extends CollectionContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class CallOptions extends CallOptionsContract {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }

  @Nested
  class BetweenRows extends MultiRowContracts {
    @Override
    protected BackendFixture newFixture() {
      return BackendContract.this.newFixture();
    }
  }
}
