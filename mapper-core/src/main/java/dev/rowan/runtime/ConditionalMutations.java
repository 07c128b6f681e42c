package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.Attribution;
import dev.rowan.internal.session.EntityContext;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes the mutations of conditional writes of one entity: with the version that a row gets, and
 * the condition that its write needs. Immutable and thread-safe.
 *
 * @param onlyIf the conditions on columns; empty for conditions on existence
 */
record ConditionalMutations(EntityWrites<?> writes, List<ColumnCondition> onlyIf) {

  private EntityContext<?> context() {
    return writes.context();
  }

  /** Returns the insert of a row that must not exist; a versioned row gets the first version. */
  Upsert insert(Row row) {
    return Upsert.insert(context().table(), version() >= 0 ? withVersion(row, 1L) : row)
        .when(Condition.IF_NOT_EXISTS);
  }

  /** Returns the update of a row that must exist, or meet the conditions on columns. */
  Upsert update(Row row) {
    return context().updating(row).when(condition());
  }

  /**
   * Returns the update of a row that must have the version of this one, and gets the next.
   *
   * @throws RejectedInputException if the row has no version
   */
  Upsert updateVersion(Row row) {
    return updateVersion(row, versionOf(row));
  }

  /** Returns the update of a row that must have this version, and gets the next. */
  Upsert updateVersion(Row row, long version) {
    return context().updating(withVersion(row, version + 1)).when(stands(version));
  }

  /** Returns the delete of a row that must exist, or meet the conditions on columns. */
  DeleteRow delete(Row row) {
    return delete(row, condition());
  }

  /**
   * Returns the delete of a row that must have the version of this one.
   *
   * @throws RejectedInputException if the row has no version
   */
  DeleteRow deleteVersion(Row row) {
    return delete(row, stands(versionOf(row)));
  }

  private DeleteRow delete(Row row, Condition condition) {
    return new DeleteRow(context().table(), row, condition, TimestampOffset.NONE);
  }

  private Condition condition() {
    return onlyIf.isEmpty() ? Condition.IF_EXISTS : new Condition.Matches(onlyIf);
  }

  /** Returns the place of the version; -1 if the entity has none. */
  int version() {
    return context().mapping().versionColumn();
  }

  private Condition stands(long version) {
    List<ColumnCondition> columns = new ArrayList<>();
    columns.add(ColumnCondition.on(version(), ColumnCondition.Operator.EQ, version));
    columns.addAll(onlyIf);
    return new Condition.Matches(columns);
  }

  /**
   * Returns the version of a row.
   *
   * @throws RejectedInputException if the row has none
   */
  long versionOf(Row row) {
    if (row.isSet(version()) && row.get(version()) instanceof Long version) {
      return version;
    }
    throw Attribution.of(
        writes.method(),
        new RejectedInputException(
            ErrorCode.ARGUMENT_REJECTED,
            Map.of(
                "table",
                context().table().name(),
                "version",
                "null: the entity was not read from a row"),
            null));
  }

  private Row withVersion(Row row, long version) {
    @Nullable Object[] values = row.toArray();
    values[version()] = version;
    return Row.owning(values);
  }
}
