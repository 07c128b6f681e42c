package dev.rowan.patch;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The row of a patch and its initial changes. For generated code. Immutable and thread-safe.
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
   * Returns the start of a patch of the row with the given key.
   *
   * @param key canonical values of the whole primary key
   */
  public static <E> PatchStart<E> of(EntityMapping<E> mapping, Object... key) {
    return new PatchStart<>(mapping, keyed(mapping, key).build());
  }

  /**
   * Returns the start of a patch that applies if the row has the given version.
   *
   * @param key canonical values of the whole primary key
   */
  public static <E> PatchStart<E> versioned(EntityMapping<E> mapping, long version, Object... key) {
    return new PatchStart<>(
        mapping, keyed(mapping, key).set(mapping.versionColumn(), version).build());
  }

  /**
   * Returns the start of a patch with the differences between two states of one row.
   *
   * @throws RejectedInputException if an argument or a part of its key is null, if the keys or
   *     immutable properties differ, or if the entity has versions and {@code before} has none
   */
  public static <E> PatchStart<E> between(
      EntityMapping<E> mapping, @Nullable E before, @Nullable E after) {
    return betweenRows(mapping, row(mapping, before, "before"), row(mapping, after, "after"));
  }

  /**
   * Returns the start of a patch with the differences between two rows with the same key.
   *
   * @param before a row without unset columns
   * @param after a row without unset columns
   */
  public static <E> PatchStart<E> betweenRows(EntityMapping<E> mapping, Row before, Row after) {
    TableSchema table = mapping.table();
    Row difference = RowDifference.between(mapping, before, after, mapping.versionColumn());
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
        throw new RejectedInputException(
            ErrorCode.ARGUMENT_REJECTED,
            Map.of("table", table.name(), "version", "null: the entity was not read from a row"),
            null);
      }
      change.set(version, before.get(version));
    }
    return new PatchStart<>(mapping, change.build());
  }

  /**
   * Returns the start of a patch that writes all values of a row.
   *
   * @param row a row without unset columns
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
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("table", table.name(), name, "null"), null);
    }
    Row row = mapping.writable(entity);
    for (int i = 0; i < table.keySize(); i++) {
      if (row.get(i) == null) {
        throw new RejectedInputException(
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

  /**
   * Returns the key, the expected version if the entity has versions, and the differences; other
   * columns are unset.
   */
  Row change() {
    return change;
  }
}
