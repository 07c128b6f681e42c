package dev.rowan.operate.schema;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.DeclaredModel;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.MoveStates;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.BucketReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.MoveReport;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;

/**
 * Executes a plan under the lease of the store. A new run compares again, so it continues where an
 * interrupted run stopped.
 */
final class SchemaExecutor {
  private static final Schema OWN = Schema.of(List.of(SchemaLease.TABLE, SchemaHistory.TABLE));

  private final Session session;
  private final DeclaredModel model;
  private final ChangeSettings settings;
  private final Consumer<SchemaProgress> listener;
  private final SchemaBackend backend;

  SchemaExecutor(
      Session session,
      DeclaredModel model,
      ChangeSettings settings,
      Consumer<SchemaProgress> listener) {
    this.session = session;
    this.model = model;
    this.settings = settings;
    this.listener = listener;
    this.backend = session.store().schemas();
  }

  SchemaResult run() {
    SchemaPlan seen = planner().plan();
    if (seen.executable().isEmpty()) {
      return new SchemaResult(List.of(), seen.notPossible(), Map.of());
    }
    createOwnTables(session);
    UUID run = UUID.randomUUID();
    SchemaLease lease = SchemaLease.take(session, run);
    try {
      SchemaResult result = execute(lease, new SchemaHistory(session, run));
      lease.end();
      return result;
    } catch (RuntimeException | Error e) {
      lease.endAfter(e);
      throw e;
    }
  }

  private SchemaPlanner planner() {
    return new SchemaPlanner(model, new SchemaComparison(session, model).run(), settings);
  }

  /** Returns whether the store has the tables of the lease and of the history. */
  static boolean hasOwnTables(Session session) {
    return missing(session).isEmpty();
  }

  /** Makes the tables of the lease and of the history usable; the store has them. */
  static void openOwnTables(Session session) {
    session.await(session.backend().define(OWN));
  }

  private static void createOwnTables(Session session) {
    for (SchemaDifference difference : missing(session)) {
      session.await(session.store().schemas().resolve(OWN, difference));
    }
    openOwnTables(session);
  }

  private static List<SchemaDifference> missing(Session session) {
    return session.await(session.store().schemas().compare(OWN)).stream()
        .filter(difference -> difference.kind().effect() == Effect.ADDITIVE)
        .toList();
  }

  /** Plans again: another program may have changed the schema before this one had the lease. */
  private SchemaResult execute(SchemaLease lease, SchemaHistory history) {
    SchemaPlanner planner = planner();
    SchemaPlan plan = planner.plan();
    List<SchemaStep> steps = plan.executable();
    List<SchemaStep> executed = new ArrayList<>();
    Map<String, String> found = new HashMap<>();
    for (SchemaStep step : steps) {
      Progress progress = new Progress(step, executed.size() + 1, steps.size(), lease);
      progress.at(0);
      lease.renew();
      Row started = history.start(step);
      String result;
      try {
        result = execute(step, planner, progress);
      } catch (RowanException e) {
        recordFailure(history, started, e);
        throw e;
      }
      history.end(started, result.isEmpty() ? "DONE" : "DONE " + result);
      executed.add(step);
      if (!result.isEmpty()) {
        found.put(step.element(), result);
      }
      progress.at(1);
    }
    return new SchemaResult(executed, plan.notPossible(), found);
  }

  private static void recordFailure(SchemaHistory history, Row started, RowanException failure) {
    try {
      history.end(started, "FAILED " + failure.code().code());
    } catch (RowanException e) {
      failure.addSuppressed(e);
    }
  }

  /** Returns what the step found, in words; may be empty. */
  private String execute(SchemaStep step, SchemaPlanner planner, Progress progress) {
    if (step.isBuild()) {
      return build(step, progress);
    }
    if (step.difference().kind() == Kind.FORMER_TABLE) {
      return dropFormer(step.difference(), progress);
    }
    if (step.isCopy()) {
      return new ColumnSteps(session, model, settings).copy(step.difference(), progress::at);
    }
    if (step.difference().kind() == Kind.FORMER_COLUMN) {
      return new ColumnSteps(session, model, settings).drop(step.difference(), progress::at);
    }
    IndexState state = planner.stateAfter(step.difference());
    DeclaredModel.Index index = model.indexes().get(step.difference().owner());
    if (state != null && index != null) {
      // before the change, so that no program reads the table without the record
      mark(index, IndexRecord.of(state));
    }
    if (step.difference().kind() == Kind.MISSING_COLUMN
        || step.difference().kind() == Kind.MISSING_TABLE) {
      new ColumnSteps(session, model, settings).start(step.difference());
    }
    session.await(backend.resolve(model.schema(), step.difference()));
    return "";
  }

  /** Compares the rows of a former table with their copies, and drops it. */
  private String dropFormer(SchemaDifference difference, Progress progress) {
    EntityMapping<?> mapping =
        model.moved().stream()
            .filter(each -> difference.element().equals(each.formerTable()))
            .findFirst()
            .orElseThrow();
    String found = "dropped without a comparison";
    if (settings.compares()) {
      MoveReport report =
          new Maintenance(session)
              .repairMove(mapping)
              .atMost(settings.rowsPerSecond())
              .watchedBy(each -> progress.at(each.share()))
              .run();
      requireComplete(report, difference.element(), mapping);
      found =
          "%d rows compared, %d of them deleted since the move"
              .formatted(report.rows(), report.deleted());
    }
    session.await(
        backend.resolve(
            model.schema(),
            new SchemaDifference(
                Kind.SURPLUS_TABLE,
                difference.element(),
                difference.stored(),
                difference.model(),
                difference.cql())));
    session.await(
        new MoveStates(session.backend()).forget(difference.element(), mapping.table().name()));
    return found;
  }

  private static void requireComplete(MoveReport report, String former, EntityMapping<?> mapping) {
    if (!report.isComplete()) {
      throw new SchemaMismatchException(
          report.left() > 0 ? ErrorCode.FORMER_ROWS_LEFT : ErrorCode.FORMER_ROWS_COPIED,
          Map.of(
              "table",
              mapping.table().name(),
              "former table",
              former,
              "rows",
              Long.toString(report.rows()),
              "rows that were copied",
              Long.toString(report.copied()),
              "rows without a copy",
              Long.toString(report.left())),
          null);
    }
  }

  /** Builds an index. An index with all columns can become a table, so it is verified too. */
  private String build(SchemaStep step, Progress progress) {
    DeclaredModel.Index index = Objects.requireNonNull(model.indexes().get(step.element()));
    if (index.derived() == null) {
      return buildList(index, progress);
    }
    boolean verifies = index.derived().coversBase();
    double part = verifies ? 0.5 : 1;
    var build =
        new Maintenance(session)
            .build(index.mapping(), step.element())
            .atMost(settings.rowsPerSecond())
            .watchedBy(each -> progress.at(each.share() * part));
    (settings.grace() == null ? build : build.withGrace(settings.grace())).run();
    if (!verifies) {
      return "";
    }
    var repair =
        new Maintenance(session)
            .repair(index.mapping(), step.element())
            .atMost(settings.rowsPerSecond())
            .watchedBy(each -> progress.at(part + each.share() * part));
    MaintenanceReport report =
        (settings.grace() == null ? repair : repair.withGrace(settings.grace())).run();
    return "%d rows verified, %d entries corrected, %d undecided"
        .formatted(report.rows(), count(report.repaired()), report.unresolved());
  }

  /** Lists the buckets that have rows. */
  private String buildList(DeclaredModel.Index index, Progress progress) {
    BucketReport report =
        new Maintenance(session)
            .buildBuckets(index.mapping(), index.table().name())
            .atMost(settings.rowsPerSecond())
            .watchedBy(each -> progress.at(each.share()))
            .run();
    return "%d partitions read, %d entries written".formatted(report.read(), report.missing());
  }

  private static long count(Map<String, Map<Anomaly, Long>> counts) {
    return counts.values().stream()
        .flatMap(each -> each.values().stream())
        .mapToLong(Long::longValue)
        .sum();
  }

  private void mark(DeclaredModel.Index marked, IndexRecord wanted) {
    String base = marked.base().name();
    String index = marked.table().name();
    session.await(backend.define(Schema.of(List.of(IndexStates.TABLE))));
    IndexRecord found;
    do {
      found = session.await(session.store().gate().states().read(base)).get(index);
    } while (!session.await(session.store().gate().states().change(base, index, found, wanted)));
    session.store().gate().learn(base, index, wanted.state());
  }

  /** The progress of one step, which also keeps the lease. */
  private final class Progress {
    private final SchemaStep step;
    private final int number;
    private final int total;
    private final SchemaLease lease;

    Progress(SchemaStep step, int number, int total, SchemaLease lease) {
      this.step = step;
      this.number = number;
      this.total = total;
      this.lease = lease;
    }

    void at(double share) {
      lease.renewIfOld();
      listener.accept(new SchemaProgress(step, number, total, share));
    }
  }
}
