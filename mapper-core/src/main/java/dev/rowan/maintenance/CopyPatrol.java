package dev.rowan.maintenance;

import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.copy.CopyAudit;
import dev.rowan.copy.CopyAudit.Difference;
import dev.rowan.internal.session.Session;
import dev.rowan.query.ReadMode;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import dev.rowan.write.RowReader;
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
 * One run over the rows of an entity that copies. A difference counts if a second and a third look
 * find it unchanged, with no change of the source between them that is still to be carried on. Used
 * once, by one thread.
 */
final class CopyPatrol {
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
  private long healed;
  private long unsettled;

  /** What is too young to be judged. */
  private record Waiting(CopyAudit audit, Difference difference) {}

  CopyPatrol(Session session, EntityMapping<?> mapping, JobSettings settings, boolean repairs) {
    this.session = session;
    this.runtime = DaoRuntime.of(session, mapping);
    this.table = runtime.tables().row();
    this.audits = session.copies().audits(mapping);
    this.settings = settings;
    this.repairs = repairs;
    boolean isolated = session.backend().capabilities().isolatedUpkeep();
    this.graceMicros = isolated ? 0 : settings.grace().toNanos() / 1_000;
  }

  CopyReport run() {
    String position = settings.position();
    Course course = position == null ? Course.START : Course.parse(position, 1);
    Pace pace = new Pace(settings.rowsPerSecond());
    while (course.pass() == 0) {
      course = course.behind(page(course).next());
      String safe = course.pass() == 0 && waiting.isEmpty() ? course.toString() : null;
      position = safe == null ? position : safe;
      settings.listener().accept(new UpkeepProgress(table.name(), rows, course.share(1), position));
      Pace.rest(runtime, pace.millisToRest(rows));
    }
    while (!waiting.isEmpty()) {
      Waiting next = waiting.remove();
      Pace.rest(runtime, millisUntilDue(next.difference()));
      judge(next.audit(), next.difference(), false);
    }
    return new CopyReport(
        rows,
        found.getOrDefault(CopyAudit.Kind.MISSING, 0L),
        found.getOrDefault(CopyAudit.Kind.STALE, 0L),
        found.getOrDefault(CopyAudit.Kind.WRONG, 0L),
        healed,
        unsettled,
        samples);
  }

  private RowPage page(Course course) {
    ReadMode mode = ReadMode.PLAIN.with(RowReader.majority(CallOptions.NONE));
    RowPage page =
        runtime.await(
            session
                .backend()
                .fetch(
                    new ScanQuery(
                        table,
                        course.tokens(),
                        ScanQuery.Rows.ALL,
                        PAGE_ROWS,
                        course.after(),
                        mode)));
    List<Row> whole = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      boolean ofStatics = table.clusteringSize() > 0 && row.get(table.partitionKeySize()) == null;
      if (!ofStatics) {
        whole.add(row);
      }
    }
    for (CopyAudit audit : audits) {
      List<Difference> differing = runtime.await(audit.differing(whole));
      if (!differing.isEmpty()) {
        // whoever writes one of them in this process looks once more before it is done
        runtime.await(session.copies().copying());
        differing.forEach(difference -> judge(audit, difference, true));
      }
    }
    rows += whole.size();
    return page;
  }

  private void judge(CopyAudit audit, Difference difference, boolean mayWait) {
    if (repairs) {
      repair(audit, difference);
      return;
    }
    for (int i = 0; i < TRIES; i++) {
      Optional<Difference> now = runtime.await(audit.again(difference));
      if (now.isEmpty()) {
        return;
      }
      if (runtime.await(audit.isBeingCarriedOn(now.get()))) {
        unsettled++;
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
    unsettled++;
  }

  private void count(CopyAudit audit, Difference difference, boolean mayWait) {
    if (millisUntilDue(difference) > 0) {
      if (mayWait && waiting.size() < MOST_WAITING) {
        waiting.add(new Waiting(audit, difference));
      } else {
        unsettled++;
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
        key.add(Objects.requireNonNull(value, "a key without a value"));
      }
      samples.add(key);
    }
  }

  private void repair(CopyAudit audit, Difference difference) {
    switch (runtime.await(audit.mend(difference))) {
      case NEED_NOT -> {}
      case YES -> {
        found(difference);
        healed++;
      }
      case OUTRUN -> unsettled++;
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
