package dev.rowan.operate.schema;

import dev.rowan.internal.session.DeclaredModel;
import dev.rowan.internal.session.Moves;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.IndexState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares a model with a store: its tables, by the backend, and the states of its derived tables.
 */
final class SchemaComparison {
  private final Session session;
  private final DeclaredModel model;

  SchemaComparison(Session session, DeclaredModel model) {
    this.session = session;
    this.model = model;
  }

  /** Returns all differences, in the order in which steps resolve them. */
  List<SchemaDifference> run() {
    List<SchemaDifference> all =
        new ArrayList<>(session.await(session.store().schemas().compare(model.schema())));
    all.addAll(states(all));
    model.moved().forEach(mapping -> session.move(mapping).ifPresent(move -> replace(all, move)));
    if (all.stream().noneMatch(each -> each.kind() == Kind.MISSING_KEYSPACE)) {
      model.entities().stream()
          .filter(mapping -> ColumnDifferences.mayConcern(mapping.table(), all))
          .forEach(mapping -> new ColumnDifferences(session, mapping).addTo(all));
      all.addAll(figures());
    }
    all.sort(
        Comparator.comparingInt((SchemaDifference each) -> rank(each.kind()))
            .thenComparing(each -> !each.element().startsWith(TableSchema.RESERVED)));
    return all;
  }

  /**
   * Compares the stated numbers with those of the cluster, which is asked only if there are any.
   */
  private List<SchemaDifference> figures() {
    List<DeclaredFigures> declared =
        model.entities().stream().flatMap(mapping -> mapping.figures().stream()).toList();
    if (declared.isEmpty()) {
      return List.of();
    }
    List<String> tables = declared.stream().map(DeclaredFigures::table).distinct().toList();
    return new FigureDifferences(session.await(session.store().schemas().observe(tables)))
        .of(declared);
  }

  /** Replaces what a backend finds about both tables of a move. */
  private static void replace(List<SchemaDifference> all, Moves move) {
    FormerTable former = move.stored().orElse(null);
    if (former == null) {
      return;
    }
    String obstacle = move.obstacle(former);
    all.replaceAll(
        each ->
            each.kind() == Kind.SURPLUS_TABLE && each.element().equals(move.former())
                ? new SchemaDifference(
                    Kind.FORMER_TABLE,
                    each.element(),
                    "the former table of " + move.table(),
                    each.model(),
                    each.cql())
                : each);
    if (obstacle != null) {
      all.removeIf(
          each ->
              (each.kind() == Kind.MISSING_TABLE && each.element().equals(move.table()))
                  || (each.kind() == Kind.FORMER_TABLE && each.element().equals(move.former())));
      all.add(
          new SchemaDifference(
              Kind.UNFINISHED_MOVE, move.table(), obstacle, "all rows of " + move.former(), null));
    }
  }

  private static int rank(Kind kind) {
    return switch (kind) {
      case MISSING_TYPE, MISSING_FIELD -> 0;
      case MISSING_TABLE -> 1;
      case MISSING_COLUMN -> 2;
      case MISSING_VIEW, MISSING_NATIVE_INDEX -> 3;
      case UNRECORDED_LAYOUT, TTL, OPTIONS -> 4;
      case INDEX_STATE, COLUMN_COPY -> 5;
      case SURPLUS_COLUMN, FOREIGN_COLUMN, FORMER_COLUMN -> 6;
      case SURPLUS_TABLE, FORMER_TABLE -> 7;
      default -> 8;
    };
  }

  private List<SchemaDifference> states(List<SchemaDifference> found) {
    Set<String> absent = new HashSet<>();
    Set<String> reported = new HashSet<>();
    for (SchemaDifference each : found) {
      if (each.kind() == Kind.MISSING_TABLE || each.kind() == Kind.MISSING_KEYSPACE) {
        absent.add(each.element());
      }
      if (each.kind() == Kind.MISSING_KEYSPACE || each.kind() == Kind.INDEX_STATE) {
        reported.add(each.element());
      }
    }
    List<SchemaDifference> states = new ArrayList<>();
    if (found.stream().anyMatch(each -> each.kind() == Kind.MISSING_KEYSPACE)) {
      return states;
    }
    Map<String, Map<String, IndexRecord>> read = new HashMap<>();
    boolean isReadable =
        model.hasStates()
            && found.stream().noneMatch(each -> each.owner().equals(IndexStates.TABLE.name()));
    if (isReadable) {
      session.await(session.backend().define(Schema.of(List.of(IndexStates.TABLE))));
    }
    for (DeclaredModel.Index index : model.indexes().values()) {
      String name = index.table().name();
      String base = index.base().name();
      if (absent.contains(name) || absent.contains(base) || reported.contains(name)) {
        continue;
      }
      Map<String, IndexRecord> records =
          isReadable ? read.computeIfAbsent(base, this::records) : Map.of();
      String state = stateUnlessReadable(records.get(name));
      if (state != null) {
        states.add(
            new SchemaDifference(Kind.INDEX_STATE, name, state, IndexState.READABLE.name(), null));
      }
    }
    states.sort(Comparator.comparing(SchemaDifference::element));
    return states;
  }

  private Map<String, IndexRecord> records(String base) {
    return session.await(session.store().gate().states().read(base));
  }

  /** An engine that maintains indexes needs no record of a complete one. */
  private @Nullable String stateUnlessReadable(@Nullable IndexRecord record) {
    if (record == null) {
      boolean complete = session.backend().capabilities().has(Capability.INDEX_MAINTENANCE);
      return complete ? null : "no state";
    }
    return record.state() == IndexState.READABLE ? null : record.state().name();
  }
}
