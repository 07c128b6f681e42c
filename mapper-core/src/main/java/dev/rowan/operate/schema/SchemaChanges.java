package dev.rowan.operate.schema;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.DeclaredModel;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.SchemaDifference;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Compares the tables of entities with the store, plans the steps that make them equal, and
 * executes these steps: {@code rowan.schema()} returns it. Only additive steps are executed, except
 * for tables and columns that {@link #dropping} names. Immutable and thread-safe; each call works
 * in the calling thread.
 * <!-- tag: schema-apply -->
 *
 * <pre>{@code
 * SchemaResult result =
 *     rowan
 *         .schema()
 *         .with(VisitMapping.INSTANCE)
 *         .apply(
 *             progress ->
 *                 log.info(
 *                     "step {} of {}, {} %: {}",
 *                     progress.number(),
 *                     progress.total(),
 *                     (int) (progress.share() * 100),
 *                     progress.step().element()));
 * result.remaining().forEach(step -> log.warn("not possible: {}", step));
 * }</pre>
 */
public final class SchemaChanges {
  private final Session session;
  private final Set<EntityMapping<?>> added;
  private final ChangeSettings settings;

  /** Creates the schema changes of a session. */
  @SuppressWarnings("exports") // only our own modules have sessions
  public SchemaChanges(Session session) {
    this(session, Set.of(), ChangeSettings.USUAL);
  }

  private SchemaChanges(Session session, Set<EntityMapping<?>> added, ChangeSettings settings) {
    this.session = session;
    this.added = added;
    this.settings = settings;
  }

  /**
   * Returns a copy that also covers these entities, and the entities that they copy from. Their
   * tables are not created. Without this call, the copy covers all entities whose DAOs this Rowan
   * created, or refused to create.
   */
  public SchemaChanges with(EntityMapping<?>... mappings) {
    Set<EntityMapping<?>> all = new LinkedHashSet<>(added);
    all.addAll(Arrays.asList(mappings));
    return new SchemaChanges(session, all, settings);
  }

  /**
   * Returns a copy whose plan drops tables and columns that no entity has. A name that does not
   * exist in the store is ignored, so that a plan can be executed again. A former table of an
   * entity is dropped after a comparison of its rows with their copies.
   *
   * @param names tables, and columns as {@code table.column}
   */
  public SchemaChanges dropping(String... names) {
    Set<String> all = new TreeSet<>(settings.drops());
    all.addAll(Arrays.asList(names));
    return with(settings.dropping(all));
  }

  /**
   * Returns a copy whose plan does not build derived tables. Use it while programs that do not
   * declare a new derived table still write its entity. Reads through the derived table are refused
   * until it is built.
   */
  public SchemaChanges withoutBuilds() {
    return with(settings.withoutBuilds());
  }

  /**
   * Returns a copy with another grace period of builds; see {@link
   * dev.rowan.operate.maintenance.IndexBuild#withGrace}.
   *
   * @throws RejectedInputException if the period is negative
   */
  public SchemaChanges withGrace(Duration newGrace) {
    if (newGrace.isNegative()) {
      throw rejected("grace", newGrace + ", negative");
    }
    return with(settings.withGrace(newGrace));
  }

  /**
   * Returns a copy with a limit of rows and entries per second, for builds and for comparisons of
   * former tables; unlimited by default.
   *
   * @throws RejectedInputException if the limit is less than 1
   */
  public SchemaChanges atMost(int rowsPerSecond) {
    if (rowsPerSecond < 1) {
      throw rejected("rows per second", rowsPerSecond + ", less than 1");
    }
    return with(settings.atMost(rowsPerSecond));
  }

  /**
   * Returns a copy that drops former tables without a comparison: rows that only the former table
   * has are lost. Without this call, each row of a former table is compared with its copy first;
   * see {@link dev.rowan.operate.maintenance.MoveJob}.
   */
  public SchemaChanges withoutComparison() {
    return with(settings.withoutComparison());
  }

  private SchemaChanges with(ChangeSettings newSettings) {
    return new SchemaChanges(session, added, newSettings);
  }

  /**
   * Returns all differences between the entities and the store. Writes nothing.
   *
   * @throws dev.rowan.error.UnsupportedByBackendException if the backend does not compare schemas
   * @throws dev.rowan.error.BackendUnavailableException if the store cannot be read
   */
  public SchemaDifferences diff() {
    return new SchemaDifferences(new SchemaComparison(session, model()).run());
  }

  /**
   * Returns the steps that make the store equal to the entities. Writes nothing.
   *
   * @throws RejectedInputException if an entity has a table or column that is to be dropped
   */
  public SchemaPlan plan() {
    DeclaredModel model = model();
    List<SchemaDifference> differences = new SchemaComparison(session, model).run();
    return new SchemaPlanner(model, differences, settings).plan();
  }

  /** Executes the plan without a listener; see {@link #apply(Consumer)}. */
  public SchemaResult apply() {
    return apply(progress -> {});
  }

  /**
   * Executes the plan: its additive steps, and the drops that {@link #dropping} names. One program
   * at a time changes a store. Each step is recorded in the table {@code rowan_schema_history}.
   * After a failure or a crash, call it again: it continues with the first step that is not done.
   *
   * @param listener receives the start and the end of each step, and the progress of builds
   * @throws dev.rowan.error.BackendUnavailableException if another program changes the schema, or
   *     took over from this one
   * @throws dev.rowan.error.SchemaMismatchException if the store refuses a step, or a former table
   *     that is to be dropped has a row without a copy
   * @throws RejectedInputException if an entity has a table or column that is to be dropped
   */
  public SchemaResult apply(Consumer<SchemaProgress> listener) {
    return new SchemaExecutor(session, model(), settings, listener).run();
  }

  /**
   * Returns the newest recorded steps, newest first; none if no plan was ever executed.
   *
   * @param most the largest number of steps
   * @throws RejectedInputException if the number is less than 1
   */
  public List<SchemaHistoryEntry> history(int most) {
    if (most < 1) {
      throw rejected("number of steps", most + ", less than 1");
    }
    if (!SchemaExecutor.hasOwnTables(session)) {
      return List.of();
    }
    SchemaExecutor.openOwnTables(session);
    return SchemaHistory.read(session, most);
  }

  private DeclaredModel model() {
    Set<EntityMapping<?>> all = new LinkedHashSet<>(session.known());
    all.addAll(added);
    DeclaredModel model = session.declared(all);
    for (String drop : settings.drops()) {
      boolean declared =
          model.schema().tables().stream()
              .anyMatch(
                  table ->
                      table.name().equals(drop)
                          || table.columns().stream()
                              .anyMatch(
                                  column -> (table.name() + "." + column.name()).equals(drop)));
      if (declared) {
        throw rejected("declared by an entity", drop);
      }
    }
    return model;
  }

  private static RejectedInputException rejected(String what, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(what, found), null);
  }
}
