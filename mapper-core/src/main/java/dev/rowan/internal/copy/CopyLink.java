package dev.rowan.internal.copy;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How rows of one entity copy from rows of another: both tables as they are stored, and the way
 * from each to the other. A value. Immutable and thread-safe.
 */
final class CopyLink {
  private final CopiedColumns columns;
  private final EntityTables copying;
  private final EntityTables source;
  private final String name;

  CopyLink(CopiedColumns columns, EntityTables copying, EntityTables source) {
    this.columns = columns;
    this.copying = copying;
    this.source = source;
    TableSchema table = copying.declared();
    this.name = table.name() + "." + table.column(columns.columns().get(0).here()).name();
  }

  /** The name under which its tasks are noted: of the table and of the first column. */
  String name() {
    return name;
  }

  EntityTables copying() {
    return copying;
  }

  EntityTables source() {
    return source;
  }

  List<Integer> reference() {
    return columns.reference();
  }

  boolean isAsync() {
    return columns.async();
  }

  /** Whether all that refers to the source is in the key of the row. */
  boolean refersByKey() {
    return columns.reference().stream()
        .allMatch(column -> copying.declared().column(column).kind().isKey());
  }

  boolean isMovable() {
    return columns.movable();
  }

  /** Returns whether a row to write sets a part of the reference other than the key. */
  boolean setsReference(Row written) {
    return columns.reference().stream()
        .anyMatch(
            column -> written.isSet(column) && !copying.declared().column(column).kind().isKey());
  }

  boolean setsCopies(Row written) {
    return columns.columns().stream().anyMatch(column -> written.isSet(column.here()));
  }

  /** Returns whether a row to write sets the whole reference. */
  boolean tellsReference(Row written) {
    return columns.reference().stream()
        .allMatch(column -> written.isSet(column) && !(written.get(column) instanceof CellEdit));
  }

  /** Returns whether a row of the source to write sets a column that is copied. */
  boolean setsSource(Row written) {
    return columns.columns().stream().anyMatch(column -> written.isSet(column.there()));
  }

  /** Returns the key of the row of the source that a row refers to; null if it refers to none. */
  @Nullable Row sourceKey(Row row) {
    Row.Builder key = Row.unset(source.declared().size());
    for (int i = 0; i < columns.reference().size(); i++) {
      Object value = row.get(columns.reference().get(i));
      if (value == null) {
        return null;
      }
      key.set(i, value);
    }
    return key.build();
  }

  /**
   * Returns the key of the row of the source, by a row or an entry of the table they are found in.
   */
  @Nullable Row sourceOf(Row found) {
    Row.Builder key = Row.unset(source.declared().size());
    for (int i = 0; i < columns.reference().size(); i++) {
      Object value = found.get(i);
      if (value == null) {
        return null;
      }
      key.set(columns.reference().indexOf(baseColumn(i)), value);
    }
    return key.build();
  }

  /** Returns what the copies are to be. */
  Copied of(@Nullable Row sourceRow) {
    @Nullable Object[] values = new Object[columns.columns().size()];
    for (int i = 0; sourceRow != null && i < values.length; i++) {
      values[i] = sourceRow.get(columns.columns().get(i).there());
    }
    return new Copied(Arrays.asList(values));
  }

  /** Returns what the copies of a row are. */
  Copied in(Row row) {
    @Nullable Object[] values = new Object[columns.columns().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = row.get(columns.columns().get(i).here());
    }
    return new Copied(Arrays.asList(values));
  }

  /** Returns a row to write with these copies. */
  Row with(Row written, Copied copied) {
    @Nullable Object[] values = written.toArray();
    for (int i = 0; i < columns.columns().size(); i++) {
      values[columns.columns().get(i).here()] = copied.values().get(i);
    }
    return Row.owning(values);
  }

  /** Returns a row to write without the copies. */
  Row without(Row written) {
    @Nullable Object[] values = written.toArray();
    columns.columns().forEach(column -> values[column.here()] = Row.UNSET);
    return Row.owning(values);
  }

  /** Returns the key of a row, of the declared table, everything else unset. */
  Row keyOf(Row row) {
    Row.Builder key = Row.unset(copying.declared().size());
    for (int i = 0; i < copying.declared().keySize(); i++) {
      key.set(i, row.get(i));
    }
    return key.build();
  }

  /** What copies are or are to be, in the order of the columns; null where there is no value. */
  record Copied(List<@Nullable Object> values) {
    @Override
    public String toString() {
      return "copies of " + values.size() + " columns";
    }
  }

  /** Returns the query of a page of those that copy from a row of the source. */
  SliceQuery page(Row sourceKey, int limit, @Nullable Position next, ReadMode mode) {
    TableSchema table = through();
    List<Object> key = new ArrayList<>();
    for (int i = 0; i < columns.reference().size(); i++) {
      int place = columns.reference().indexOf(baseColumn(i));
      key.add(Objects.requireNonNull(sourceKey.get(place), "a key without a value"));
    }
    int partition = table.partitionKeySize();
    return new SliceQuery(
        table,
        key.subList(0, partition),
        key.size() == partition ? Slice.ALL : Slice.of(key.subList(partition, key.size())),
        ReadDirection.FORWARD,
        limit,
        next,
        mode);
  }

  /** Returns the keys of rows, each once, of rows or entries of the table they are found in. */
  List<Row> keys(List<Row> found) {
    DerivedTable index = index();
    Map<List<@Nullable Object>, Row> keys = new LinkedHashMap<>();
    for (Row each : found) {
      if (index != null || !copying.declared().isStaticOnly(each)) {
        Row key = index == null ? keyOf(each) : baseKey(index, each);
        keys.put(Arrays.asList(key.toArray()).subList(0, copying.declared().keySize()), key);
      }
    }
    return List.copyOf(keys.values());
  }

  private Row baseKey(DerivedTable index, Row entry) {
    Row.Builder key = Row.unset(copying.declared().size());
    for (int i = 0; i < copying.declared().keySize(); i++) {
      key.set(i, entry.get(index.copyOf(i)));
    }
    return key.build();
  }

  /** Returns the table in which those that copy from one row are found. */
  TableSchema through() {
    DerivedTable index = index();
    return index == null ? copying.row() : index.table();
  }

  private @Nullable DerivedTable index() {
    return columns.through().equals(copying.declared().name())
        ? null
        : copying.derived(columns.through());
  }

  /** The place in the row of what stands at a place of the key of the table it is found in. */
  private int baseColumn(int place) {
    DerivedTable index = index();
    if (index == null) {
      return place;
    }
    Component component = index.components().get(place);
    return component.column();
  }

  @Override
  public String toString() {
    return name + " from " + source.declared();
  }
}
