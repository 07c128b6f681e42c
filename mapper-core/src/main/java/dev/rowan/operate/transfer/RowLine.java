package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts lines to writes. */
final class RowLine {
  private final TableSchema table;
  private final Map<String, Integer> columns = new HashMap<>();
  private final ValueType[] types;

  RowLine(TableSchema table) {
    this.table = table;
    this.types = JsonValues.types(table);
    for (int i = 0; i < table.size(); i++) {
      columns.put(table.column(i).name(), i);
    }
  }

  /**
   * A line and its write.
   *
   * @param line the line number
   */
  record Written(long line, Upsert upsert) {
    /** Returns the line number; never the values. */
    @Override
    public String toString() {
      return "line " + line;
    }
  }

  /**
   * Reads the object at the parser's token.
   *
   * @throws IllegalArgumentException if the object is neither a row of the table nor a set of
   *     static columns
   */
  Written read(long line, JsonParser json) throws IOException {
    @Nullable Object[] values = new Object[table.size()];
    Arrays.fill(values, Row.UNSET);
    boolean counts = false;
    while (json.nextToken() != JsonToken.END_OBJECT) {
      Integer column = columns.get(json.currentName());
      if (column == null) {
        throw new IllegalArgumentException("no such column");
      }
      json.nextToken();
      Object value = JsonValues.read(types[column], json);
      if (value != null && table.column(column).type() == CounterType.COUNTER) {
        counts = true;
        value = new CellEdit.Increment((Long) value);
      }
      values[column] = value == null ? Row.UNSET : value;
    }
    boolean isRow = isRow(values);
    Row row = Row.owning(values);
    return new Written(
        line, isRow && !counts ? Upsert.insert(table, row) : Upsert.update(table, row));
  }

  /**
   * Returns whether the values are a row, which has the whole key. Static columns have only the
   * partition key.
   */
  private boolean isRow(@Nullable Object[] values) {
    int set = 0;
    for (int i = 0; i < table.keySize(); i++) {
      boolean isSet = values[i] != Row.UNSET;
      if (!isSet && i < table.partitionKeySize()) {
        throw new IllegalArgumentException("no partition");
      }
      set += isSet ? 1 : 0;
    }
    boolean staticsAlone = set == table.partitionKeySize() && table.clusteringSize() > 0;
    for (int i = table.keySize(); i < values.length && staticsAlone; i++) {
      staticsAlone = values[i] == Row.UNSET || table.column(i).kind() == ColumnKind.STATIC;
    }
    if (!staticsAlone && set != table.keySize()) {
      throw new IllegalArgumentException("a part of a key");
    }
    return !staticsAlone;
  }
}
