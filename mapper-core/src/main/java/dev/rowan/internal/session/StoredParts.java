package dev.rowan.internal.session;

import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What a store has of the tables of an entity: the tables and columns that it lacks, and the tables
 * of column groups that only an earlier version of the entity had.
 *
 * <p>The table of a former column group has the name of the entity's table before its own, and the
 * same key. The entity has its columns, and the store lacks each of them in the table where the
 * entity has it, or has recorded that they are copied from there. So the table of another program,
 * such as a copy of all rows, is none.
 *
 * @param missing the missing tables, and the missing columns after their table and a dot
 * @param lost for each table, the stored columns that the entity does not have there, or in another
 *     type
 * @param formerGroups the tables of the former column groups, with their stored columns
 */
record StoredParts(
    Set<String> missing, Map<String, List<String>> lost, List<FormerTable> formerGroups) {
  /** Reads the stored schema, and the records of the table if it may have former groups. */
  static StoredParts of(StoreAccess store, Set<EntityMapping<?>> known, EntityMapping<?> mapping) {
    Set<String> missing = new HashSet<>();
    Map<String, List<String>> lost = new HashMap<>();
    Set<String> candidates = new HashSet<>();
    boolean exists = false;
    boolean reads = store.backend().as(SchemaBackend.class).isPresent();
    for (TableSchema part : reads ? tables(mapping.table()) : List.<TableSchema>of()) {
      FormerTable stored = store.await(store.schemas().former(part.name(), part)).orElse(null);
      if (stored == null) {
        missing.add(part.name());
      } else {
        addMissing(missing, part, stored);
        lost.put(part.name(), stored.lost());
        exists = exists || part.name().equals(mapping.table().name());
        candidates.addAll(stored.others());
      }
    }
    candidates.removeAll(names(known, mapping));
    List<FormerTable> groups =
        withColumns(store, mapping.table(), exists ? new TreeSet<>(candidates) : Set.<String>of());
    if (!groups.isEmpty()) {
      Map<String, IndexRecord> records = Moves.records(store, mapping.table().name());
      groups.removeIf(each -> !isMoved(each, mapping.table(), missing, records));
    }
    return new StoredParts(missing, lost, List.copyOf(groups));
  }

  private static void addMissing(Set<String> missing, TableSchema part, FormerTable stored) {
    Set<String> there = new HashSet<>(stored.lost());
    if (stored.table() != null) {
      stored.table().columns().forEach(column -> there.add(column.name()));
    }
    part.columns().stream()
        .filter(column -> !there.contains(column.name()))
        .forEach(column -> missing.add(part.name() + "." + column.name()));
  }

  private static List<TableSchema> tables(TableSchema whole) {
    return whole.groups().isEmpty()
        ? List.of(whole)
        : whole.parts().stream().map(TablePart::table).toList();
  }

  /** Returns the names of the tables that entities of this program have. */
  private static Set<String> names(Set<EntityMapping<?>> known, EntityMapping<?> mapping) {
    Set<String> names = new HashSet<>();
    Stream.concat(known.stream(), Stream.of(mapping))
        .forEach(
            each -> {
              tables(each.table()).forEach(table -> names.add(table.name()));
              each.derived().forEach(derived -> names.add(derived.table().name()));
              Optional.ofNullable(each.table().bucketList())
                  .ifPresent(list -> names.add(list.table().name()));
              each.chunked().forEach(column -> names.add(column.chunks().name()));
            });
    return names;
  }

  /** Returns the tables with the key of the entity, and with some of its columns. */
  private static List<FormerTable> withColumns(
      StoreAccess store, TableSchema whole, Collection<String> names) {
    List<FormerTable> found = new ArrayList<>();
    for (String name : names) {
      store
          .await(store.schemas().former(name, columnsOf(whole, name)))
          .filter(stored -> stored.table() != null && key(stored.table()).equals(key(whole)))
          .filter(stored -> !moved(stored, whole).isEmpty())
          .ifPresent(found::add);
    }
    return found;
  }

  /** Returns all columns of a table with column groups, under another name. */
  static TableSchema columnsOf(TableSchema whole, String name) {
    TableSchema.Builder columns = TableSchema.named(name);
    whole.columns().forEach(columns::add);
    return columns.build();
  }

  private static boolean isMoved(
      FormerTable stored,
      TableSchema whole,
      Set<String> missing,
      Map<String, IndexRecord> records) {
    String name = Objects.requireNonNull(stored.table(), "a table with a key").name();
    return moved(stored, whole).stream()
        .allMatch(
            column ->
                column.kind() == ColumnKind.REGULAR
                    && (isMissing(missing, whole, column.name())
                        || ColumnCopyStates.of(records, from(name, column)) != null));
  }

  private static List<ColumnSchema> key(TableSchema table) {
    return table.columns().subList(0, table.keySize());
  }

  /** Returns the columns of the entity that the table of a former group has, in any type. */
  static List<ColumnSchema> moved(FormerTable stored, TableSchema whole) {
    TableSchema table = Objects.requireNonNull(stored.table(), "a table with a key");
    Set<String> names = new HashSet<>(stored.lost());
    table.columns().subList(table.keySize(), table.size()).forEach(each -> names.add(each.name()));
    return whole.columns().stream()
        .filter(column -> !column.kind().isKey() && names.contains(column.name()))
        .toList();
  }

  /** Returns a column that takes over the values of the column of its name in another table. */
  static ColumnSchema from(String table, ColumnSchema column) {
    return column.formerly(table + "." + column.name());
  }

  private static boolean isMissing(Set<String> missing, TableSchema whole, String column) {
    return tables(whole).stream()
        .filter(table -> table.columns().stream().anyMatch(each -> each.name().equals(column)))
        .anyMatch(
            table ->
                missing.contains(table.name()) || missing.contains(table.name() + "." + column));
  }

  /** Returns whether the store lacks the column of a table, or the table. */
  boolean lacks(TableSchema table, ColumnSchema column) {
    return missing.contains(table.name()) || missing.contains(table.name() + "." + column.name());
  }
}
