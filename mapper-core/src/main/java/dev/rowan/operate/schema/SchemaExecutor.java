package dev.rowan.operate.schema;

import dev.rowan.error.RowanException;
import dev.rowan.internal.session.DeclaredModel;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Executes a plan under the lease of the store. A new run compares again, so it continues where an
 * interrupted run stopped.
 */
final class SchemaExecutor {
  private static final Schema OWN = Schema.of(List.of(SchemaLease.TABLE, SchemaHistory.TABLE));

  private final Session session;
  private final DeclaredModel model;
  private final Set<String> drops;
  private final boolean builds;
  private final @Nullable Duration grace;
  private final Consumer<SchemaProgress> listener;
  private final SchemaBackend backend;

  SchemaExecutor(
      Session session,
      DeclaredModel model,
      Set<String> drops,
      boolean builds,
      @Nullable Duration grace,
      Consumer<SchemaProgress> listener) {
    this.session = session;
    this.model = model;
    this.drops = drops;
    this.builds = builds;
    this.grace = grace;
    this.listener = listener;
    this.backend = session.schemas();
  }

  SchemaResult run() {
    SchemaPlan seen = planner().plan();
    if (seen.executable().isEmpty()) {
      return new SchemaResult(List.of(), seen.notPossible());
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
    return new SchemaPlanner(model, new SchemaComparison(session, model).run(), drops, builds);
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
      session.await(session.schemas().resolve(OWN, difference));
    }
    openOwnTables(session);
  }

  private static List<SchemaDifference> missing(Session session) {
    return session.await(session.schemas().compare(OWN)).stream()
        .filter(difference -> difference.kind().effect() == Effect.ADDITIVE)
        .toList();
  }

  /** Plans again: another program may have changed the schema before this one had the lease. */
  private SchemaResult execute(SchemaLease lease, SchemaHistory history) {
    SchemaPlanner planner = planner();
    SchemaPlan plan = planner.plan();
    List<SchemaStep> steps = plan.executable();
    List<SchemaStep> executed = new ArrayList<>();
    for (SchemaStep step : steps) {
      Progress progress = new Progress(step, executed.size() + 1, steps.size(), lease);
      progress.at(0);
      lease.renew();
      Row started = history.start(step);
      try {
        execute(step, planner, progress);
      } catch (RowanException e) {
        recordFailure(history, started, e);
        throw e;
      }
      history.end(started, "DONE");
      executed.add(step);
      progress.at(1);
    }
    return new SchemaResult(executed, plan.notPossible());
  }

  private static void recordFailure(SchemaHistory history, Row started, RowanException failure) {
    try {
      history.end(started, "FAILED " + failure.code().code());
    } catch (RowanException e) {
      failure.addSuppressed(e);
    }
  }

  private void execute(SchemaStep step, SchemaPlanner planner, Progress progress) {
    if (step.isBuild()) {
      build(step, progress);
      return;
    }
    IndexState state = planner.stateAfter(step.difference());
    DeclaredModel.Index index = model.indexes().get(step.difference().owner());
    if (state != null && index != null) {
      // before the change, so that no program reads the table without the record
      mark(index.derived(), IndexRecord.of(state));
    }
    session.await(backend.resolve(model.schema(), step.difference()));
  }

  private void build(SchemaStep step, Progress progress) {
    DeclaredModel.Index index = Objects.requireNonNull(model.indexes().get(step.element()));
    var build =
        new Maintenance(session)
            .build(index.mapping(), step.element())
            .watchedBy(each -> progress.at(each.share()));
    (grace == null ? build : build.withGrace(grace)).run();
  }

  private void mark(DerivedTable derived, IndexRecord wanted) {
    String base = derived.base().name();
    String index = derived.table().name();
    session.await(backend.define(Schema.of(List.of(IndexStates.TABLE))));
    IndexRecord found;
    do {
      found = session.await(session.gate().states().read(base)).get(index);
    } while (!session.await(session.gate().states().change(base, index, found, wanted)));
    session.gate().learn(base, index, wanted.state());
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
