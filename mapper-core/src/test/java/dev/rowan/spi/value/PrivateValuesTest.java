package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What crosses to a backend may end up in somebody's log: it never shows the values in it. */
class PrivateValuesTest {
  private static final String SECRET = "hunter2";
  private static final TableSchema TABLE =
      TableSchema.named("account")
          .partitionKey("name", ScalarType.TEXT)
          .clustering("at", ScalarType.TEXT, Order.ASC)
          .build();
  private static final Row ROW = Row.of(SECRET, SECRET);
  private static final Slice SLICE =
      Slice.between(List.of(), Bound.of(SECRET, true), Bound.of(SECRET, false));

  static List<Object> texts() {
    return List.of(
        ROW,
        SLICE,
        Slice.of(List.of(SECRET)),
        new SliceQuery(TABLE, List.of(SECRET), SLICE, ReadDirection.REVERSED, 1, null),
        RowQuery.of(TABLE, ROW, ReadMode.PLAIN),
        new RowPage(List.of(ROW), null),
        Upsert.insert(TABLE, ROW),
        DeleteRow.of(TABLE, ROW, TimestampOffset.NONE),
        new DeleteRange(TABLE, List.of(SECRET), SLICE, TimestampOffset.NONE),
        MutationSet.of(Change.of(Upsert.update(TABLE, ROW))),
        Change.of(Upsert.update(TABLE, ROW), (before, after) -> List.of()),
        WriteOutcome.notApplied(TABLE, ROW),
        TupleValue.of(SECRET),
        new CellEdit.Append(List.of(SECRET)),
        new CellEdit.Prepend(List.of(SECRET)),
        new CellEdit.SetAt(0, SECRET),
        new CellEdit.AddAll(Set.of(SECRET)),
        new CellEdit.PutAll(Map.of(SECRET, SECRET)),
        new CellEdit.RemoveAll(List.of(SECRET)),
        new CellEdit.SetFields(Map.of("street", SECRET)),
        ColumnCondition.on(2, Operator.EQ, SECRET),
        new Condition.Matches(List.of(new ColumnCondition(2, SECRET, Operator.IN, SECRET))),
        new SliceQuery(
            TABLE,
            List.of(SECRET),
            Slice.in(List.of(List.of(SECRET))),
            ReadDirection.REVERSED,
            1,
            null));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void showsNoValue(Object crossing) {
    assertThat(crossing.toString()).isNotEmpty().doesNotContain(SECRET);
  }

  @Test
  void aBoundSaysOnlyWhetherItIsInclusive() {
    assertThat(Bound.of(SECRET, true)).hasToString("inclusive bound");
    assertThat(Bound.of(SECRET, false)).hasToString("exclusive bound");
  }
}
