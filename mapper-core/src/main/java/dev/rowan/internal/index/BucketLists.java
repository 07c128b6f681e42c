package dev.rowan.internal.index;

import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The lists of buckets of entities. */
public final class BucketLists {
  private BucketLists() {}

  /**
   * Returns the tables of an entity that have a list of buckets, by the name of the list: the table
   * of the rows, and derived tables.
   */
  public static Map<String, TableSchema> of(EntityTables tables) {
    Map<String, TableSchema> listed = new LinkedHashMap<>();
    add(tables.row(), listed);
    for (DerivedTable derived : tables.derived()) {
      add(derived.table(), listed);
    }
    return listed;
  }

  /** Returns the tables of the lists of buckets of an entity, as declared. */
  public static List<TableSchema> of(EntityMapping<?> mapping) {
    return Stream.concat(
            Stream.of(mapping.table()), mapping.derived().stream().map(DerivedTable::table))
        .flatMap(table -> Stream.ofNullable(table.bucketList()))
        .map(BucketList::table)
        .toList();
  }

  private static void add(TableSchema table, Map<String, TableSchema> listed) {
    BucketList list = table.bucketList();
    if (list != null) {
      listed.put(list.table().name(), table);
    }
  }
}
