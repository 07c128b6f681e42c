package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import org.junit.jupiter.api.Test;

class ViewRowsTest {
  private static final TableSchema VIEW =
      TableSchema.named("v")
          .partitionKey("By", ScalarType.TEXT)
          .clustering("id", ScalarType.TEXT, Order.ASC)
          .clustering("a \"b\" AND c", ScalarType.TEXT, Order.ASC)
          .column("other", ScalarType.TEXT)
          .build();

  @Test
  void aValueInEachColumnOfTheKeyIsAllThatIsAskedFor() {
    String odd = "\"a \"\"b\"\" AND c\" IS NOT NULL";
    assertThat(ViewRows.areAll("\"By\" IS NOT NULL AND id IS NOT NULL AND " + odd, VIEW)).isTrue();
    assertThat(ViewRows.areAll(odd + " AND \"id\" IS NOT NULL", VIEW)).isTrue();
  }

  @Test
  void anyOtherConditionExcludesRows() {
    assertThat(ViewRows.areAll("id IS NOT NULL AND other IS NOT NULL", VIEW)).isFalse();
    assertThat(ViewRows.areAll("id IS NOT NULL AND id > 'a'", VIEW)).isFalse();
    assertThat(ViewRows.areAll("id = 'a'", VIEW)).isFalse();
    assertThat(ViewRows.areAll("id IS NOT NULLABLE", VIEW)).isFalse();
  }
}
