package dev.rowan.operate.maintenance;

import dev.rowan.internal.index.BucketLists;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One run over the lists of buckets of an entity: for each listed table its partitions, which must
 * have an entry, and then the entries, which should have a row. Used once, by one thread.
 */
final class BucketScrubber {
  private static final String NAME = "Maintenance.buckets";
  private static final int PAGE_ROWS = 100;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final List<TableSchema> listed;
  private final JobKind kind;
  private final JobSettings settings;
  private final CallOptions options = RowReader.majority(CallOptions.NONE.withMethod(NAME));

  /** In microseconds: the job leaves entries with a later timestamp alone. */
  private final long latest;

  private long read;
  private long missing;
  private long orphaned;
  private long pending;
  private long removed;

  BucketScrubber(
      Session session,
      EntityMapping<?> mapping,
      @Nullable String list,
      JobKind kind,
      JobSettings settings) {
    this.session = session;
    this.runtime = DaoRuntime.of(session, mapping).attributedTo(NAME);
    Map<String, TableSchema> all = BucketLists.of(runtime.tables());
    this.listed =
        list == null ? List.copyOf(all.values()) : List.of(Objects.requireNonNull(all.get(list)));
    this.kind = kind;
    this.settings = settings;
    this.latest =
        ChronoUnit.MICROS.between(Instant.EPOCH, session.time().instant().minus(settings.grace()));
  }

  BucketReport run() {
    return kind == JobKind.BUILD
        ? build(Objects.requireNonNull(listed.get(0).bucketList()).table().name())
        : scrub(settings.position(), settings.listener());
  }

  /** Builds one list by one job at a time; continues an earlier build. */
  private BucketReport build(String list) {
    BuildLease lease = new BuildLease(session, runtime, list);
    IndexRecord record = lease.take();
    if (record == null) {
      return new BucketReport(0, 0, 0, 0, 0);
    }
    BucketReport report;
    try {
      report =
          scrub(
              record.position(),
              step -> {
                lease.note(step);
                settings.listener().accept(step);
              });
    } catch (RuntimeException e) {
      lease.giveBack(e);
      throw e;
    }
    lease.end(IndexState.READABLE);
    return report;
  }

  private BucketReport scrub(@Nullable String position, Consumer<MaintenanceProgress> listener) {
    int passes = kind == JobKind.BUILD ? listed.size() : 2 * listed.size();
    JobCheckpoint checkpoint =
        position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, passes);
    Throttle throttle = new Throttle(settings.rowsPerSecond());
    while (checkpoint.pass() < passes) {
      boolean ofPartitions = checkpoint.pass() < listed.size();
      TableSchema table = listed.get(checkpoint.pass() % listed.size());
      BucketList list = Objects.requireNonNull(table.bucketList());
      RowPage page = page(checkpoint, ofPartitions ? table : list.table(), ofPartitions);
      for (int i = 0; i < page.rows().size(); i++) {
        read++;
        if (ofPartitions) {
          partition(list, page.rows().get(i));
        } else {
          entry(table, list, page.rows().get(i), page.times().get(i));
        }
      }
      checkpoint = checkpoint.advance(page.next());
      listener.accept(progress(checkpoint, passes));
      Throttle.rest(session, throttle.millisToRest(read));
    }
    return new BucketReport(read, missing, orphaned, pending, removed);
  }

  private RowPage page(JobCheckpoint checkpoint, TableSchema table, boolean ofPartitions) {
    return fetch(
        checkpoint.scan(
            table,
            ofPartitions ? ScanQuery.Rows.PARTITIONS : ScanQuery.Rows.ALL,
            PAGE_ROWS,
            (ofPartitions ? ReadMode.PLAIN : ReadMode.TIMED).with(options)));
  }

  private RowPage fetch(Query query) {
    return runtime.awaitRead(session.backend().fetch(query));
  }

  /** Checks that the bucket of a partition has an entry. */
  private void partition(BucketList list, Row partition) {
    Row entry =
        list.entry(list.key(partition), session.time().instant().truncatedTo(ChronoUnit.MILLIS));
    ReadMode mode = ReadMode.PLAIN.with(options);
    if (!fetch(RowQuery.of(list.table(), entry, mode)).rows().isEmpty()) {
      return;
    }
    missing++;
    if (kind != JobKind.VERIFY) {
      write(Upsert.insert(list.table(), entry), OptionalLong.empty());
    }
  }

  /** Checks that an entry has a row, or that a writer may still rely on the entry. */
  private void entry(TableSchema table, BucketList list, Row entry, CellTimes times) {
    for (List<Object> partition : list.partitions(entry)) {
      SliceQuery first =
          new SliceQuery(
              table,
              partition,
              Slice.ALL,
              ReadDirection.FORWARD,
              1,
              null,
              ReadMode.PLAIN.with(options));
      if (!fetch(first).rows().isEmpty()) {
        return;
      }
    }
    if (times.newest() == CellTimes.NEVER || times.newest() > latest) {
      pending++;
      return;
    }
    orphaned++;
    if (kind == JobKind.REPAIR) {
      // with the time of the entry that was read: the entry of a concurrent writer is later
      write(
          DeleteRow.of(list.table(), key(list, entry), TimestampOffset.NONE),
          OptionalLong.of(times.newest()));
      removed++;
    }
  }

  private static Row key(BucketList list, Row entry) {
    Row.Builder key = Row.unset(list.table().size());
    for (int i = 0; i < list.table().keySize(); i++) {
      key.set(i, entry.get(i));
    }
    return key.build();
  }

  private void write(Mutation mutation, OptionalLong timestamp) {
    runtime.await(
        session.backend().apply(new MutationSet(List.of(Change.of(mutation)), timestamp, options)));
  }

  private MaintenanceProgress progress(JobCheckpoint checkpoint, int passes) {
    boolean end = checkpoint.pass() == passes;
    return new MaintenanceProgress(
        runtime.tables().row().name(),
        read,
        end ? 1 : checkpoint.share(passes),
        end ? null : checkpoint.toString(),
        removed);
  }
}
