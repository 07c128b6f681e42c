package dev.rowan.maintenance;

import dev.rowan.binding.EntityMapping;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.Session;
import dev.rowan.schema.DerivedTable;
import dev.rowan.state.IndexRecord;
import dev.rowan.state.IndexState;
import java.util.List;

/**
 * Looks after the indexes of entities: {@code rowan.upkeep()} returns the one of an open Rowan.
 * Thread-safe.
 */
public final class Maintenance {
  private final Session session;

  /** Looks after the indexes of a session's entities. */
  public Maintenance(Session session) {
    this.session = session;
  }

  /**
   * Returns a job, to be started, that holds all indexes of an entity against its rows and reports
   * every difference. It writes nothing.
   *
   * @throws dev.rowan.error.SchemaMismatch if a stored table does not fit
   */
  public UpkeepJob verify(EntityMapping<?> mapping) {
    return job(mapping, runtime(mapping).tables().derived(), Patrol.Kind.VERIFY);
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
   * #verify(EntityMapping)} would report. No write of anybody else is lost or hidden by it.
   *
   * @throws dev.rowan.error.SchemaMismatch if a stored table does not fit
   */
  public UpkeepJob repair(EntityMapping<?> mapping) {
    return job(mapping, runtime(mapping).tables().derived(), Patrol.Kind.REPAIR);
  }

  /**
   * Returns a job that repairs one index.
   *
   * @param index the name of its table
   * @throws dev.rowan.error.RejectedInput if the entity has no such index
   */
  public UpkeepJob repair(EntityMapping<?> mapping, String index) {
    return job(mapping, List.of(index(runtime(mapping), index)), Patrol.Kind.REPAIR);
  }

  /**
   * Returns the build of an index, to be started once every program that writes the entity knows
   * the index.
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
   */
  public void withdraw(EntityMapping<?> mapping, String index) {
    DaoRuntime<?> runtime = runtime(mapping);
    String name = index(runtime, index).table().name();
    String table = runtime.tables().row().name();
    IndexRecord found;
    do {
      found = runtime.await(session.gate().states().read(table)).get(name);
    } while (!runtime.await(
        session.gate().states().change(table, name, found, IndexRecord.UNBUILT)));
    session.gate().learn(table, name, IndexState.WRITE_ONLY);
  }

  private DaoRuntime<?> runtime(EntityMapping<?> mapping) {
    return session.runtime(mapping);
  }

  private UpkeepJob job(EntityMapping<?> mapping, List<DerivedTable> indexes, Patrol.Kind kind) {
    return new UpkeepJob(session, runtime(mapping), indexes, JobSettings.USUAL, kind);
  }

  private static DerivedTable index(DaoRuntime<?> runtime, String name) {
    for (DerivedTable derived : runtime.tables().derived()) {
      if (derived.table().name().equals(name)) {
        return derived;
      }
    }
    throw JobSettings.rejected("no index of " + runtime.tables().row(), name);
  }
}
