package dev.rowan.storage.cassandra.statement;

import com.datastax.oss.driver.api.core.data.UdtValue;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/** Decodes rows whose columns come in another order than those of the table. */
public final class RowDecoder {
  private RowDecoder() {}

  /**
   * Returns a row from the answer to a conditional write, which orders columns differently.
   *
   * @param target the only row of the write, whose key the result may omit; null if there are
   *     several
   * @return null if the result does not identify the row, or has no column at all
   */
  public static @Nullable Row decodeByName(
      CqlTable table, com.datastax.oss.driver.api.core.cql.Row result, @Nullable Row target) {
    @Nullable Object[] values = new Object[table.schema().size()];
    boolean any = false;
    for (int i = 0; i < values.length; i++) {
      String name = table.column(i).name();
      if (result.getColumnDefinitions().contains(name)) {
        values[i] = value(table.column(i), result);
        any = true;
      } else if (i < table.schema().keySize()) {
        if (target == null) {
          return null;
        }
        values[i] = target.isSet(i) ? target.get(i) : null;
      }
    }
    return any ? Row.owning(values) : null;
  }

  /** Returns a row with the values of the columns that a result has, and null for the others. */
  public static Row decodeSelected(
      CqlTable table, com.datastax.oss.driver.api.core.cql.Row result) {
    @Nullable Object[] values = new Object[table.schema().size()];
    for (int i = 0; i < values.length; i++) {
      if (result.getColumnDefinitions().contains(table.column(i).name())) {
        values[i] = value(table.column(i), result);
      }
    }
    return Row.owning(values);
  }

  private static @Nullable Object value(
      CqlColumn column, com.datastax.oss.driver.api.core.cql.Row result) {
    String name = column.name();
    if (UserFields.differ(column.type(), result.getColumnDefinitions().get(name).getType())) {
      UdtValue value = result.getUdtValue(name);
      return value == null ? null : UserFields.read((UserType) column.type(), value);
    }
    return column.decode(result.getBytesUnsafe(name));
  }
}
