package dev.rowan.storage.contract.copy;

import static dev.rowan.storage.contract.fixture.Clicks.click;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Rollup;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.RecountJob;
import dev.rowan.operate.maintenance.RecountReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Clicks;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.InterruptedBackend;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.StoredEntity;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Counters of periods equal the number of rows, and a recount makes them equal again. */
public abstract class RollupContract extends ContractCase {
  private static final Nulls NULLS = Nulls.UNSET;
  private static final Duration GRACE = Duration.ofMillis(5);
  private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
  private static final String PAGE = "/größe/日本";

  /** Clicks over a backend, with the counters that one keeper maintains. */
  private static final class Opened {
    final Backend store;
    final Session session;
    final Clicks mapping;
    final DaoRuntime<Row> clicks;

    Opened(Backend store, Clicks mapping) {
      this.store = store;
      this.session = newSession(store);
      this.mapping = mapping;
      this.clicks = DaoRuntime.of(session, mapping);
    }

    void insert(Row... rows) {
      for (Row row : rows) {
        await(clicks.insert(row, NULLS));
      }
    }

    RecountJob recount() {
      return new Maintenance(session).recount(mapping).withGrace(GRACE);
    }

    /** Compares both tables of counters with the stored rows, except counters of zero. */
    void assertCounted(String said) {
      List<List<@Nullable Object>> rows = new StoredEntity(store, mapping).rows();
      for (Rollup rollup : mapping.rollups()) {
        Map<List<@Nullable Object>, Object> expected = new HashMap<>();
        for (List<@Nullable Object> row : rows) {
          Row key = rollup.keyOf(Row.of(row.toArray()));
          if (key != null) {
            expected.merge(values(key).subList(0, 3), 1L, (one, more) -> (Long) one + (Long) more);
          }
        }
        assertThat(counters(rollup)).as(said).isEqualTo(expected);
      }
    }

    private Map<List<@Nullable Object>, Object> counters(Rollup rollup) {
      RowMapping table = (RowMapping) rollup.counters();
      Map<List<@Nullable Object>, Object> counters = new HashMap<>();
      for (List<@Nullable Object> row : new StoredEntity(store, table).rows()) {
        Object amount = row.get(rollup.counter());
        if (amount instanceof Long number && number != 0) {
          counters.put(row.subList(0, 3), number);
        }
      }
      return counters;
    }
  }

  private Opened open(IndexKeeper keeper) {
    return new Opened(keeper.over(backend()), Clicks.taken(0));
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void countersEqualTheRowsAfterAnyWrite(IndexKeeper keeper) {
    Opened on = open(keeper);
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int step = 0; step < onServer(12, 150); step++) {
      Row row = some(random);
      Object[] key = Arrays.copyOf(row.toArray(), 5);
      Row changed =
          Row.of(row.get(0), row.get(1), row.get(2), row.get(3), row.get(4), Row.UNSET, "x");
      var unused =
          switch (random.nextInt(9)) {
            case 0 -> await(on.clicks.insertAll(List.of(row, some(random), row), NULLS));
            case 1 -> await(on.clicks.update(changed));
            case 2 -> await(on.clicks.deleteByKey(key));
            case 3 -> await(on.clicks.deleteByKey(key[0], key[1], key[2]));
            case 4 -> await(on.clicks.returningApplied().insertIfNotExists(row, NULLS));
            case 5 -> await(on.session.commit(List.of(on.clicks.deferred().insert(row, NULLS))));
            case 6 ->
                await(
                    on.clicks
                        .ofKeys()
                        .delete(key[0], key[1], key[2], key[3], new AnyOf(List.of(key[4], 99))));
            default -> await(on.clicks.insert(row, NULLS));
          };
      if (step % 5 == 0) {
        on.assertCounted("seed %d, step %d".formatted(seed, step));
      }
    }
    on.assertCounted("seed " + seed);
    assertThat(on.recount().run().wrong()).as("seed %d", seed).isZero();
  }

  /**
   * Returns one of a few clicks, so that most of them occur again; the kind follows from the id.
   */
  private static Row some(Random random) {
    int id = random.nextInt(6);
    Instant at = NOON.plus(random.nextInt(3) * 45L, ChronoUnit.MINUTES);
    return click(PAGE, at, id, id == 0 ? null : "kind " + id % 2, "note");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void writersCountEachRowOnce(IndexKeeper keeper) {
    Opened on = open(keeper);
    CompletableFuture<?>[] writers =
        IntStream.range(0, 4)
            .mapToObj(
                writer ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int i = 0; i < onServer(4, 60); i++) {
                            on.insert(click(PAGE, NOON, 4 * i + writer, "kind", null));
                          }
                        }))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(writers).join();
    on.assertCounted("written by four threads");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void aRecountCorrectsWhatACrashLeaves(IndexKeeper keeper) {
    Opened on = open(keeper);
    on.insert(click(PAGE, NOON, 1, "kind", null));
    InterruptedBackend dying = new InterruptedBackend(on.store, 1, false);
    Opened crashing = new Opened(dying, on.mapping);
    try {
      crashing.insert(click(PAGE, NOON, 2, "kind", null));
      crashing.insert(click(PAGE, NOON, 3, "kind", null));
    } catch (RowanException e) {
      assertThat(dying.isInterrupted()).isTrue();
    }
    on.insert(click(PAGE, NOON, 2, "kind", null));
    long lost = keeper == IndexKeeper.ENGINE ? 0 : 2; // one for each roll-up
    assertThat(on.recount().comparingOnly().run()).isEqualTo(new RecountReport(2, lost, 0, 0, 0));
    assertThat(on.recount().run()).isEqualTo(new RecountReport(2, lost, lost, lost, 0));
    on.assertCounted("recounted");
  }

  @Test
  void aRecountBuildsCountersOfExistingRows() {
    Clicks mapping = Clicks.taken(0);
    DaoRuntime<Row> before = DaoRuntime.of(newSession(), mapping.uncounted());
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < onServer(10, 700); i++) {
      rows.add(click(PAGE, NOON.plus(i, ChronoUnit.MINUTES), i, i % 3 == 0 ? null : "kind", null));
    }
    await(before.insertAll(rows, NULLS));
    Opened on = new Opened(backend(), mapping);
    assertThat(on.recount().every()).isEqualTo(Duration.ofHours(1));
    assertThatThrownBy(
            () ->
                on.recount()
                    .comparingOnly()
                    .watchedBy(
                        progress -> {
                          if (progress.share() > 0.7) {
                            throw new IllegalStateException("interrupted by the test");
                          }
                        })
                    .run())
        .hasMessage("interrupted by the test");
    on.recount().run();
    on.assertCounted("built");
    assertThat(on.recount().run().wrong()).isZero();
  }

  @Test
  void countersOfExpiredPeriodsStay() {
    Opened on = new Opened(backend(), Clicks.taken(3 * 24 * 60 * 60));
    Instant now = Instant.now().truncatedTo(ChronoUnit.DAYS);
    Row old = click(PAGE, now.minus(3, ChronoUnit.DAYS), 1, "kind", null);
    Row recent = click(PAGE, now, 1, "kind", null);
    on.insert(old, recent);
    // rows that a TTL or another program has removed
    write(
        DeleteRow.of(on.mapping.table, old, TimestampOffset.NONE),
        DeleteRow.of(on.mapping.table, recent, TimestampOffset.NONE));
    assertThat(on.recount().run()).isEqualTo(new RecountReport(2, 2, 2, 2, 0));
    assertThat(new StoredEntity(on.store, on.mapping.days).rows())
        .extracting(row -> row.get(3))
        .containsExactlyInAnyOrder(1L, 0L);
    WriteOptions shorter = WriteOptions.NONE.withTtl(Duration.ofSeconds(60));
    assertThatThrownBy(() -> on.clicks.with(shorter).insert(recent, NULLS))
        .isInstanceOf(RejectedInputException.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void aRowWhoseKeyNoCounterCanHaveIsNotCounted(IndexKeeper keeper) {
    Opened on = open(keeper);
    on.insert(click("", NOON, 1, "kind", null));
    assertThat(new StoredEntity(on.store, on.mapping.days).rows()).isEmpty();
    assertThat(new StoredEntity(on.store, on.mapping.minutes).rows()).hasSize(1);
  }
}
