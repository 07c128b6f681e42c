package dev.rowan.spi.schema;

import java.util.HashSet;
import java.util.Set;

/** Checks that a table can exist. */
final class TableSchemaCheck {
  private final TableSchema table;

  TableSchemaCheck(TableSchema table) {
    this.table = table;
  }

  /**
   * Checks the columns, the options and the groups.
   *
   * @throws IllegalArgumentException as {@link TableSchema.Builder#build} does
   */
  void check() {
    Set<String> names = new HashSet<>();
    int counters = 0;
    for (int i = 0; i < table.size(); i++) {
      ColumnSchema column = table.column(i);
      boolean counter = column.type() == CounterType.COUNTER;
      counters += counter ? 1 : 0;
      require(names.add(column.name()), "has a column twice: ", column.name());
      require(!column.kind().isKey() || !counter, "has a counter in its key: ", column.name());
      require(isExpectedAt(i, column.kind()), "has a column out of order: ", column.name());
    }
    require(table.partitionKeySize() > 0, "has no partition key");
    require(!table.hasStatics() || table.clusteringSize() > 0, "has statics but no clustering");
    boolean onlyCounters = counters == table.size() - table.keySize() && table.defaultTtl() == 0;
    require(counters == 0 || onlyCounters, "has counters beside other columns, or with a ttl");
    require(table.defaultTtl() >= 0, "has a negative default ttl");
    for (NativeIndexSchema index : table.nativeIndexes()) {
      require(names.contains(index.column()), "has an index of no column: ", index.name());
    }
    if (!table.groups().isEmpty()) {
      checkGroups();
    }
    if (table.hasFormerColumns()) {
      checkFormerColumns(names);
    }
  }

  private void checkFormerColumns(Set<String> names) {
    require(table.groups().isEmpty(), "has column groups and former columns");
    require(!table.hasCounters(), "has counters and former columns");
    for (ColumnSchema column : table.columns()) {
      if (column.former() != null) {
        boolean isRegular = column.kind() == ColumnKind.REGULAR;
        require(isRegular, "has a former column of a column that is not regular: ", column.name());
        require(names.add(column.former()), "has a column twice: ", column.former());
      }
    }
  }

  private void checkGroups() {
    require(!table.hasStatics(), "has column groups and static columns");
    require(!table.hasCounters(), "has column groups and counters");
    require(table.nativeIndexes().isEmpty(), "has column groups and native indexes");
    Set<String> groups = new HashSet<>();
    Set<String> grouped = new HashSet<>();
    for (ColumnGroup group : table.groups()) {
      require(groups.add(group.name()), "has a column group twice: ", group.name());
      require(!group.columns().isEmpty(), "has a column group without columns: ", group.name());
      for (String column : group.columns()) {
        boolean regular = table.column(table.indexOf(column)).kind() == ColumnKind.REGULAR;
        require(regular && grouped.add(column), "cannot have in a column group: ", column);
      }
    }
  }

  private boolean isExpectedAt(int index, ColumnKind kind) {
    if (index < table.partitionKeySize()) {
      return kind == ColumnKind.PARTITION_KEY;
    }
    return index < table.keySize() ? kind == ColumnKind.CLUSTERING : !kind.isKey();
  }

  private void require(boolean holds, String mistake) {
    require(holds, mistake, "");
  }

  private void require(boolean holds, String mistake, String column) {
    if (!holds) {
      throw new IllegalArgumentException("table " + table.name() + " " + mistake + column);
    }
  }
}
