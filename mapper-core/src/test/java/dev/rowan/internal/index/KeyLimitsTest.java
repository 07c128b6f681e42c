package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KeyLimitsTest {
  private static final TableSchema ONE =
      TableSchema.named("one")
          .partitionKey("a", ScalarType.TEXT)
          .clustering("b", ScalarType.TEXT, Order.ASC)
          .build();
  private static final TableSchema SEVERAL =
      TableSchema.named("several")
          .partitionKey("a", ScalarType.TEXT)
          .partitionKey("b", ScalarType.TEXT)
          .build();

  @Test
  void aPartitionKeyOfOneColumnHas65535Bytes() {
    assertThat(violation(ONE, 65_535, 65_531)).isNull();
    assertThat(violation(ONE, 65_536, 1))
        .isEqualTo(tooLong(ONE, 0, 1, "a", "a partition key of more than 65535 bytes"));
    assertThat(violation(ONE, 1, 65_533))
        .isEqualTo(tooLong(ONE, 1, 2, "b", "a clustering key of more than 65535 bytes"));
  }

  /** Cassandra 4.1 fails on a longer column. */
  @Test
  void aColumnOfSeveralHas32767Bytes() {
    assertThat(violation(SEVERAL, 32_767, 32_762)).isNull();
    assertThat(violation(SEVERAL, 0, 32_767)).isNull();
    String found = "a column of a partition key of several columns of more than 32767 bytes";
    assertThat(violation(SEVERAL, 1, 32_768)).isEqualTo(tooLong(SEVERAL, 1, 2, "b", found));
    assertThat(violation(SEVERAL, 32_768, 1)).isEqualTo(tooLong(SEVERAL, 0, 1, "a", found));
    assertThat(violation(SEVERAL, 32_767, 32_767))
        .isEqualTo(tooLong(SEVERAL, 0, 2, "a", "a partition key of more than 65535 bytes"));
  }

  private static KeyLimits.@Nullable Violation violation(TableSchema table, int first, int second) {
    return KeyLimits.violation(table, Row.of("x".repeat(first), "x".repeat(second)));
  }

  private static KeyLimits.Violation tooLong(
      TableSchema table, int from, int to, String column, String found) {
    return new KeyLimits.Violation(table, from, to, column, ErrorCode.KEY_TOO_LONG, found);
  }
}
