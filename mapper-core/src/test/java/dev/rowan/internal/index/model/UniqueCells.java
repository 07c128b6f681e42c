package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.RowState;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Members with a unique address, and what a conditional write makes of a row of theirs. */
final class UniqueCells {
  private static final TableSchema MEMBER =
      TableSchema.named("member")
          .partitionKey("id", ScalarType.INT)
          .column("email", ScalarType.TEXT)
          .build();
  static final EntityTables TABLES =
      EntityTables.clientMaintained(
          MEMBER,
          List.of(
              DerivedTable.unique(
                  TableSchema.named("by_email")
                      .partitionKey("email", ScalarType.TEXT)
                      .column("id", ScalarType.INT)
                      .build(),
                  MEMBER,
                  List.of(new Component.Copy(1), new Component.Copy(0)),
                  List.of("email"))));
  static final DerivedTable TABLE = TABLES.unique().get(0);

  private UniqueCells() {}

  /**
   * What a conditional write comes to.
   *
   * @param row what it leaves, or what stood against it
   */
  record Done(boolean applied, @Nullable Row row) {}

  /** Returns whether a stored row has the value. */
  static boolean hasValue(@Nullable Row stored) {
    Row row = RowState.of(TABLES, stored, null).row();
    return row != null && row.get(1) != null;
  }

  /** Two rows have the value, or one has it that it is not reserved for. */
  static boolean areBroken(@Nullable Row first, @Nullable Row second, @Nullable Row reserved) {
    boolean both = hasValue(first) && hasValue(second);
    return both
        || (hasValue(first) && (reserved == null || !Objects.equals(reserved.get(1), 0)))
        || (hasValue(second) && (reserved == null || !Objects.equals(reserved.get(1), 1)));
  }

  /** Returns the change that a writer requests. */
  static Mutation mutation(UniqueModel.Request request) {
    return request.takes()
        ? Upsert.update(MEMBER, Row.of(request.row(), "wanted"))
        : DeleteRow.of(MEMBER, Row.of(request.row(), null), TimestampOffset.NONE);
  }

  /** Carries out a batch of one row, if its condition holds. */
  static Done execute(@Nullable Row current, MutationSet batch) {
    Mutation mutation = batch.changes().get(0).mutation();
    boolean holds =
        mutation.condition() instanceof Condition.Matches matches
            ? matches.columns().stream()
                .allMatch(
                    column ->
                        Objects.equals(
                            current == null ? null : current.get(column.column()),
                            column.operand()))
            : current == null;
    if (!holds) {
      return new Done(false, current);
    }
    if (!(mutation instanceof Upsert upsert)) {
      return new Done(true, null);
    }
    @Nullable Object[] values =
        current == null ? new Object[upsert.row().size()] : current.toArray();
    for (int i = 0; i < values.length; i++) {
      if (upsert.row().isSet(i)) {
        values[i] = upsert.row().get(i);
      }
    }
    return new Done(true, Row.owning(values));
  }
}
