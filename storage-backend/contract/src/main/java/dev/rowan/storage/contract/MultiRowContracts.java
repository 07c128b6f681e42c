package dev.rowan.storage.contract;

import dev.rowan.storage.contract.copy.CopyContract;
import dev.rowan.storage.contract.copy.CopyRaceContract;
import dev.rowan.storage.contract.copy.PropagationContract;
import dev.rowan.storage.contract.copy.RecountContract;
import dev.rowan.storage.contract.copy.RollupContract;
import dev.rowan.storage.contract.fixture.BackendFixture;
import dev.rowan.storage.contract.index.LatestContract;
import dev.rowan.storage.contract.index.LookupContract;
import dev.rowan.storage.contract.index.UniqueBuildContract;
import dev.rowan.storage.contract.index.UniqueContract;
import dev.rowan.storage.contract.index.UniqueMaintenanceContract;
import dev.rowan.storage.contract.index.UniqueRaceContract;
import dev.rowan.storage.contract.index.ViewContract;
import dev.rowan.storage.contract.read.BucketListContract;
import dev.rowan.storage.contract.read.NativeIndexContract;
import dev.rowan.storage.contract.read.NestedKeysContract;
import dev.rowan.storage.contract.schema.FormerColumnsContract;
import dev.rowan.storage.contract.schema.FormerColumnsFaultContract;
import dev.rowan.storage.contract.schema.GroupedColumnsContract;
import dev.rowan.storage.contract.schema.LaterMarkersContract;
import dev.rowan.storage.contract.schema.MovesContract;
import dev.rowan.storage.contract.schema.RemovedListContract;
import dev.rowan.storage.contract.schema.RewriteTtlContract;
import dev.rowan.storage.contract.schema.RewriteTtlFaultContract;
import dev.rowan.storage.contract.schema.RewriteTtlIndexContract;
import dev.rowan.storage.contract.schema.SchemaChangesContract;
import dev.rowan.storage.contract.schema.SchemaDifferencesContract;
import dev.rowan.storage.contract.schema.SchemaSequenceContract;
import dev.rowan.storage.contract.schema.StatedNumbersContract;
import dev.rowan.storage.contract.schema.UngroupedColumnsContract;
import dev.rowan.storage.contract.schema.WriterTagsContract;
import dev.rowan.storage.contract.write.BatchContract;
import dev.rowan.storage.contract.write.BatchFaultContract;
import dev.rowan.storage.contract.write.BucketListFaultContract;
import dev.rowan.storage.contract.write.ChunkPublisherContract;
import dev.rowan.storage.contract.write.ChunkRepairContract;
import dev.rowan.storage.contract.write.ChunkedContract;
import dev.rowan.storage.contract.write.ColumnGroupContract;
import dev.rowan.storage.contract.write.ColumnGroupFaultContract;
import dev.rowan.storage.contract.write.ConditionalBatchContract;
import dev.rowan.storage.contract.write.KeepLastContract;
import dev.rowan.storage.contract.write.SequenceContract;
import dev.rowan.storage.contract.write.UploadContract;
import org.junit.jupiter.api.Nested;

/**
 * The contracts that involve several rows: batches, unique values, copies, counters of rows, keys
 * of nested types; native indexes; column groups; and those of changes of the schema.
 */
public abstract class MultiRowContracts {
  /** Only for subclasses and tests. */
  protected MultiRowContracts() {}

  /** Returns a fixture for one test. */
  protected abstract BackendFixture newFixture();

  @Nested
  class NestedKeys extends NestedKeysContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class RewriteTtl extends RewriteTtlContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class RewriteTtlIndexes extends RewriteTtlIndexContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class RewriteTtlFaults extends RewriteTtlFaultContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class FormerColumnsFaults extends FormerColumnsFaultContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class ColumnGroupFaults extends ColumnGroupFaultContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class BucketLists extends BucketListContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class BucketListFaults extends BucketListFaultContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class ColumnGroups extends ColumnGroupContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Batches extends BatchContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class ConditionalBatches extends ConditionalBatchContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class BatchFault extends BatchFaultContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Unique extends UniqueContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class UniqueMaintenance extends UniqueMaintenanceContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class UniqueBuild extends UniqueBuildContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class UniqueRace extends UniqueRaceContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Latest extends LatestContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Lookup extends LookupContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Sequence extends SequenceContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class KeepLast extends KeepLastContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Copy extends CopyContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Chunked extends ChunkedContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class ChunkPublishers extends ChunkPublisherContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class ChunkRepair extends ChunkRepairContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Uploads extends UploadContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class CopyRace extends CopyRaceContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Propagation extends PropagationContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Recount extends RecountContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Rollups extends RollupContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class WriterTags extends WriterTagsContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class View extends ViewContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class NativeIndexes extends NativeIndexContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Schemas extends SchemaChangesContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class LaterMarkers extends LaterMarkersContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class SchemasDiffer extends SchemaDifferencesContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class NumbersAreStated extends StatedNumbersContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class Moving extends MovesContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class FormerColumns extends FormerColumnsContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class GroupedColumns extends GroupedColumnsContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class UngroupedColumns extends UngroupedColumnsContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class RemovedLists extends RemovedListContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }

  @Nested
  class SchemaSequences extends SchemaSequenceContract {
    @Override
    protected BackendFixture newFixture() {
      return MultiRowContracts.this.newFixture();
    }
  }
}
