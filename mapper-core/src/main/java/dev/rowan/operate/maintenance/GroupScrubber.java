package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** One run over the tables of the column groups of an entity. Used once, by one thread. */
final class GroupScrubber {
  private static final String NAME = "Maintenance.groups";
  private static final int PAGE_ROWS = 100;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final TableSchema own;
  private final List<TablePart> groups;
  private final JobSettings settings;
  private final boolean repairs;
  private final CallOptions options = RowReader.majority(CallOptions.NONE.withMethod(NAME));

  /** In microseconds: the job leaves values with a later timestamp alone. */
  private final long latest;

  private final Map<String, Long> orphaned = new TreeMap<>();
  private long read;
  private long pending;
  private long removed;

  GroupScrubber(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    this.session = session;
    this.runtime = DaoRuntime.of(session, mapping).attributedTo(NAME);
    List<TablePart> parts = runtime.tables().row().parts();
    this.own = parts.get(0).table();
    this.groups = parts.subList(1, parts.size());
    this.settings = settings;
    this.repairs = repairs;
    this.latest =
        ChronoUnit.MICROS.between(Instant.EPOCH, session.time().instant().minus(settings.grace()));
  }

  GroupReport run() {
    String position = settings.position();
    JobCheckpoint checkpoint =
        position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, groups.size());
    Throttle throttle = new Throttle(settings.rowsPerSecond());
    while (checkpoint.pass() < groups.size()) {
      TableSchema group = groups.get(checkpoint.pass()).table();
      RowPage page =
          runtime.awaitRead(
              session
                  .backend()
                  .fetch(
                      checkpoint.scan(
                          group, ScanQuery.Rows.ALL, PAGE_ROWS, ReadMode.PLAIN.with(options))));
      for (Row row : page.rows()) {
        read++;
        check(group, row);
      }
      checkpoint = checkpoint.advance(page.next());
      settings.listener().accept(progress(checkpoint));
      Throttle.rest(session, throttle.millisToRest(read));
    }
    return new GroupReport(read, orphaned, pending, removed);
  }

  private void check(TableSchema group, Row row) {
    if (!read(own, row, ReadMode.PLAIN).rows().isEmpty()) {
      return;
    }
    // read after the entity's own table: a delete of the entity deletes both rows
    RowPage again = read(group, row, ReadMode.TIMED);
    if (again.rows().isEmpty()) {
      return;
    }
    if (again.times().get(0).newest() > latest || (repairs && !remove(group, row))) {
      pending++;
      return;
    }
    orphaned.merge(group.name(), 1L, Long::sum);
  }

  /** Returns whether the row is gone. Its row marker, whose time no store tells, can be newer. */
  private boolean remove(TableSchema group, Row row) {
    // a marker or a value of an insert in flight has a later timestamp, and stays
    MutationSet removal =
        new MutationSet(
            List.of(DeleteRow.of(group, key(group, row), TimestampOffset.NONE)),
            OptionalLong.of(latest),
            options);
    runtime.await(session.backend().apply(removal));
    boolean isGone = read(group, row, ReadMode.PLAIN).rows().isEmpty();
    removed += isGone ? 1 : 0;
    return isGone;
  }

  private RowPage read(TableSchema table, Row key, ReadMode mode) {
    return runtime.awaitRead(session.backend().fetch(RowQuery.of(table, key, mode.with(options))));
  }

  private static Row key(TableSchema group, Row row) {
    Row.Builder key = Row.unset(group.size());
    for (int i = 0; i < group.keySize(); i++) {
      key.set(i, row.get(i));
    }
    return key.build();
  }

  private MaintenanceProgress progress(JobCheckpoint checkpoint) {
    boolean end = checkpoint.pass() == groups.size();
    return new MaintenanceProgress(
        own.name(),
        read,
        end ? 1 : checkpoint.share(groups.size()),
        end ? null : checkpoint.toString(),
        removed);
  }
}
