package dev.rowan.spi.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowQueryTest {
  private static final TableSchema TABLE =
      TableSchema.named("items")
          .partitionKey("shop", ScalarType.INT)
          .partitionKey("year", ScalarType.INT)
          .clustering("id", ScalarType.TEXT, Order.ASC)
          .column("title", ScalarType.TEXT)
          .build();
  private static final SliceQuery SLICE =
      new SliceQuery(
          TABLE,
          List.of(1, 2),
          Slice.of(List.of("a")),
          ReadDirection.FORWARD,
          1,
          null,
          ReadMode.TIMED);

  @Test
  void isAReadOfASliceOfOneRow() {
    RowQuery query = RowQuery.owning(TABLE, new Object[] {1, 2, "a"}, ReadMode.TIMED);
    assertThat(query.asSlice()).isEqualTo(SLICE);
    assertThat(query.limit()).isEqualTo(1);
    assertThat(query.after()).isNull();
    assertThat(query.key(2)).isEqualTo("a");
  }

  @Test
  void takesTheKeyOfARow() {
    RowQuery query = RowQuery.of(TABLE, Row.of(1, 2, "a", null), ReadMode.TIMED);
    assertThat(query.asSlice()).isEqualTo(SLICE);
  }

  @Test
  void changesItsModeAndItsPage() {
    Position position = new Position(ByteBuffer.allocate(1));
    RowQuery query = RowQuery.owning(TABLE, new Object[] {1, 2, "a"}, ReadMode.PLAIN);
    assertThat(query.in(ReadMode.TIMED).asSlice()).isEqualTo(SLICE);
    assertThat(query.in(ReadMode.TIMED).page(7, position)).isEqualTo(SLICE.page(7, position));
  }

  @Test
  void needsTheWholeKey() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RowQuery.owning(TABLE, new Object[] {1, 2}, ReadMode.PLAIN))
        .withMessage("2 of 3 key columns");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RowQuery.of(TABLE, Row.of(1, null, "a", "b"), ReadMode.PLAIN))
        .withMessage("a key column is null");
  }
}
