package dev.rowan.storage.contract;

import dev.rowan.binding.EntityMapping;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.List;

/** The mapping of a table whose entities are its rows. */
record RowMapping(TableSchema table) implements EntityMapping<Row> {
  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public Row write(Row row) {
    return row;
  }

  @Override
  public Row read(Row row) {
    return row;
  }
}
