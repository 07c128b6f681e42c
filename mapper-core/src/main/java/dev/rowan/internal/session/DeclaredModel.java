package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.index.BucketLists;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.internal.state.SequenceTable;
import dev.rowan.internal.state.WriterTags;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All tables that entities and the run time need in one store, without defining them. Entities that
 * copy from an entity, or that it copies from, belong to it.
 *
 * @param schema all tables as stored, each once
 * @param indexes the derived tables and the lists of buckets that the run time maintains, by name
 * @param entities the entities
 */
public record DeclaredModel(
    Schema schema, Map<String, Index> indexes, List<EntityMapping<?>> entities) {
  /**
   * A derived table, or a list of buckets, that the run time maintains.
   *
   * @param table the table as stored
   * @param base the table of the rows
   * @param derived the derived table as stored; null for a list of buckets
   */
  public record Index(
      EntityMapping<?> mapping,
      TableSchema table,
      TableSchema base,
      @Nullable DerivedTable derived) {}

  /** Copies the map and the list. */
  public DeclaredModel {
    indexes = Map.copyOf(indexes);
    entities = List.copyOf(entities);
  }

  static DeclaredModel of(
      Collection<EntityMapping<?>> mappings,
      Capabilities capabilities,
      Function<EntityMapping<?>, EntityTables> tables) {
    Map<String, TableSchema> all = new LinkedHashMap<>();
    Map<String, String> sources = new HashMap<>();
    Set<String> views = new HashSet<>();
    Map<String, Index> indexes = new LinkedHashMap<>();
    Set<EntityMapping<?>> entities = withPartners(mappings);
    for (EntityMapping<?> mapping : entities) {
      ReservedTables.refuse(mapping.table().name());
      EntityTables stored = tables.apply(mapping);
      boolean hasStates = EntitySchema.hasStates(stored, capabilities);
      Schema schema = EntitySchema.of(stored, hasStates, Set.of());
      schema.tables().forEach(table -> all.merge(table.name(), table, DeclaredModel::merged));
      sources.putAll(schema.sources());
      views.addAll(schema.views());
      if (hasStates) {
        stored
            .maintained()
            .forEach(
                each ->
                    indexes.put(
                        each.table().name(), new Index(mapping, each.table(), each.base(), each)));
        BucketLists.of(stored)
            .values()
            .forEach(
                each -> {
                  TableSchema list = Objects.requireNonNull(each.bucketList()).table();
                  indexes.put(list.name(), new Index(mapping, list, stored.row(), null));
                });
      }
      if (stored.maintenance().isOfClient()) {
        all.put(WriterTags.TABLE.name(), WriterTags.TABLE);
      }
      if (mapping.sequence() != null) {
        all.put(SequenceTable.TABLE.name(), SequenceTable.TABLE);
      }
      if (Copies.isInvolved(mapping)) {
        all.put(Copies.TASKS.name(), Copies.TASKS);
      }
    }
    return new DeclaredModel(
        new Schema(List.copyOf(all.values()), sources, Set.copyOf(sources.keySet()), views),
        indexes,
        List.copyOf(entities));
  }

  /** Returns the entities that name a former table. */
  public List<EntityMapping<?>> moved() {
    return entities.stream().filter(each -> each.formerTable() != null).toList();
  }

  /** Returns whether the records of the states of indexes are a part of this model. */
  public boolean hasStates() {
    return schema.tables().contains(IndexStates.TABLE);
  }

  private static Set<EntityMapping<?>> withPartners(Collection<EntityMapping<?>> mappings) {
    Set<EntityMapping<?>> all = new LinkedHashSet<>();
    Deque<EntityMapping<?>> open = new ArrayDeque<>(mappings);
    while (!open.isEmpty()) {
      EntityMapping<?> next = open.pop();
      if (all.add(next)) {
        open.addAll(Copies.partners(next));
      }
    }
    return all;
  }

  /** Two entities of one table may declare different columns outside of the key. */
  private static TableSchema merged(TableSchema one, TableSchema other) {
    if (one.equals(other)) {
      return one;
    }
    if (!key(one).equals(key(other))) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("entities with different keys", one.name()), null);
    }
    TableSchema.Builder both = TableSchema.like(one);
    Set<String> names = new HashSet<>();
    for (TableSchema each : List.of(one, other)) {
      for (ColumnSchema column : each.columns()) {
        if (names.add(column.name())) {
          both.add(column);
        }
      }
    }
    for (NativeIndexSchema index : other.nativeIndexes()) {
      if (!one.nativeIndexes().contains(index)) {
        both.nativeIndex(index);
      }
    }
    return both.build();
  }

  private static List<ColumnSchema> key(TableSchema table) {
    return table.columns().subList(0, table.keySize());
  }
}
