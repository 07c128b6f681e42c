package dev.rowan.internal.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component.Copy;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Readings by sensor and time, which expire after a day. */
class OlderEntriesTest {
  private static final int DAY = 86_400;
  private static final TableSchema READING =
      TableSchema.named("reading")
          .partitionKey("sensor", ScalarType.TEXT)
          .clustering("at", ScalarType.BIGINT, Order.ASC)
          .column("value", ScalarType.INT)
          .defaultTtl(DAY)
          .build();
  private static final TableSchema ENTRIES = entries(Order.DESC);
  private static final DerivedTable LATEST =
      DerivedTable.latest(ENTRIES, READING, List.of(new Copy(0), new Copy(1)));
  private static final Upsert INSERT = Upsert.insert(READING, Row.of("s", 7L, 1));
  private static final DeleteRange OLDER =
      new DeleteRange(
          ENTRIES,
          List.of("s"),
          Slice.between(List.of(), null, Bound.of(7L, false)),
          TimestampOffset.NONE);

  private static TableSchema entries(Order order) {
    return TableSchema.named("latest_reading")
        .partitionKey("sensor", ScalarType.TEXT)
        .clustering("at", ScalarType.BIGINT, order)
        .build();
  }

  @Test
  void aClientDeletesOlderEntriesInTheSameSet() {
    assertThat(planned(INSERT)).contains(OLDER);
  }

  @Test
  void anEngineDeletesOlderEntries() {
    Row row = INSERT.row();
    assertThat(IndexMaintainer.of(List.of(LATEST)).of(null, row)).contains(OLDER);
    assertThat(following(DAY)).contains(OLDER);
  }

  @Test
  void anEntryThatExpiresEarlierDeletesNothing() {
    assertThat(planned(INSERT.withTtl(5)))
        .hasSize(2)
        .doesNotHaveAnyElementsOfTypes(DeleteRange.class);
    assertThat(following(5)).doesNotHaveAnyElementsOfTypes(DeleteRange.class);
  }

  @Test
  void otherIndexesKeepAllEntries() {
    DerivedTable index =
        new DerivedTable(ENTRIES, READING, List.of(new Copy(0), new Copy(1)), Maintain.BLIND);
    assertThat(IndexMaintainer.of(List.of(index)).of(null, INSERT.row())).hasSize(1);
  }

  @Test
  void theFirstEntryIsThatOfTheLargestTime() {
    assertThatThrownBy(
            () ->
                DerivedTable.latest(entries(Order.ASC), READING, List.of(new Copy(0), new Copy(1))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(OlderEntries.isOlder(LATEST, Row.of("s", 6L), Row.of("s", 7L))).isTrue();
    assertThat(OlderEntries.isOlder(LATEST, Row.of("s", 7L), Row.of("s", 7L))).isFalse();
  }

  @Test
  void anEntityWithChangingKeysCannotHaveIt() {
    DerivedTable byValue =
        new DerivedTable(
            TableSchema.named("by_value")
                .partitionKey("value", ScalarType.INT)
                .clustering("sensor", ScalarType.TEXT, Order.ASC)
                .clustering("at", ScalarType.BIGINT, Order.ASC)
                .build(),
            READING,
            List.of(new Copy(2), new Copy(0), new Copy(1)),
            Maintain.VERIFIED);
    assertThatThrownBy(() -> EntityTables.clientMaintained(READING, List.of(LATEST, byValue)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static List<Mutation> planned(Upsert upsert) {
    EntityTables tables = EntityTables.clientMaintained(READING, List.of(LATEST));
    WritePlan plan =
        new BlindPlanner(tables).plan(RowState.ABSENT, upsert, WriteStamp.at(20), CallOptions.NONE);
    return plan.commit().changes().stream().map(Change::mutation).toList();
  }

  private static List<Mutation> following(int ttl) {
    RemainingTtl expiration = RemainingTtl.owning(ttl, new int[] {0, 0, ttl});
    return IndexMaintainer.of(List.of(LATEST))
        .of(null, RemainingTtl.UNLIMITED, INSERT.row(), expiration);
  }
}
