package dev.rowan.operate.maintenance;

import dev.rowan.dao.Chunks;
import dev.rowan.dao.TimeUuids;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.internal.chunk.ChunkTotal;
import dev.rowan.internal.index.ChunkRemovals;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One run over the chunks of an entity: first the partitions of each table of chunks, which must
 * belong to a row, then the rows, whose values must be complete. Used once, by one thread.
 */
final class ChunkScrubber {
  private static final String NAME = "Maintenance.chunks";
  private static final int PAGE_ROWS = 100;
  private static final int SAMPLES = 10;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final TableSchema table;
  private final RowReader rows;
  private final List<ChunkStore> stores;
  private final JobSettings settings;
  private final boolean repairs;
  private final CallOptions options = RowReader.majority(CallOptions.NONE.withMethod(NAME));
  private final List<List<Object>> samples = new ArrayList<>();
  private long read;
  private long values;
  private long chunks;
  private long damaged;
  private long orphaned;
  private long pending;
  private long removed;

  ChunkScrubber(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    this.session = session;
    this.runtime = DaoRuntime.of(session, mapping).attributedTo(NAME);
    this.table = runtime.tables().row();
    this.rows = new RowReader(session.backend(), runtime.tables());
    this.stores =
        mapping.chunked().stream()
            .map(each -> runtime.writes().context().chunks(each.column()))
            .toList();
    this.settings = settings;
    this.repairs = repairs;
  }

  ChunkReport run() {
    int passes = stores.size() + 1;
    String position = settings.position();
    JobCheckpoint checkpoint =
        position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, passes);
    Throttle throttle = new Throttle(settings.rowsPerSecond());
    while (checkpoint.pass() < passes) {
      RowPage page = page(checkpoint);
      for (Row row : page.rows()) {
        read++;
        if (checkpoint.pass() < stores.size()) {
          partition(stores.get(checkpoint.pass()), row);
        } else if (runtime.tables().exists(row) && !table.isStaticOnly(row)) {
          stores.forEach(store -> value(store, row));
        }
      }
      checkpoint = checkpoint.advance(page.next());
      settings.listener().accept(progress(checkpoint, passes));
      Throttle.rest(session, throttle.millisToRest(read));
    }
    return new ChunkReport(values, chunks, damaged, orphaned, pending, removed, samples);
  }

  private RowPage page(JobCheckpoint checkpoint) {
    boolean ofChunks = checkpoint.pass() < stores.size();
    ScanQuery scan =
        checkpoint.scan(
            ofChunks ? stores.get(checkpoint.pass()).column().chunks() : table,
            ofChunks ? ScanQuery.Rows.PARTITIONS : ScanQuery.Rows.ALL,
            PAGE_ROWS,
            ReadMode.PLAIN.with(options));
    return runtime.awaitRead(session.backend().fetch(scan));
  }

  /** Checks that a row refers to the upload of a partition of chunks. */
  private void partition(ChunkStore store, Row partition) {
    int key = store.column().chunks().partitionKeySize() - 2;
    UUID upload = (UUID) Objects.requireNonNull(partition.get(key));
    int section = (Integer) Objects.requireNonNull(partition.get(key + 1));
    @Nullable Row row = row(partition);
    Chunks value = ChunkRemovals.referredTo(store.column(), row);
    if (value != null && value.upload().equals(upload) && section < ChunkedColumn.sections(value)) {
      return;
    }
    if (TimeUuids.instantOf(upload).plus(settings.grace()).isAfter(store.now())) {
      pending++;
      return;
    }
    orphaned++;
    if (repairs) {
      runtime.await(store.deleteSection(partition, upload, section, options));
      removed++;
    }
  }

  private @Nullable Row row(Row key) {
    return runtime.awaitRead(rows.readUntimed(key, options)).state().row();
  }

  /** Reads all chunks of the value of a row. */
  private void value(ChunkStore store, Row row) {
    Chunks value = ChunkRemovals.referredTo(store.column(), row);
    if (value == null) {
      return;
    }
    values++;
    if (!isComplete(store, row, value) && ChunkRemovals.refersTo(store.column(), row(row), value)) {
      damaged++;
      if (samples.size() < SAMPLES) {
        samples.add(
            Arrays.asList(Arrays.copyOf(row.toArray(), runtime.tables().declared().keySize())));
      }
    }
  }

  private boolean isComplete(ChunkStore store, Row row, Chunks value) {
    ChunkTotal total = new ChunkTotal(store, value);
    try {
      for (int chunk = 0; chunk < value.count(); chunk++) {
        ChunkStore.@Nullable Chunk found =
            runtime.awaitRead(store.read(row, value, chunk, options));
        read++;
        chunks++;
        if (found == null) {
          return false;
        }
        total.add(found);
      }
      return true;
    } catch (UnreadableRowException e) {
      return false; // other bytes than the checksum tells
    }
  }

  private MaintenanceProgress progress(JobCheckpoint checkpoint, int passes) {
    boolean end = checkpoint.pass() == passes;
    return new MaintenanceProgress(
        table.name(),
        read,
        end ? 1 : checkpoint.share(passes),
        end ? null : checkpoint.toString(),
        removed);
  }
}
