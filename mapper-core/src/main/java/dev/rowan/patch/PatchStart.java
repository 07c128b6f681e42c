package dev.rowan.patch;

import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The row that a patch is for, and what it begins with. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class PatchStart<E> {
  private final EntityMapping<E> mapping;
  private final Row change;

  private PatchStart(EntityMapping<E> mapping, Row change) {
    this.mapping = mapping;
    this.change = change;
  }

  /**
   * Starts with the row of a key.
   *
   * @param key canonical values of the whole primary key
   */
  public static <E> PatchStart<E> of(EntityMapping<E> mapping, Object... key) {
    return new PatchStart<>(mapping, keyed(mapping, key).build());
  }

  /**
   * Starts with the row of a key, if it has this version.
   *
   * @param key canonical values of the whole primary key
   */
  public static <E> PatchStart<E> versioned(EntityMapping<E> mapping, long version, Object... key) {
    return new PatchStart<>(
        mapping, keyed(mapping, key).set(mapping.versionColumn(), version).build());
  }

  /**
   * Starts with what differs between two states of one row.
   *
   * @throws RejectedInput if one of them is null or lacks a part of its key, if their keys or
   *     immutable properties differ, or if versions count and the first has none
   */
  public static <E> PatchStart<E> between(
      EntityMapping<E> mapping, @Nullable E before, @Nullable E after) {
    return betweenRows(mapping, row(mapping, before, "before"), row(mapping, after, "after"));
  }

  /**
   * Starts with what differs between two states of one row.
   *
   * @param before nowhere unset
   * @param after nowhere unset
   */
  public static <E> PatchStart<E> betweenRows(EntityMapping<E> mapping, Row before, Row after) {
    TableSchema table = mapping.table();
    Row difference = RowDifference.between(table, before, after, mapping.versionColumn());
    RowDifference.requireMutable(mapping, before, difference);
    Row.Builder change = Row.unset(table.size());
    for (int i = 0; i < table.size(); i++) {
      change.set(
          i,
          difference == null && i >= table.keySize() ? Row.UNSET : valueOf(difference, before, i));
    }
    int version = mapping.versionColumn();
    if (version >= 0) {
      if (before.get(version) == null) {
        throw new RejectedInput(
            ErrorCode.ARGUMENT_REJECTED,
            Map.of("table", table.name(), "version", "null: the entity was not read from a row"),
            null);
      }
      change.set(version, before.get(version));
    }
    return new PatchStart<>(mapping, change.build());
  }

  /**
   * Starts with all values of a row, whatever it was before.
   *
   * @param row nowhere unset
   */
  public static <E> PatchStart<E> whole(EntityMapping<E> mapping, Row row) {
    return new PatchStart<>(mapping, row);
  }

  private static @Nullable Object valueOf(@Nullable Row difference, Row before, int column) {
    return difference == null ? before.get(column) : difference.get(column);
  }

  private static Row.Builder keyed(EntityMapping<?> mapping, Object[] key) {
    if (key.length != mapping.table().keySize()) {
      throw new IllegalArgumentException(mapping.table() + " has a key of another size");
    }
    Row.Builder row = Row.unset(mapping.table().size());
    for (int i = 0; i < key.length; i++) {
      row.set(i, key[i]);
    }
    return row;
  }

  private static <E> Row row(EntityMapping<E> mapping, @Nullable E entity, String name) {
    TableSchema table = mapping.table();
    if (entity == null) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("table", table.name(), name, "null"), null);
    }
    Row row = mapping.write(entity);
    for (int i = 0; i < table.keySize(); i++) {
      if (row.get(i) == null) {
        throw new RejectedInput(
            ErrorCode.NULL_KEY,
            Map.of("table", table.name(), "column", table.column(i).name()),
            null);
      }
    }
    return row;
  }

  EntityMapping<E> mapping() {
    return mapping;
  }

  /** The key, the version if versions count, and what differs; everything else is unset. */
  Row change() {
    return change;
  }
}
