package dev.rowan.internal.session;

import dev.rowan.internal.former.FormerColumnsBackend;
import dev.rowan.internal.index.BucketLists;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The schema that one entity needs: its table, its derived tables, and the states of these. */
final class EntitySchema {
  private EntitySchema() {}

  /**
   * Returns whether the store has a record of the state of each derived table and each list of
   * buckets of an entity.
   */
  static boolean hasStates(EntityTables tables, Capabilities capabilities) {
    return (!tables.maintained().isEmpty() || !BucketLists.of(tables).isEmpty())
        && capabilities.has(Capability.CONDITIONAL_WRITES);
  }

  /**
   * Returns the schema.
   *
   * @param incomplete the derived tables that may lack entries of existing rows
   */
  static Schema of(EntityTables tables, boolean hasStates, Set<String> incomplete) {
    List<TableSchema> all = new ArrayList<>();
    Map<String, String> sources = new HashMap<>();
    if (tables.row().groups().isEmpty()) {
      all.add(FormerColumnsBackend.stored(tables.row()));
    }
    tables.row().parts().forEach(part -> all.add(part.table()));
    for (DerivedTable derived : tables.maintained()) {
      all.add(derived.table());
      sources.put(derived.table().name(), tables.row().name());
    }
    for (TableSchema listed : BucketLists.of(tables).values()) {
      BucketList list = Objects.requireNonNull(listed.bucketList());
      all.add(list.table());
      sources.put(list.table().name(), tables.row().name());
    }
    Set<String> views = new HashSet<>();
    for (DerivedTable view : tables.views()) {
      all.add(view.table());
      sources.put(view.table().name(), tables.row().name());
      views.add(view.table().name());
    }
    tables.chunked().forEach(column -> all.add(column.chunks()));
    if (hasStates || tables.row().hasFormerColumns() || !tables.row().groups().isEmpty()) {
      all.add(IndexStates.TABLE);
    }
    return new Schema(all, sources, incomplete, views);
  }

  /**
   * Returns the tables that lose their rows with the entity. The tables of Rowan are those of other
   * entities, too. A list of buckets keeps its entries, because other programs remember for some
   * minutes that it has them.
   */
  static Schema emptied(EntityTables tables) {
    Schema all = of(tables, false, Set.of());
    Set<String> lists = BucketLists.of(tables).keySet();
    List<TableSchema> emptied =
        all.tables().stream()
            .filter(table -> !table.name().startsWith(ReservedTables.PREFIX))
            .filter(table -> !lists.contains(table.name()))
            .toList();
    return new Schema(emptied, all.sources(), all.incomplete(), all.views());
  }
}
