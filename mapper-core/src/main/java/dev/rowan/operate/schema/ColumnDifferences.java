package dev.rowan.operate.schema;

import dev.rowan.internal.session.ColumnMoves;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.List;
import java.util.Map;

/** Compares the former columns of an entity with the records of their copies. */
final class ColumnDifferences {
  private final ColumnMoves moves;
  private final String table;

  ColumnDifferences(Session session, EntityMapping<?> mapping) {
    this.moves = new ColumnMoves(session, mapping);
    this.table = mapping.table().name();
  }

  /** Adds what the records say to what a backend finds about columns. */
  void addTo(List<SchemaDifference> all) {
    if (!moves.declared().isEmpty()) {
      Map<String, IndexRecord> records = moves.records();
      moves.declared().stream()
          .filter(column -> !ColumnCopyStates.isCopied(records, column))
          .forEach(column -> all.add(difference(Kind.COLUMN_COPY, column, "not all values")));
    } else if (all.stream().anyMatch(this::isSurplusColumn)) {
      Map<String, IndexRecord> records = moves.records();
      moves.finished(records).forEach(column -> replace(all, column, records));
    }
  }

  private boolean isSurplusColumn(SchemaDifference each) {
    return each.kind() == Kind.SURPLUS_COLUMN && each.owner().equals(table);
  }

  /** A former column is dropped in its own way, or not yet. */
  private void replace(
      List<SchemaDifference> all, ColumnSchema column, Map<String, IndexRecord> records) {
    String former = table + "." + column.former();
    String obstacle = moves.obstacle(column, records);
    if (obstacle != null) {
      all.removeIf(each -> isSurplusColumn(each) && each.element().equals(former));
      all.add(difference(Kind.UNFINISHED_COPY, column, obstacle));
      return;
    }
    all.replaceAll(
        each ->
            isSurplusColumn(each) && each.element().equals(former)
                ? new SchemaDifference(
                    Kind.FORMER_COLUMN,
                    former,
                    "the former column of " + column.name(),
                    each.model(),
                    each.cql())
                : each);
  }

  private SchemaDifference difference(Kind kind, ColumnSchema column, String stored) {
    return new SchemaDifference(
        kind, table + "." + column.name(), stored, "all values of " + column.former(), null);
  }
}
