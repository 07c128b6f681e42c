package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Shards;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EntriesTest {
  private static final Instant AT = Instant.parse("2026-03-31T23:59:59.999Z");
  private static final Row ROW = Row.of(1, "ann", new BigDecimal("2.50"), AT, Set.of("a", "b"));

  @Test
  void aRowHasOneEntryOfItsValues() {
    assertThat(Entries.of(Article.BY_SELLER, ROW))
        .containsExactly(Row.of("ann", new BigDecimal("2.50"), 1));
    assertThat(Entries.of(Article.BY_HOUR, ROW))
        .containsExactly(Row.of(Instant.parse("2026-03-31T23:00:00Z"), AT, 1, "ann"));
  }

  @Test
  void noRowHasNoEntry() {
    Article.DERIVED.forEach(derived -> assertThat(Entries.of(derived, null)).isEmpty());
  }

  @Test
  void aKeyColumnWithoutAValueMeansNoEntryAndAnIncludedOneIsNull() {
    assertThat(Entries.of(Article.BY_SELLER, Row.of(1, null, BigDecimal.ONE, AT, null))).isEmpty();
    assertThat(Entries.of(Article.BY_SELLER, Row.of(1, "ann", null, AT, null))).isEmpty();
    Row withoutTags = Row.of(1, "ann", BigDecimal.ONE, AT, null);
    assertThat(Entries.of(Article.BY_TAG, withoutTags)).isEmpty();
    assertThat(Entries.of(Article.BY_HOUR, Row.of(1, null, null, AT, null)))
        .containsExactly(Row.of(Instant.parse("2026-03-31T23:00:00Z"), AT, 1, null));
  }

  @Test
  void eachElementHasAnEntryWithTheWholeCollection() {
    BigDecimal price = new BigDecimal("2.50");
    assertThat(Entries.of(Article.BY_TAG, ROW))
        .containsExactlyInAnyOrder(
            Row.of("a", 1, price, Set.of("a", "b")), Row.of("b", 1, price, Set.of("a", "b")));
  }

  @Test
  void anElementThatIsThereTwiceHasOneEntry() {
    assertThat(Entries.of(Article.BY_TAG, Row.of(1, null, null, null, List.of("a", "b", "a"))))
        .hasSize(2);
  }

  @Test
  void aShardFollowsFromItsColumnAndNullHasNone() {
    TableSchema byShard =
        TableSchema.named("by_shard")
            .partitionKey("price_shard_7", ScalarType.INT)
            .clustering("id", ScalarType.INT, Order.ASC)
            .build();
    DerivedTable derived =
        new DerivedTable(
            byShard,
            Article.TABLE,
            List.of(new Component.ShardOf(2, 7), new Component.Copy(0)),
            Maintain.ATOMIC);
    int shard = Shards.of(new BigDecimal("2.5"), 7);
    assertThat(Entries.of(derived, ROW)).containsExactly(Row.of(shard, 1));
    assertThat(Entries.of(derived, Row.of(1, "ann", null, AT, null))).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> new Component.ShardOf(0, 0));
  }

  @Test
  void theElementsOfAMapAreItsKeys() {
    TableSchema base =
        TableSchema.named("base")
            .partitionKey("id", ScalarType.INT)
            .column("parts", new MapType(ScalarType.TEXT, ScalarType.INT))
            .build();
    TableSchema byPart =
        TableSchema.named("by_part")
            .partitionKey("parts_element", ScalarType.TEXT)
            .clustering("id", ScalarType.INT, Order.ASC)
            .build();
    DerivedTable derived =
        new DerivedTable(
            byPart,
            base,
            List.of(new Component.ElementOf(1), new Component.Copy(0)),
            Maintain.VERIFIED);
    assertThat(Entries.of(derived, Row.of(7, Map.of("wheel", 4))))
        .containsExactly(Row.of("wheel", 7));
  }

  @Test
  void anEntryIsKnownByItsKeyAlone() {
    assertThat(Entries.hasKey(Article.BY_TAG, ROW, Row.of("a", 1, null, null))).isTrue();
    assertThat(Entries.hasKey(Article.BY_TAG, ROW, Row.of("c", 1, null, null))).isFalse();
    assertThat(Entries.hasKey(Article.BY_TAG, ROW, Row.of("a", 2, null, null))).isFalse();
  }

  @Test
  void aDecimalOfAClusteringColumnIsKnownByItsNumber() {
    assertThat(Entries.hasKey(Article.BY_SELLER, ROW, Row.of("ann", new BigDecimal("2.5"), 1)))
        .isTrue();
    assertThat(Entries.hasKey(Article.BY_SELLER, ROW, Row.of("ann", new BigDecimal("2.51"), 1)))
        .isFalse();
  }
}
