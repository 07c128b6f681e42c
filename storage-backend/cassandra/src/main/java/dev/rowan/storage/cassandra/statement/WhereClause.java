package dev.rowan.storage.cassandra.statement;

import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.type.ElementLists;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Renders a slice of a partition as the conditions after {@code WHERE}. */
public final class WhereClause {
  private static final String AND = " AND ";

  private final CqlTable table;

  /** Renders slices of this table. */
  public WhereClause(CqlTable table) {
    this.table = table;
  }

  /** Adds the partition and the slice, which may have several prefixes. */
  public void add(StatementDraft statement, List<Object> partition, Slice slice) {
    table.wherePartition(statement, partition);
    if (slice.prefixes().size() == 1) {
      addEqual(statement, slice.prefixes().get(0));
    } else {
      addIn(statement, slice.prefixes());
    }
    addBounds(statement, slice.prefixSize(), slice.lower(), slice.upper());
  }

  /**
   * Adds the partition and the slice, which has one prefix. The last equality becomes a range of
   * one value, so that the server treats even a single row as a range.
   */
  public void addAsRange(StatementDraft statement, List<Object> partition, Slice slice) {
    List<Object> prefix = slice.prefixes().get(0);
    int last = prefix.size() - 1;
    if (last < 0 || prefix.size() < table.schema().clusteringSize()) {
      add(statement, partition, slice);
      return;
    }
    Bound bound = Bound.of(prefix.get(last), true);
    add(statement, partition, Slice.between(prefix.subList(0, last), bound, bound));
  }

  private void addEqual(StatementDraft statement, List<Object> prefix) {
    for (int i = 0; i < prefix.size(); i++) {
      CqlColumn column = column(i);
      statement.add(AND).add(column.name()).add(" = ").bind(column.encodeKey(prefix.get(i)));
    }
  }

  private void addIn(StatementDraft statement, List<List<Object>> prefixes) {
    int size = prefixes.get(0).size();
    List<ByteBuffer> elements = new ArrayList<>(prefixes.size());
    for (List<Object> prefix : prefixes) {
      elements.add(
          size == 1 ? column(0).encodeKey(prefix.get(0)) : ElementLists.tuple(encoded(0, prefix)));
    }
    statement.add(AND);
    addNames(statement, 0, size, size > 1);
    statement.add(" IN ").bind(ElementLists.list(elements));
  }

  private void addBounds(
      StatementDraft statement, int from, @Nullable Bound lower, @Nullable Bound upper) {
    boolean tuples =
        (lower != null && lower.values().size() > 1)
            || (upper != null && upper.values().size() > 1);
    if (lower != null) {
      addBound(statement, from, lower, lower.inclusive() ? " >= " : " > ", tuples);
    }
    if (upper != null) {
      addBound(statement, from, upper, upper.inclusive() ? " <= " : " < ", tuples);
    }
  }

  private void addBound(
      StatementDraft statement, int from, Bound bound, String operator, boolean tuple) {
    statement.add(AND);
    addNames(statement, from, bound.values().size(), tuple);
    statement.add(operator);
    List<ByteBuffer> values = encoded(from, bound.values());
    statement.add(tuple ? "(" : "");
    for (int i = 0; i < values.size(); i++) {
      statement.add(i == 0 ? "" : ", ").bind(values.get(i));
    }
    statement.add(tuple ? ")" : "");
  }

  private void addNames(StatementDraft statement, int from, int count, boolean tuple) {
    statement.add(tuple ? "(" : "");
    for (int i = from; i < from + count; i++) {
      statement.add(i == from ? "" : ", ").add(column(i).name());
    }
    statement.add(tuple ? ")" : "");
  }

  private List<ByteBuffer> encoded(int from, List<Object> values) {
    List<ByteBuffer> encoded = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      encoded.add(column(from + i).encodeKey(values.get(i)));
    }
    return encoded;
  }

  private CqlColumn column(int clustering) {
    return table.column(table.schema().partitionKeySize() + clustering);
  }
}
