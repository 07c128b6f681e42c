package dev.rowan.maintenance;

import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.DerivedTable;
import dev.rowan.state.IndexRecord;
import dev.rowan.state.IndexState;
import dev.rowan.upkeep.EntityTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Looks after the indexes of entities: {@code rowan.upkeep()} returns the one of an open Rowan.
 * Thread-safe.
 */
public final class Maintenance {
  private final Session session;

  /** Looks after the indexes of a session's entities. */
  @SuppressWarnings("exports") // only our own modules have sessions
  public Maintenance(Session session) {
    this.session = session;
  }

  /**
   * Returns a job, to be started, that holds all indexes of an entity, and what is reserved of its
   * unique values, against its rows and reports every difference. It writes nothing. A view of the
   * server's counts as different where it is so for as long as the time of grace.
   *
   * @throws dev.rowan.error.SchemaMismatch if a stored table does not fit
   */
  public UpkeepJob verify(EntityMapping<?> mapping) {
    EntityTables tables = runtime(mapping).tables();
    List<DerivedTable> all = new ArrayList<>(tables.followers());
    all.addAll(tables.views());
    return job(mapping, all, Patrol.Kind.VERIFY);
  }

  /**
   * Returns a job that verifies one index.
   *
   * @param index the name of its table
   * @throws dev.rowan.error.RejectedInput if the entity has no such index
   */
  public UpkeepJob verify(EntityMapping<?> mapping, String index) {
    return job(mapping, List.of(index(runtime(mapping), index)), Patrol.Kind.VERIFY);
  }

  /**
   * Returns a job, to be started, that sets right every difference that {@link
   * #verify(EntityMapping)} would report, but in views of the server's, which nobody else can
   * write; and that two rows have one unique value, of which nobody can tell whose it is. No write
   * of anybody else is lost or hidden by it.
   *
   * @throws dev.rowan.error.SchemaMismatch if a stored table does not fit
   * @throws dev.rowan.error.UnsupportedByBackend if the entity has views of the server's alone
   */
  public UpkeepJob repair(EntityMapping<?> mapping) {
    EntityTables tables = runtime(mapping).tables();
    if (tables.followers().isEmpty() && !tables.views().isEmpty()) {
      throw keptByServer(tables, tables.views().get(0));
    }
    return job(mapping, tables.followers(), Patrol.Kind.REPAIR);
  }

  /**
   * Returns a job that repairs one index.
   *
   * @param index the name of its table
   * @throws dev.rowan.error.RejectedInput if the entity has no such index
   * @throws dev.rowan.error.UnsupportedByBackend if the server keeps it
   */
  public UpkeepJob repair(EntityMapping<?> mapping, String index) {
    return job(mapping, List.of(kept(runtime(mapping), index)), Patrol.Kind.REPAIR);
  }

  /**
   * Returns a job, to be started, that holds the copies in an entity's rows against the rows that
   * they are copied from, and reports every difference. It writes nothing.
   *
   * @throws dev.rowan.error.RejectedInput if the entity copies nothing
   */
  public CopyJob verifyCopies(EntityMapping<?> mapping) {
    return copyJob(mapping, false);
  }

  /**
   * Returns a job, to be started, that sets right every difference that {@link #verifyCopies} would
   * report. No write of anybody else is lost or hidden by it.
   *
   * @throws dev.rowan.error.RejectedInput if the entity copies nothing
   */
  public CopyJob repairCopies(EntityMapping<?> mapping) {
    return copyJob(mapping, true);
  }

  /**
   * Returns a job, to be started, that carries changes of an entity on to the rows that copy from
   * it, where the process that made them did not come to the end.
   *
   * @throws dev.rowan.error.RejectedInput if nobody copies from the entity
   */
  public CarryOnJob carryOn(EntityMapping<?> source) {
    if (source.copiedBy().isEmpty()) {
      throw JobSettings.rejected("an entity that nobody copies from", source.table().name());
    }
    return new CarryOnJob(session, source, JobSettings.USUAL, false);
  }

  /**
   * Returns the build of an index, to be started once every program that writes the entity knows
   * the index. A view of the server's is built by the server: the build then only tells whether
   * that is done.
   *
   * @param index the name of its table
   * @throws dev.rowan.error.RejectedInput if the entity has no such index
   */
  public IndexBuild build(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    return new IndexBuild(session, runtime, index(runtime, index), JobSettings.USUAL);
  }

  /**
   * Returns whether an index may answer, as the store knows it now.
   *
   * @param index the name of its table
   * @throws dev.rowan.error.RejectedInput if the entity has no such index
   */
  public IndexState state(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    String name = index(runtime, index).table().name();
    if (isView(runtime, name)) {
      boolean built = runtime.await(session.gate().isBuilt(name));
      return built ? IndexState.READABLE : IndexState.WRITE_ONLY;
    }
    IndexRecord record =
        runtime.await(session.gate().states().read(runtime.tables().row().name())).get(name);
    return record == null ? IndexState.READABLE : record.state();
  }

  /**
   * Lets an index answer no more, until it is built anew: before it is dropped, or where it cannot
   * be trusted. Programs that are open elsewhere notice within 20 seconds of their next read.
   *
   * @param index the name of its table
   * @throws dev.rowan.error.RejectedInput if the entity has no such index
   * @throws dev.rowan.error.UnsupportedByBackend if the server keeps it
   */
  public void withdraw(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    String name = kept(runtime, index).table().name();
    String table = runtime.tables().row().name();
    IndexRecord found;
    do {
      found = runtime.await(session.gate().states().read(table)).get(name);
    } while (!runtime.await(
        session.gate().states().change(table, name, found, IndexRecord.UNBUILT)));
    session.gate().learn(table, name, IndexState.WRITE_ONLY);
  }

  /**
   * Returns a job, to be started, that counts the rows that an entity's counters count, and adds to
   * each counter what it lacks.
   *
   * @throws dev.rowan.error.RejectedInput if no counter of the entity is to be reconciled
   */
  public RecountJob recount(EntityMapping<?> mapping) {
    if (mapping.recounts().isEmpty()) {
      throw JobSettings.rejected("an entity without reconciled counters", mapping.table().name());
    }
    return new RecountJob(session, mapping, JobSettings.USUAL.withGrace(RecountJob.GRACE), false);
  }

  private CopyJob copyJob(EntityMapping<?> mapping, boolean repairs) {
    if (mapping.copies().isEmpty()) {
      throw JobSettings.rejected("an entity that copies nothing", mapping.table().name());
    }
    return new CopyJob(session, mapping, JobSettings.USUAL, repairs);
  }

  private DaoRuntime<?> runtime(EntityMapping<?> mapping) {
    return DaoRuntime.of(session, mapping);
  }

  private UpkeepJob job(EntityMapping<?> mapping, List<DerivedTable> indexes, Patrol.Kind kind) {
    return new UpkeepJob(session, runtime(mapping), indexes, JobSettings.USUAL, kind);
  }

  static boolean isView(DaoRuntime<?> runtime, String name) {
    return runtime.tables().views().stream().anyMatch(view -> view.table().name().equals(name));
  }

  private static DerivedTable kept(DaoRuntime<?> runtime, String name) {
    DerivedTable index = index(runtime, name);
    if (isView(runtime, name)) {
      throw keptByServer(runtime.tables(), index);
    }
    return index;
  }

  private static UnsupportedByBackend keptByServer(EntityTables tables, DerivedTable view) {
    return new UnsupportedByBackend(
        ErrorCode.KEPT_BY_SERVER,
        Map.of("table", tables.row().name(), "view", view.table().name()),
        null);
  }

  private static DerivedTable index(DaoRuntime<?> runtime, String name) {
    List<DerivedTable> all = new ArrayList<>(runtime.tables().followers());
    all.addAll(runtime.tables().views());
    for (DerivedTable derived : all) {
      if (derived.table().name().equals(name)) {
        return derived;
      }
    }
    throw JobSettings.rejected("no index of " + runtime.tables().row(), name);
  }
}
