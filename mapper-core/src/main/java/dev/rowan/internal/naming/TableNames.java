package dev.rowan.internal.naming;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.internal.index.BucketLists;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.TableSchema;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The stored names of declared tables, as a function of the program gives them. The function is
 * called once for each table. Native indexes get the stored name of their table as a prefix,
 * because their names are unique in a keyspace. Tables of the run time itself have no other name.
 * Thread-safe.
 */
final class TableNames {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]{1,48}");

  private final UnaryOperator<String> function;
  private final Map<String, String> stored = new ConcurrentHashMap<>();
  private final Map<String, String> declared = new ConcurrentHashMap<>();
  private final Map<TableSchema, TableSchema> storedTables = new ConcurrentHashMap<>();
  private final Map<TableSchema, TableSchema> declaredTables = new ConcurrentHashMap<>();

  TableNames(UnaryOperator<String> function) {
    this.function = function;
  }

  /**
   * Returns the stored name of a declared table.
   *
   * @throws ConfigurationException if no table can have the name, or if another table has it
   */
  String stored(String table) {
    String known = isReserved(table) ? table : stored.get(table);
    return known != null ? known : named(table);
  }

  private synchronized String named(String table) {
    String known = stored.get(table);
    if (known != null) {
      return known;
    }
    String name = function.apply(table);
    String mistake = mistake(name);
    if (mistake != null) {
      throw new ConfigurationException(
          ErrorCode.TABLE_NAME_REJECTED, Map.of("table", table, "name", mistake), null);
    }
    String other = declared.get(name);
    if (other != null) {
      throw new ConfigurationException(
          ErrorCode.TABLE_NAMES_CLASH, Map.of("table", table, "other table", other), null);
    }
    declared.put(name, table);
    stored.put(table, name);
    return name;
  }

  /** Returns why no table has a name; the name itself may be a value of a user. */
  private static @Nullable String mistake(@Nullable String name) {
    if (name == null) {
      return "null";
    }
    if (isReserved(name)) {
      return "begins with " + ReservedTables.PREFIX;
    }
    if (NAME.matcher(name).matches()) {
      return null;
    }
    return name.isEmpty() || name.length() > 48
        ? name.length() + " characters"
        : "has a character that is no letter, digit or underscore";
  }

  static boolean isReserved(String table) {
    return table.startsWith(ReservedTables.PREFIX);
  }

  /** Returns whether a table has a stored name by now. */
  boolean isKnown(String table) {
    return stored.containsKey(table);
  }

  /** Returns the declared name of a stored table; null if no declared table has this name. */
  @Nullable String declared(String name) {
    return declared.get(name);
  }

  /** Returns a declared table as it is stored. */
  TableSchema stored(TableSchema table) {
    TableSchema known = storedTables.get(table);
    if (known != null) {
      return known;
    }
    String name = stored(table.name());
    TableSchema made = name.equals(table.name()) ? table : named(table, name);
    declaredTables.put(made, table);
    storedTables.put(table, made);
    return made;
  }

  private TableSchema named(TableSchema table, String name) {
    TableSchema.Builder named = named(table, name, name + "_");
    BucketList list = table.bucketList();
    return list == null
        ? named.build()
        : named.bucketList(table, stored(list.table().name())).build();
  }

  /** Returns the declared table of a stored one; the same table if it was not declared. */
  TableSchema declared(TableSchema table) {
    return declaredTables.getOrDefault(table, table);
  }

  /** Returns a table with another name, and native indexes with a prefix; without its list. */
  static TableSchema.Builder named(TableSchema table, String name, String ofIndexes) {
    TableSchema.Builder named =
        TableSchema.named(name)
            .defaultTtl(table.defaultTtl())
            .layout(table.layout())
            .storage(table.storage());
    table.columns().forEach(named::add);
    table.groups().forEach(named::group);
    for (NativeIndexSchema index : table.nativeIndexes()) {
      named.nativeIndex(
          new NativeIndexSchema(
              ofIndexes + index.name(),
              index.column(),
              index.kind(),
              index.target(),
              index.similarity()));
    }
    return named;
  }

  /**
   * Checks that all tables whose rows depend on each other have other names, or none of them. One
   * table with two sets of derived tables would miss entries.
   *
   * @throws ConfigurationException if some of them have other names
   */
  void require(EntityMapping<?> mapping) {
    String renamed = null;
    String same = null;
    for (String table : connected(mapping)) {
      if (stored(table).equals(table)) {
        same = table;
      } else {
        renamed = table;
      }
    }
    if (renamed != null && same != null) {
      throw new ConfigurationException(
          ErrorCode.TABLE_NAMES_PARTIAL,
          Map.of("unchanged table", same, "renamed table", renamed),
          null);
    }
  }

  private static Set<String> connected(EntityMapping<?> mapping) {
    Set<String> tables = new LinkedHashSet<>();
    tables.add(mapping.table().name());
    mapping.table().parts().forEach(part -> tables.add(part.table().name()));
    mapping.derived().forEach(derived -> tables.add(derived.table().name()));
    BucketLists.of(mapping).forEach(list -> tables.add(list.name()));
    mapping.chunked().forEach(column -> tables.add(column.chunks().name()));
    mapping.rollups().forEach(rollup -> tables.add(rollup.counters().table().name()));
    mapping.copies().forEach(copied -> tables.add(copied.source().table().name()));
    mapping.copiedBy().forEach(copying -> tables.add(copying.table().name()));
    mapping.recounts().forEach(recount -> tables.add(recount.from().table().name()));
    String former = mapping.formerTable();
    if (former != null) {
      tables.add(former);
    }
    return tables;
  }
}
