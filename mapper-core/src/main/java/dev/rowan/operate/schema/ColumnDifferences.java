package dev.rowan.operate.schema;

import dev.rowan.internal.session.ColumnMoves;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compares the columns of an entity that take over values with the records of their copies. */
final class ColumnDifferences {
  private final ColumnMoves moves;
  private final String table;

  ColumnDifferences(Session session, EntityMapping<?> mapping) {
    this.moves = session.columnMoves(mapping);
    this.table = mapping.table().name();
  }

  /** Returns whether a table, or one that its entity had before, may have former columns. */
  static boolean mayConcern(TableSchema table, List<SchemaDifference> all) {
    return table.hasFormerColumns()
        || !table.groups().isEmpty()
        || all.stream()
            .anyMatch(
                each ->
                    (each.kind() == Kind.SURPLUS_COLUMN && each.owner().equals(table.name()))
                        || (each.kind() == Kind.SURPLUS_TABLE
                            && each.element().startsWith(table.name() + "_")));
  }

  /** Adds what the records say to what a backend finds about columns. */
  void addTo(List<SchemaDifference> all) {
    if (!moves.concerns(all)) {
      return;
    }
    Map<String, IndexRecord> records = moves.records();
    for (ColumnSchema column : moves.uncopied(records)) {
      remove(all, column);
      all.add(difference(Kind.COLUMN_COPY, column, "not all values"));
    }
    for (ColumnSchema column : moves.uncopiable(records)) {
      String obstacle = Objects.requireNonNull(moves.obstacle(column, records), "an obstacle");
      all.add(difference(Kind.UNCOPIABLE_COLUMN, column, obstacle));
    }
    moves.finished(records).forEach(column -> replace(all, column, records));
  }

  /** Whether a difference is of a former column, or of a table that only former columns need. */
  private static boolean isOf(SchemaDifference each, String former) {
    return (each.kind() == Kind.SURPLUS_COLUMN && each.element().equals(former))
        || (each.kind() == Kind.SURPLUS_TABLE && former.startsWith(each.element() + "."));
  }

  private void remove(List<SchemaDifference> all, ColumnSchema column) {
    String former = moves.formerElement(column);
    all.removeIf(each -> isOf(each, former));
  }

  /** A former column is dropped in its own way, or not yet. */
  private void replace(
      List<SchemaDifference> all, ColumnSchema column, Map<String, IndexRecord> records) {
    String former = moves.formerElement(column);
    String obstacle = moves.obstacle(column, records);
    if (obstacle != null) {
      remove(all, column);
      all.add(difference(Kind.UNFINISHED_COPY, column, obstacle));
      return;
    }
    all.replaceAll(
        each ->
            isOf(each, former) && !lacksACopy(each, records)
                ? new SchemaDifference(
                    Kind.FORMER_COLUMN,
                    each.element(),
                    each.kind() == Kind.SURPLUS_TABLE
                        ? moves.formerGroup(each.element())
                        : "the former column of " + name(column),
                    each.model(),
                    each.cql())
                : each);
  }

  /** A table with values that no copy can take over is dropped as any other table. */
  private boolean lacksACopy(SchemaDifference each, Map<String, IndexRecord> records) {
    return each.kind() == Kind.SURPLUS_TABLE
        && moves.uncopiable(records).stream()
            .anyMatch(column -> isOf(each, moves.formerElement(column)));
  }

  private SchemaDifference difference(Kind kind, ColumnSchema column, String stored) {
    String former =
        name(column).equals(column.name()) ? column.former() : moves.formerElement(column);
    return new SchemaDifference(
        kind, moves.element(column), stored, "all values of " + former, null);
  }

  /** Returns the name of a column, with that of its table if this is another one. */
  private String name(ColumnSchema column) {
    String element = moves.element(column);
    return element.startsWith(table + ".") ? column.name() : element;
  }
}
