package dev.rowan.operate.maintenance;

import dev.rowan.internal.copy.CopyAudit;
import dev.rowan.internal.copy.CopyAudit.Difference;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One run over the rows of an entity that copies. A difference is reported if a second and a third
 * read find it unchanged, and no change of the source is being copied between those reads. Used
 * once, by one thread.
 */
final class CopyScrubber {
  private static final int PAGE_ROWS = 500;
  private static final int MOST_WAITING = 10_000;
  private static final int SAMPLES = 10;
  private static final int TRIES = 3;

  private final Session session;
  private final DaoRuntime<?> runtime;
  private final TableSchema table;
  private final List<CopyAudit> audits;
  private final JobSettings settings;
  private final boolean repairs;
  private final long graceMicros;
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private final List<List<Object>> samples = new ArrayList<>();
  private final Map<CopyAudit.Kind, Long> found = new EnumMap<>(CopyAudit.Kind.class);
  private long rows;
  private long repaired;
  private long unresolved;

  /** A difference that is younger than the grace period. */
  private record Waiting(CopyAudit audit, Difference difference) {}

  CopyScrubber(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    this.session = session;
    this.runtime = DaoRuntime.of(session, mapping);
    this.table = runtime.tables().row();
    this.audits = session.copies().audits(mapping);
    this.settings = settings;
    this.repairs = repairs;
    boolean isolated = session.backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    this.graceMicros = isolated ? 0 : settings.grace().toNanos() / 1_000;
  }

  CopyReport run() {
    String position = settings.position();
    JobCheckpoint checkpoint =
        position == null ? JobCheckpoint.START : JobCheckpoint.parse(position, 1);
    Throttle throttle = new Throttle(settings.rowsPerSecond());
    while (checkpoint.pass() == 0) {
      checkpoint = checkpoint.advance(page(checkpoint).next());
      String safe = checkpoint.pass() == 0 && waiting.isEmpty() ? checkpoint.toString() : null;
      position = safe == null ? position : safe;
      settings
          .listener()
          .accept(new MaintenanceProgress(table.name(), rows, checkpoint.share(1), position, 0));
      Throttle.rest(session, throttle.millisToRest(rows));
    }
    while (!waiting.isEmpty()) {
      Waiting next = waiting.remove();
      Throttle.rest(session, millisUntilDue(next.difference()));
      confirm(next.audit(), next.difference(), false);
    }
    return new CopyReport(
        rows,
        found.getOrDefault(CopyAudit.Kind.MISSING, 0L),
        found.getOrDefault(CopyAudit.Kind.STALE, 0L),
        found.getOrDefault(CopyAudit.Kind.WRONG, 0L),
        repaired,
        unresolved,
        samples);
  }

  private RowPage page(JobCheckpoint checkpoint) {
    ReadMode mode = ReadMode.PLAIN.with(RowReader.majority(CallOptions.NONE));
    RowPage page =
        runtime.await(
            session.backend().fetch(checkpoint.scan(table, ScanQuery.Rows.ALL, PAGE_ROWS, mode)));
    List<Row> whole = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (!table.isStaticOnly(row)) {
        whole.add(row);
      }
    }
    for (CopyAudit audit : audits) {
      List<Difference> differing = runtime.await(audit.differing(whole));
      if (!differing.isEmpty()) {
        // a writer of this process reads the source once more before its write completes
        runtime.await(session.copies().copying());
        differing.forEach(difference -> confirm(audit, difference, true));
      }
    }
    rows += whole.size();
    return page;
  }

  private void confirm(CopyAudit audit, Difference difference, boolean mayWait) {
    if (repairs) {
      repair(audit, difference);
      return;
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Difference> now = runtime.await(audit.again(difference));
      if (now.isEmpty()) {
        return;
      }
      if (runtime.await(audit.isPropagationPending(now.get()))) {
        unresolved++;
        return;
      }
      Optional<Difference> still = runtime.await(audit.again(now.get()));
      if (still.isEmpty()) {
        return;
      }
      if (now.get().isSame(still.get())) {
        count(audit, still.get(), mayWait);
        return;
      }
    }
    unresolved++;
  }

  private void count(CopyAudit audit, Difference difference, boolean mayWait) {
    if (millisUntilDue(difference) > 0) {
      if (mayWait && waiting.size() < MOST_WAITING) {
        waiting.add(new Waiting(audit, difference));
      } else {
        unresolved++;
      }
      return;
    }
    found(difference);
  }

  private void found(Difference difference) {
    found.merge(difference.kind(), 1L, Long::sum);
    if (samples.size() < SAMPLES) {
      List<Object> key = new ArrayList<>();
      for (int i = 0; i < table.keySize(); i++) {
        @Nullable Object value = difference.key().get(i);
        key.add(Objects.requireNonNull(value, "a key column is null"));
      }
      samples.add(key);
    }
  }

  private void repair(CopyAudit audit, Difference difference) {
    switch (runtime.await(audit.repair(difference))) {
      case CONSISTENT -> {}
      case REPAIRED -> {
        found(difference);
        repaired++;
      }
      case OUTRUN -> unresolved++;
    }
  }

  private long millisUntilDue(Difference difference) {
    if (graceMicros == 0 || difference.newest() == Long.MIN_VALUE) {
      return 0;
    }
    long due = difference.newest() / 1_000 + graceMicros / 1_000;
    return Math.max(0, due - System.currentTimeMillis());
  }
}
