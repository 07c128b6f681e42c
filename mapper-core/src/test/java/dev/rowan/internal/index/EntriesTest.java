package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Shards;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
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

  @Test
  void momentsDaysAndTimeUuidsHavePeriods() {
    assertThat(Entries.periodOf(Period.HOUR, AT)).isEqualTo(Instant.parse("2026-03-31T23:00:00Z"));
    assertThat(Entries.periodOf(Period.DAY, AT)).isEqualTo(LocalDate.of(2026, 3, 31));
    assertThat(Entries.periodOf(Period.MONTH, AT)).isEqualTo(LocalDate.of(2026, 3, 1));
    LocalDate day = LocalDate.of(1969, 12, 31);
    assertThat(Entries.periodOf(Period.DAY, day)).isEqualTo(day);
    assertThat(Entries.periodOf(Period.MONTH, day)).isEqualTo(LocalDate.of(1969, 12, 1));
    assertThat(Entries.periodOf(Period.HOUR, day)).isEqualTo(Instant.parse("1969-12-31T00:00:00Z"));
    assertThat(Entries.periodOf(Period.HOUR, Instant.ofEpochMilli(-1)))
        .isEqualTo(Instant.parse("1969-12-31T23:00:00Z"));
    // where time-uuids stand at 1970, and where they begin
    assertThat(
            Entries.periodOf(Period.DAY, UUID.fromString("13814000-1dd2-11b2-8000-000000000000")))
        .isEqualTo(LocalDate.EPOCH);
    assertThat(
            Entries.periodOf(Period.DAY, UUID.fromString("00000000-0000-1000-8000-000000000000")))
        .isEqualTo(LocalDate.of(1582, 10, 15));
  }

  @Test
  void nothingElseHasAPeriod() {
    UUID random = UUID.fromString("f47ac10b-58cc-4372-a567-0e02b2c3d479");
    assertThatIllegalArgumentException().isThrownBy(() -> Entries.periodOf(Period.DAY, random));
    assertThatIllegalArgumentException().isThrownBy(() -> Entries.periodOf(Period.DAY, "2026"));
  }
}
