package dev.rowan.operate.schema;

import dev.rowan.internal.session.ColumnMoves;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Compares the columns of an entity that take over values with the records of their copies. */
final class ColumnDifferences {
  private final ColumnMoves moves;
  private final String table;

  ColumnDifferences(Session session, EntityMapping<?> mapping) {
    this.moves = ColumnMoves.of(session, mapping);
    this.table = mapping.table().name();
  }

  /** Adds what the records say to what a backend finds about columns. */
  void addTo(List<SchemaDifference> all) {
    if (!moves.declares() && all.stream().noneMatch(this::isSurplusColumn)) {
      return;
    }
    Map<String, IndexRecord> records = moves.records();
    for (ColumnSchema column : moves.uncopied(records)) {
      remove(all, column);
      all.add(difference(Kind.COLUMN_COPY, column, "not all values"));
    }
    for (ColumnSchema column : moves.uncopiable()) {
      String obstacle = Objects.requireNonNull(moves.obstacle(column, records), "an obstacle");
      all.add(difference(Kind.UNCOPIABLE_COLUMN, column, obstacle));
    }
    moves.finished(records).forEach(column -> replace(all, column, records));
  }

  private boolean isSurplusColumn(SchemaDifference each) {
    return each.kind() == Kind.SURPLUS_COLUMN && each.owner().equals(table);
  }

  private void remove(List<SchemaDifference> all, ColumnSchema column) {
    String former = moves.formerElement(column);
    all.removeIf(each -> isSurplusColumn(each) && each.element().equals(former));
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
            isSurplusColumn(each) && each.element().equals(former)
                ? new SchemaDifference(
                    Kind.FORMER_COLUMN,
                    former,
                    "the former column of " + name(column),
                    each.model(),
                    each.cql())
                : each);
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
