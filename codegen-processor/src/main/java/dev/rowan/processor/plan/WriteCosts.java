package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.WriteCost.Count;
import dev.rowan.processor.plan.WriteCost.Lookup;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Computes the cost of writes. A test compares the numbers with those of the run time's planners.
 */
final class WriteCosts {
  private final EntityModel entity;
  private final List<Entries> tables;
  private final List<Entries> unique;

  WriteCosts(EntityModel entity) {
    this.entity = entity;
    this.tables = of(false);
    this.unique = of(true);
  }

  private List<Entries> of(boolean isUnique) {
    return entity.indexes().stream()
        .filter(index -> index.unique() == isUnique && !index.isView())
        .map(index -> Entries.of(entity, index))
        .toList();
  }

  private WriteCost ofRowAlone(boolean many, List<TableModel> written) {
    return WriteCost.ofRowAlone(
        many, entity.views().size(), written.stream().map(TableModel::name).toList());
  }

  /** Returns the tables that have one of these properties; the entity's own if none has. */
  private List<TableModel> tablesOf(Set<String> properties) {
    List<PropertyModel> written =
        entity.columns().filter(property -> properties.contains(property.name())).toList();
    List<TableModel> parts = TableModel.of(entity).writtenParts(written);
    return parts.isEmpty() ? allTables().subList(0, 1) : parts;
  }

  private List<TableModel> allTables() {
    return TableModel.of(entity).parts();
  }

  /** Returns the cost of writing a whole entity. */
  WriteCost ofEntity(boolean insert) {
    Set<String> all =
        entity
            .columns()
            .filter(property -> !property.isKey())
            .map(PropertyModel::name)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return upsert(all, insert);
  }

  /** Returns the cost of inserting a row with some columns. */
  WriteCost ofInsert(List<Binding> columns) {
    return upsert(
        Stream.concat(
                columns.stream().map(binding -> binding.column().component().property()),
                entity
                    .columns()
                    .filter(property -> !property.generated().isEmpty())
                    .map(PropertyModel::name))
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        true);
  }

  /** Returns the cost of writing some columns of one row. */
  WriteCost ofColumns(List<Binding> columns) {
    return update(columns.stream().map(binding -> binding.column().component().property()));
  }

  private WriteCost update(Stream<String> properties) {
    Stream<String> times = entity.updateTimes().map(PropertyModel::name);
    return upsert(
        Stream.concat(properties, times).collect(Collectors.toCollection(LinkedHashSet::new)),
        false);
  }

  /** Returns the cost of writing the copies of another entity's properties. */
  WriteCost ofCopies(CopyPlan copies) {
    return upsert(
        copies.columns().stream()
            .map(copied -> copied.here().name())
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        false);
  }

  /** Returns the cost of writing all properties that a patch can change. */
  WriteCost ofPatch() {
    return update(entity.changeable().map(PropertyModel::name));
  }

  /** Returns the cost of writing only static columns. */
  WriteCost ofStatics() {
    return WriteCost.ofRowAlone(false, 0, List.of(entity.table()));
  }

  /** Returns the cost of deleting one row, or all rows of a range. */
  WriteCost ofDelete(boolean many) {
    Optional<Maintain> protocol = entity.protocol();
    if (protocol.isEmpty()) {
      return ofRowAlone(many, allTables());
    }
    Sum sum = new Sum();
    boolean keysTell = true;
    for (Entries table : tables) {
      keysTell &= table.key().isEmpty();
      sum.entries = sum.entries.plus(table.one());
      if (protocol.get() == Maintain.SERIAL) {
        sum.before = sum.before.plus(table.one());
        sum.after = sum.after.plus(table.one());
      } else if (table.maintain() == Maintain.VERIFIED) {
        sum.after = sum.after.plus(table.one());
      } else {
        sum.together = sum.together.plus(table.one());
      }
    }
    sum.after = sum.after.plus(new Count(unique.size(), 0)); // released unique values
    boolean blind = protocol.get() == Maintain.BLIND;
    return sum.cost(protocol, blind && keysTell ? Lookup.NONE : Lookup.ALWAYS, many);
  }

  private WriteCost upsert(Set<String> touched, boolean insert) {
    Optional<Maintain> protocol = entity.protocol();
    if (protocol.isEmpty()) {
      return ofRowAlone(false, insert ? allTables() : tablesOf(touched));
    }
    return switch (protocol.get()) {
      case BLIND -> blind(touched);
      case SERIAL -> serial(touched);
      default -> staged(touched, insert);
    };
  }

  private WriteCost blind(Set<String> touched) {
    Sum sum = new Sum();
    Lookup lookup = Lookup.NONE;
    for (Entries table : tables) {
      if (table.isTouchedBy(touched)) {
        sum.together = sum.together.plus(table.one());
        sum.entries = sum.entries.plus(table.one());
        if (!touched.containsAll(table.key())) {
          lookup = Lookup.ALWAYS;
        } else if (lookup == Lookup.NONE && table.key().stream().anyMatch(this::admitsNull)) {
          lookup = Lookup.IF_NULL;
        }
      }
    }
    return sum.cost(entity.protocol(), lookup, false);
  }

  private WriteCost serial(Set<String> touched) {
    Sum sum = new Sum();
    for (Entries table : tables) {
      if (table.isTouchedBy(touched) || table.key().isEmpty()) {
        Count entries = table.one().times(table.isMovedBy(touched) ? 2 : 1);
        sum.before = sum.before.plus(entries);
        sum.after = sum.after.plus(entries);
        sum.entries = sum.entries.plus(entries);
      }
    }
    for (Entries values : unique) {
      if (values.isTouchedBy(touched)) {
        sum.reserved++;
        sum.after = sum.after.plus(values.isMovedBy(touched) ? values.one() : Count.NONE);
      }
    }
    return sum.cost(entity.protocol(), Lookup.ALWAYS, false);
  }

  private WriteCost staged(Set<String> touched, boolean insert) {
    boolean fromKeysAlone = tables.stream().anyMatch(table -> table.key().isEmpty());
    // if an index has only columns of the primary key, an update creates the row marker, as an
    // insert does
    boolean movesGroup =
        fromKeysAlone || tables.stream().anyMatch(table -> table.isOfGroup(touched));
    boolean copies = tables.stream().anyMatch(table -> table.isTouchedBy(touched));
    Sum sum = new Sum();
    if (!insert && !fromKeysAlone && !copies) {
      return sum.cost(entity.protocol(), Lookup.NONE, false);
    }
    for (Entries table : tables) {
      boolean inStages = table.maintain() == Maintain.VERIFIED;
      Count written = movesGroup || table.key().isEmpty() ? table.one() : Count.NONE;
      boolean copied = !movesGroup && table.isTouchedBy(touched);
      Count removed = table.isMovedBy(touched) ? table.one() : Count.NONE;
      Count later = copied ? table.one() : removed;
      sum.entries = sum.entries.plus(written).plus(later);
      if (inStages) {
        sum.before = sum.before.plus(written);
        sum.after = sum.after.plus(later);
      } else {
        sum.together = sum.together.plus(written).plus(later);
      }
    }
    return sum.cost(entity.protocol(), Lookup.ALWAYS, false);
  }

  private boolean admitsNull(String property) {
    return entity.property(property).filter(each -> !each.javaType().isPrimitive()).isPresent();
  }

  private final class Sum {
    int reserved;
    Count before = Count.NONE;
    Count together = Count.NONE;
    Count after = Count.NONE;
    Count entries = Count.NONE;

    WriteCost cost(Optional<Maintain> protocol, Lookup lookup, boolean many) {
      return new WriteCost(
          protocol,
          lookup,
          reserved,
          before,
          together,
          after,
          entries,
          entity.views().size(),
          List.of(entity.table()),
          many,
          Optional.empty());
    }
  }

  /**
   * The entries of one index.
   *
   * @param key the properties of its key that are not in the entity's primary key
   * @param changing the properties of its key that can change in a row
   * @param copied the other properties of an entry
   * @param one one entry for each row, or one for each element
   */
  private record Entries(
      Maintain maintain, Set<String> key, Set<String> changing, Set<String> copied, Count one) {

    static Entries of(EntityModel entity, IndexModel index) {
      Set<String> key = new LinkedHashSet<>();
      Set<String> changing = new LinkedHashSet<>();
      for (IndexKey each : index.keys().toList()) {
        String property = each.component().property();
        if (entity.property(property).filter(PropertyModel::isKey).isEmpty()) {
          key.add(property);
          if (!entity.neverChanges(each)) {
            changing.add(property);
          }
        }
      }
      Set<String> copied =
          TableModel.of(entity, index).columns().stream()
              .filter(column -> column.role() == TableColumn.Role.REGULAR)
              .map(column -> column.component().property())
              .collect(Collectors.toCollection(LinkedHashSet::new));
      boolean each = index.keys().anyMatch(k -> k.component() instanceof Component.ElementOf);
      return new Entries(
          entity.maintain(index), key, changing, copied, each ? new Count(0, 1) : new Count(1, 0));
    }

    /** Whether a write changes a property of an entry. */
    boolean isTouchedBy(Set<String> touched) {
      boolean fromKeysAlone = key.isEmpty() && copied.isEmpty();
      return fromKeysAlone || anyOf(key, touched) || anyOf(copied, touched);
    }

    /** Whether a write can replace an entry by another. */
    boolean isMovedBy(Set<String> touched) {
      return anyOf(changing, touched);
    }

    /** Whether a write includes a column of the group that is always written together. */
    boolean isOfGroup(Set<String> touched) {
      return anyOf(key, touched) || (maintain == Maintain.ATOMIC && anyOf(copied, touched));
    }

    private static boolean anyOf(Set<String> some, Set<String> touched) {
      return some.stream().anyMatch(touched::contains);
    }
  }
}
