package dev.rowan.storage.cassandra.rows;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Projection;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.TimedRow;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.RowDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads rows of the driver as some of the properties of an entity. Immutable and thread-safe. */
final class ProjectedRows<T> {
  private final EntityMapping<?> mapping;
  private final EntityTables stored;
  private final CqlTable table;
  private final Projection<T> projection;

  ProjectedRows(
      EntityMapping<?> mapping, EntityTables stored, CqlTable table, Projection<T> projection) {
    this.mapping = mapping;
    this.stored = stored;
    this.table = table;
    this.projection = projection;
  }

  /** Returns the projection of a row; empty if the row is none of the entity. */
  Optional<T> read(Row row) {
    requireColumns(row);
    dev.rowan.spi.value.Row decoded = RowDecoder.decodeSelected(table, row);
    if (!stored.exists(decoded) || isStaticOnly(row, decoded)) {
      return Optional.empty();
    }
    CellTimes times = projection.isTimed() ? RowTimes.of(stored.row(), mapping.times(), row) : null;
    return Optional.of(
        projection.reader().apply(times == null ? decoded : TimedRow.of(decoded, times)));
  }

  private void requireColumns(Row row) {
    TableSchema declared = mapping.table();
    List<String> missing = new ArrayList<>();
    for (Property<?> property : projection.properties()) {
      String column = declared.column(property.column()).name();
      if (!projection.isTimed() && !has(row, column)) {
        missing.add(column);
      }
    }
    if (!missing.isEmpty()) {
      throw CassandraRows.rejected(
          "the row has no columns for the projection of %s: %s"
              .formatted(declared.name(), String.join(", ", missing)));
    }
  }

  /**
   * Returns whether a row has only the static values of its partition, and the projection has
   * others. Only a result with the first clustering column shows this.
   */
  private boolean isStaticOnly(Row row, dev.rowan.spi.value.Row decoded) {
    TableSchema declared = mapping.table();
    return declared.clusteringSize() > 0
        && has(row, declared.column(declared.partitionKeySize()).name())
        && declared.isStaticOnly(decoded)
        && projection.properties().stream()
            .map(property -> declared.column(property.column()).kind())
            .anyMatch(kind -> kind == ColumnKind.CLUSTERING || kind == ColumnKind.REGULAR);
  }

  private static boolean has(Row row, String column) {
    return row.getColumnDefinitions().contains(CqlIdentifier.fromInternal(column));
  }
}
