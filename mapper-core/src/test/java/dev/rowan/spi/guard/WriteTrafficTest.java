package dev.rowan.spi.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** with a clock that only the test moves. */
class WriteTrafficTest {
  private static final TableSchema LIKES =
      TableSchema.named("likes")
          .partitionKey("item", ScalarType.TEXT)
          .clustering("fan", ScalarType.INT, Order.ASC)
          .build();
  private static final TableSchema SHARDED = sharded("reactions", 4);
  private static final TableSchema IN_TWO = sharded("answers", 2);

  private static TableSchema sharded(String name, int shards) {
    return TableSchema.named(name)
        .partitionKey("post", ScalarType.TEXT)
        .partitionKey("shard", ScalarType.INT)
        .clustering("person", ScalarType.INT, Order.ASC)
        .layout("shard = %d SHARDS of person".formatted(shards))
        .build();
  }

  private final Random random = new Random(20261126);
  private final AtomicLong now = new AtomicLong();
  private final List<String> logged = new ArrayList<>();
  private final Logger log =
      (Logger)
          Proxy.newProxyInstance(
              Logger.class.getClassLoader(),
              new Class<?>[] {Logger.class},
              (proxy, method, arguments) -> {
                logged.add(Arrays.deepToString(arguments));
                return null;
              });
  private final Guardrails guardrails = guardrails(Map.of());
  private int written;

  private Guardrails guardrails(Map<String, String> options) {
    return new Guardrails(GuardrailLimits.usual().with(options), log, now::get, random::nextInt);
  }

  private void like(String item, int times) {
    for (int i = 0; i < times; i++) {
      insert(guardrails, LIKES, item, written++);
    }
  }

  private static void insert(Guardrails guardrails, TableSchema table, Object... values) {
    Upsert insert = Upsert.insert(table, Row.of(values));
    guardrails.check(MutationSet.of(Change.of(insert)));
    if (guardrails.expects(table)) {
      guardrails.inserted(table, insert.row());
    }
  }

  private void likeOthers(int times) {
    for (int i = 0; i < times; i++) {
      like("other-" + i % 5_000, 1);
    }
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
  }

  private GuardrailStats stats(Guardrail guardrail) {
    return stats(guardrails, guardrail);
  }

  private static GuardrailStats stats(Guardrails all, Guardrail guardrail) {
    return all.stats().stream()
        .filter(stats -> stats.guardrail() == guardrail)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void reportsAPartitionWithMoreThanATenthOfTheWrites() {
    likeOthers(8_000);
    like("private-song", 2_000);
    assertThat(stats(Guardrail.PARTITION_SHARE).warnings()).as("the minute is not over").isZero();
    pass(Duration.ofMinutes(1));

    GuardrailStats share = stats(Guardrail.PARTITION_SHARE);
    PartitionWrites hottest = guardrails.busiestPartitions().get(0);
    assertThat(share.warnings()).isEqualTo(1);
    assertThat(share.largest()).isBetween(15L, 21L);
    assertThat(share.table()).isEqualTo("likes, partition " + hottest.hash());
    assertThat(hottest.table()).isEqualTo("likes");
    assertThat(hottest.key()).containsExactly("private-song");
    assertThat(hottest.share()).isCloseTo(0.2, within(0.06));
    assertThat(guardrails.busiestPartitions()).hasSizeLessThanOrEqualTo(100);
  }

  @Test
  void neverPrintsAKey() {
    like("private-song", 100_000);
    pass(Duration.ofMinutes(1));

    assertThat(stats(Guardrail.PARTITION_SHARE).warnings()).isEqualTo(1);
    assertThat(stats(Guardrail.PARTITION_WRITES).warnings()).isEqualTo(1);
    assertThat(logged).hasSize(2).allMatch(each -> each.contains("likes, partition "));
    assertThat(logged.toString()).doesNotContain("private-song");
    assertThat(guardrails.stats().toString()).doesNotContain("private-song");
    assertThat(guardrails.busiestPartitions().toString()).doesNotContain("private-song");
  }

  @Test
  void reportsNoShareOfASmallTable() {
    Guardrails small = guardrails(Map.of("min-writes", "1000"));
    for (int i = 0; i < 999; i++) {
      insert(small, LIKES, "song", i);
    }
    pass(Duration.ofMinutes(1));
    assertThat(stats(small, Guardrail.PARTITION_SHARE).warnings()).isZero();
    for (int i = 0; i < 1_000; i++) {
      insert(small, LIKES, "song", i);
    }
    pass(Duration.ofMinutes(1));
    assertThat(stats(small, Guardrail.PARTITION_SHARE).warnings()).isEqualTo(1);
    assertThat(GuardrailLimits.usual().minWrites()).isEqualTo(10_000);
  }

  @Test
  void reportsNoTableWhosePartitionsAreEven() {
    for (int i = 0; i < 40_000; i++) {
      like("song-" + i % 20, 1);
    }
    pass(Duration.ofMinutes(1));
    assertThat(stats(Guardrail.PARTITION_SHARE).warnings()).isZero();
    assertThat(stats(Guardrail.PARTITION_WRITES).warnings()).isZero();
  }

  @Test
  void reportsMoreThanAThousandWritesPerSecondWhateverTheShare() {
    Guardrails low =
        guardrails(Map.of("partition-writes-warn", "10", "partition-share-warn", "off"));
    for (int i = 0; i < 600; i++) {
      insert(low, LIKES, "even", i);
      insert(low, LIKES, "over", i);
    }
    insert(low, LIKES, "over", 601);
    pass(Duration.ofMinutes(1));
    assertThat(stats(low, Guardrail.PARTITION_WRITES).warnings()).isEqualTo(1);
    assertThat(stats(low, Guardrail.PARTITION_WRITES).largest()).isEqualTo(11);
    assertThat(GuardrailLimits.usual().of(Guardrail.PARTITION_WRITES).warn()).isEqualTo(1_000);
  }

  @Test
  void aMinuteStartsWithItsFirstWriteAndForgetsTheMinuteBefore() {
    like("song", 6_000);
    pass(Duration.ofMinutes(5));
    like("song", 6_000);
    pass(Duration.ofSeconds(59));
    like("song", 1);
    assertThat(guardrails.busiestPartitions().get(0).writes()).isCloseTo(6_000, within(600L));
    pass(Duration.ofSeconds(1));
    assertThat(stats(Guardrail.PARTITION_SHARE).warnings()).isZero();
    assertThat(guardrails.busiestPartitions().get(0).writes()).isCloseTo(6_001, within(600L));
  }

  @Test
  void countsDeletionsAndDerivedRowsToo() {
    DeleteRange range = new DeleteRange(LIKES, List.of("song"), Slice.ALL, TimestampOffset.NONE);
    guardrails.check(MutationSet.of(Change.of(range)));
    guardrails.derived(List.of(Upsert.insert(SHARDED, Row.of("post", 1, 2)), range));
    pass(Duration.ofMinutes(1));
    assertThat(guardrails.busiestPartitions())
        .extracting(PartitionWrites::table, PartitionWrites::writes)
        .containsExactly(tuple("likes", 2L), tuple("reactions", 1L));
  }

  @Test
  void estimatesManyWritesFromFewSamples() {
    for (int i = 0; i < 1_000_000; i++) {
      like(i % 8 == 0 ? "hot" : "other-" + i % 50_000, 1);
    }
    pass(Duration.ofMinutes(1));
    PartitionWrites hottest = guardrails.busiestPartitions().get(0);
    assertThat(hottest.key()).containsExactly("hot");
    assertThat(hottest.writes()).as("a lower bound").isBetween(80_000L, 135_000L);
    assertThat(stats(Guardrail.PARTITION_SHARE).table()).endsWith(hottest.hash());
  }

  @Test
  void reportsAShardThatIsTwiceAsBusyAsTheMean() {
    spread(guardrails, 3, 12_000);
    pass(Duration.ofMinutes(1));
    assertThat(stats(Guardrail.SHARD_BALANCE).warnings())
        .as("4 shards of which 3 are written")
        .isZero();
    spread(guardrails, 1, 12_000);
    pass(Duration.ofMinutes(1));
    GuardrailStats balance = stats(Guardrail.SHARD_BALANCE);
    assertThat(balance.warnings()).isEqualTo(1);
    assertThat(balance.largest()).as("almost nothing in the others").isBetween(5_000L, 10_000L);
    assertThat(balance.table()).isEqualTo("reactions");
    spread(guardrails, 1, 9_000);
    pass(Duration.ofMinutes(1));
    assertThat(stats(Guardrail.SHARD_BALANCE).warnings()).as("too few writes").isEqualTo(1);
  }

  @Test
  void reportsTheBusierOneOfTwoShards() {
    for (int i = 0; i < 12_000; i++) {
      insert(guardrails, IN_TWO, "post-" + i / 100, i % 5 < 2 ? 1 : 0, i);
    }
    pass(Duration.ofMinutes(1));
    assertThat(stats(Guardrail.SHARD_BALANCE).warnings()).as("three to two").isZero();
    for (int i = 0; i < 12_000; i++) {
      insert(guardrails, IN_TWO, "post-" + i / 100, i % 4 == 0 ? 1 : 0, i);
    }
    pass(Duration.ofMinutes(1));
    assertThat(stats(Guardrail.SHARD_BALANCE).warnings()).as("three to one").isEqualTo(1);
    assertThat(stats(Guardrail.SHARD_BALANCE).largest()).isBetween(250L, 301L);
  }

  private static void spread(Guardrails guardrails, int shards, int writes) {
    for (int i = 0; i < writes; i++) {
      insert(guardrails, SHARDED, "post-" + i / 100, i % shards, i);
    }
  }

  @Test
  void reportsMoreRowsPerDayThanTwiceTheStatedNumberOncePerDay() {
    guardrails.expect(LIKES, 1_000, 100);
    like("song", 200);
    minute();
    assertThat(stats(Guardrail.ROW_DRIFT).warnings()).as("twice the number").isZero();
    like("song", 1);
    minute();
    GuardrailStats drift = stats(Guardrail.ROW_DRIFT);
    assertThat(drift.warnings()).isEqualTo(1);
    assertThat(drift.largest()).isEqualTo(201);
    assertThat(drift.table()).startsWith("likes, partition ");
    like("song", 50);
    minute();
    assertThat(stats(Guardrail.ROW_DRIFT).warnings()).as("once a day").isEqualTo(1);
    likeOthers(1_750);
    minute();
    assertThat(stats(Guardrail.ROW_DRIFT).warnings()).as("the table as a whole").isEqualTo(2);
    assertThat(stats(Guardrail.ROW_DRIFT).table()).isEqualTo("likes");
    pass(Duration.ofDays(1));
    like("song", 1);
    minute();
    like("song", 150);
    minute();
    assertThat(stats(Guardrail.ROW_DRIFT).warnings()).as("a new day").isEqualTo(2);
    like("song", 150);
    minute();
    assertThat(stats(Guardrail.ROW_DRIFT).warnings()).isEqualTo(3);
  }

  private void minute() {
    pass(Duration.ofMinutes(1));
    guardrails.stats();
  }

  @Test
  void countsNothingIfAllGuardrailsOfTrafficAreOff() {
    Guardrails off =
        guardrails(
            Map.of(
                "partition-share-warn", "off",
                "partition-writes-warn", "off",
                "shard-balance-warn", "off",
                "row-drift-warn", "off"));
    insert(off, LIKES, "song", 1);
    pass(Duration.ofMinutes(1));
    assertThat(off.busiestPartitions()).isEmpty();
    assertThat(logged).isEmpty();
  }

  @Test
  void aGuardrailOfManyRequestsHasNoOptionThatRefuses() {
    assertThat(GuardrailLimits.options())
        .contains("partition-share-warn", "shard-balance-warn", "row-drift-warn", "min-writes")
        .doesNotContain("partition-share-refuse", "shard-balance-refuse", "row-drift-refuse");
    assertThat(Guardrail.PARTITION_WRITES.refuses()).isFalse();
    assertThat(Guardrail.VALUE_SIZE.refuses()).isTrue();
    assertThat(GuardrailLimits.usual().with(Map.of("min-writes", "1k")).minWrites())
        .isEqualTo(1_024);
  }

  @Test
  void reportsAnIndexWithMoreThanAHundredthOfStaleEntries() {
    guardrails.verifiedEntries("by_fan", 1_000, 10);
    guardrails.verifiedEntries("by_few", 999, 999);
    minute();
    assertThat(stats(Guardrail.STALE_SHARE).warnings()).isZero();
    guardrails.verifiedEntries("by_fan", 500, 0);
    guardrails.verifiedEntries("by_fan", 500, 11);
    assertThat(stats(Guardrail.STALE_SHARE).warnings()).as("the minute is not over").isZero();
    minute();
    assertThat(stats(Guardrail.STALE_SHARE))
        .isEqualTo(new GuardrailStats(Guardrail.STALE_SHARE, 1, 0, 2, "by_fan"));
    guardrails.repairedEntry("by_fan");
    assertThat(stats(Guardrail.REPAIRED_ENTRIES).warnings()).isEqualTo(1);
    assertThat(GuardrailLimits.options()).contains("stale-share-warn");
  }

  @Test
  void ignoresTheTablesOfTheRunTime() {
    TableSchema own =
        TableSchema.named(TableSchema.RESERVED + "tags").partitionKey("k", ScalarType.INT).build();
    insert(guardrails, own, 1);
    pass(Duration.ofMinutes(1));
    assertThat(guardrails.busiestPartitions()).isEmpty();
  }

  @Test
  void countsTheWritesOfSeveralThreads() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int number = i;
      threads.add(
          new Thread(
              () -> {
                for (int row = 0; row < 1_000; row++) {
                  insert(guardrails, LIKES, "song-" + number % 2, row);
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread each : threads) {
      each.join();
    }
    pass(Duration.ofMinutes(1));
    assertThat(guardrails.busiestPartitions())
        .extracting(PartitionWrites::writes)
        .containsExactly(2_000L, 2_000L);
  }
}
