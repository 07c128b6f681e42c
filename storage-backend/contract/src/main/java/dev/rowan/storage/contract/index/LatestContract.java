package dev.rowan.storage.contract.index;

import static dev.rowan.storage.contract.fixture.Readings.reading;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Projection;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.IndexKeeper;
import dev.rowan.storage.contract.fixture.Readings;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.contract.fixture.StoredEntity;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of the latest row of each owner. */
public abstract class LatestContract extends ContractCase {
  private static final Duration SHORT = Duration.ofMillis(20);
  private static final Nulls NULLS = Nulls.UNSET;
  private static final int SENSORS = 3;
  private static final int SENSOR = 1;

  /** Readings over a backend whose derived tables one keeper maintains. */
  private static final class Opened {
    final Backend store;
    final Session session;
    final Readings mapping;
    final DaoRuntime<Row> readings;
    final KeyedRead<Row> latest;
    final KeyedRead<Long> times;

    Opened(Backend store, Readings mapping) {
      this.store = store;
      this.session = newSession(store);
      this.mapping = mapping;
      this.readings = DaoRuntime.of(session, mapping);
      ReadPlan plan = ReadPlan.through("Readings.latest", mapping.latest);
      this.latest = readings.keyedRead(plan);
      this.times =
          readings.keyedRead(plan, new Projection<>(List.of(Readings.AT), Readings.AT::decode));
    }

    void insert(Row row) {
      await(readings.insert(row, NULLS));
    }

    Optional<Row> latest(int sensor) {
      return await(latest.select(sensor).optional());
    }

    /** Reads the table of latest rows alone. */
    Optional<Long> latestTime(int sensor) {
      return await(times.select(sensor).optional());
    }

    /** Applies a mutation later than every write, whose clock can be a millisecond ahead. */
    void damage(Mutation mutation) {
      OptionalLong later = OptionalLong.of(1_000 * (System.currentTimeMillis() + 5));
      MutationSet damage = new MutationSet(List.of(Change.of(mutation)), later);
      assertThat(await(store.apply(damage)).applied()).isTrue();
    }

    Maintenance maintenance() {
      return new Maintenance(session);
    }

    void assertClean(String said) {
      MaintenanceReport report = maintenance().verify(mapping).withGrace(SHORT).run();
      assertThat(report.isClean()).as(said).isTrue();
    }
  }

  private Opened open(IndexKeeper keeper) {
    return new Opened(keeper.over(backend()), Readings.taken());
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void theLatestRowIsReadWhateverTheOrderOfWrites(IndexKeeper keeper) {
    Opened on = open(keeper);
    long seed = Seed.next();
    Random random = new Random(seed);
    Map<List<Object>, Row> stored = new HashMap<>();
    for (int step = 0; step < effort(30, 150); step++) {
      List<Row> rows = new ArrayList<>();
      for (int i = random.nextInt(4); i >= 0; i--) {
        rows.add(
            reading(
                random.nextInt(SENSORS), random.nextInt(60), random.nextInt(2), "value " + step));
      }
      if (random.nextInt(4) == 0 && !stored.isEmpty()) {
        update(on, random, stored, "changed " + step);
      } else {
        await(on.readings.insertAll(rows, NULLS));
        rows.forEach(row -> stored.put(key(row), row));
      }
      int sensor = random.nextInt(SENSORS);
      assertThat(on.latest(sensor).map(ContractCase::values))
          .as("seed %d, step %d", seed, step)
          .isEqualTo(Readings.latest(stored.values(), sensor).map(ContractCase::values));
    }
    on.assertClean("seed " + seed);
  }

  private static void update(
      Opened on, Random random, Map<List<Object>, Row> stored, String value) {
    List<List<Object>> keys = new ArrayList<>(stored.keySet());
    List<Object> key = keys.get(random.nextInt(keys.size()));
    @Nullable Object[] columns = Objects.requireNonNull(stored.get(key)).toArray();
    columns[Readings.VALUE] = value;
    stored.put(key, Row.of(columns));
    columns[Readings.VALUE + 1] = Row.UNSET;
    await(on.readings.update(Row.of(columns)));
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void fewEntriesAreLeft(IndexKeeper keeper) {
    Opened on = open(keeper);
    for (long at = 0; at < 100; at++) {
      on.insert(reading(SENSOR, at, 0, "in order"));
    }
    assertEntries(on, keeper, 1);
    on.insert(reading(SENSOR, 7, 1, "late"));
    assertThat(on.latest(SENSOR).map(Readings::at)).contains(99L);
    assertEntries(on, keeper, 2);
    on.insert(reading(SENSOR, 99, 1, "at the same time"));
    assertThat(on.latest(SENSOR)).map(row -> row.get(Readings.VALUE)).contains("in order");
    assertEntries(on, keeper, 2);
    on.insert(reading(SENSOR, 100, 0, "newer"));
    assertEntries(on, keeper, 1);
    await(
        on.readings.insertAll(
            IntStream.range(101, 120).mapToObj(LatestContract::at).toList(), NULLS));
    assertEntries(on, keeper, 1);
  }

  /** A client can give two rows of one millisecond timestamps in the reverse order. */
  private void assertEntries(Opened on, IndexKeeper keeper, int exact) {
    int entries = rows(on.mapping.latest.table(), SENSOR).size();
    if (keeper == IndexKeeper.ENGINE) {
      assertThat(entries).isEqualTo(exact);
    } else {
      assertThat(entries).isBetween(1, exact + 3);
    }
  }

  private static Row at(long at) {
    return reading(SENSOR, at, 0, "one batch");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void timestampsOfWritesDoNotDecide(IndexKeeper keeper) {
    Opened on = open(keeper);
    on.insert(reading(SENSOR, 5, 0, "now"));
    WriteOptions old = WriteOptions.NONE.withTimestamp(Instant.EPOCH.plusSeconds(1));
    await(on.readings.with(old).insert(reading(SENSOR, 9, 0, "written long ago"), NULLS));
    assertThat(on.latest(SENSOR).map(Readings::at)).contains(9L);
    on.insert(reading(SENSOR, 7, 0, "late"));
    assertThat(on.latest(SENSOR).map(Readings::at)).contains(9L);
    on.insert(reading(SENSOR, Long.MAX_VALUE, 0, "in the future"));
    on.insert(reading(SENSOR, Long.MIN_VALUE, 0, "in the past"));
    assertThat(on.latest(SENSOR).map(Readings::at)).contains(Long.MAX_VALUE);
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void readersNeverGoBackWhileOthersWrite(IndexKeeper keeper) {
    Opened on = open(keeper);
    long seed = Seed.next();
    List<Long> times =
        new ArrayList<>(IntStream.range(0, effort(80, 400)).asLongStream().boxed().toList());
    Collections.shuffle(times, new Random(seed));
    AtomicBoolean written = new AtomicBoolean();
    CompletableFuture<Void> reader =
        CompletableFuture.runAsync(
            () -> {
              long seen = -1;
              while (!written.get()) {
                long now = on.latestTime(SENSOR).orElse(-1L);
                assertThat(now).as("seed %d", seed).isGreaterThanOrEqualTo(seen);
                seen = now;
              }
            });
    CompletableFuture<?>[] writers =
        IntStream.range(0, 4)
            .mapToObj(
                writer ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int i = writer; i < times.size(); i += 4) {
                            on.insert(reading(SENSOR, times.get(i), 0, "writer " + writer));
                          }
                        }))
            .toArray(CompletableFuture<?>[]::new);
    try {
      CompletableFuture.allOf(writers).join();
    } finally {
      written.set(true);
    }
    reader.join();
    assertThat(on.latest(SENSOR).map(Readings::at)).as("seed %d", seed).contains(times.size() - 1L);
    on.assertClean("written");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void crashesAndLostAnswersLeaveNoDifference(IndexKeeper keeper) {
    Opened on = open(keeper);
    long seed = Seed.next();
    CompletableFuture<?>[] writers =
        IntStream.range(0, 4)
            .mapToObj(writer -> CompletableFuture.runAsync(() -> crash(on, seed + writer)))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(writers).join();
    List<Row> stored =
        new StoredEntity(on.store, on.mapping)
            .rows().stream().map(row -> Row.of(row.toArray())).toList();
    for (int sensor = 0; sensor < SENSORS; sensor++) {
      assertThat(on.latest(sensor).map(ContractCase::values))
          .as("seed %d", seed)
          .isEqualTo(Readings.latest(stored, sensor).map(ContractCase::values));
    }
    on.assertClean("seed " + seed);
  }

  /** Writes rows by writers that crash, each of which another one replaces. */
  private void crash(Opened on, long seed) {
    Random random = new Random(seed);
    boolean engine = on.store.capabilities().has(Capability.INDEX_MAINTENANCE);
    Opened writer = null;
    for (int i = 0; i < effort(15, 50); i++) {
      Row row = reading(random.nextInt(SENSORS), random.nextInt(500), 0, "of " + seed + ", " + i);
      try {
        writer =
            writer == null
                ? new Opened(
                    new CrashingWriter(on.store, engine, random.nextLong(), 0.05, 0.05), on.mapping)
                : writer;
        writer.insert(row);
      } catch (RowanException e) {
        writer = null;
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void aLostEntryAndAnEntryWithoutRowAreRepaired(IndexKeeper keeper) {
    Opened on = open(keeper);
    for (long at = 0; at < 50; at++) {
      on.insert(reading(0, at, 0, "lost"));
      on.insert(reading(1, at, 0, "orphaned"));
      on.insert(reading(2, at, 0, "wrong"));
    }
    on.damage(DeleteRow.of(on.mapping.latest.table(), entry(0, 49, "lost"), TimestampOffset.NONE));
    on.damage(Upsert.insert(on.mapping.latest.table(), entry(1, 77, "of no row")));
    on.damage(Upsert.update(on.mapping.latest.table(), entry(2, 49, "damaged")));
    Maintenance maintenance = on.maintenance();
    MaintenanceReport found = maintenance.verify(on.mapping).withGrace(SHORT).run();
    assertThat(found.found(Anomaly.MISSING)).isPositive();
    assertThat(found.found(Anomaly.WRONG)).isEqualTo(1);
    assertThat(found.found(Anomaly.DANGLING)).isEqualTo(1);
    assertThat(maintenance.repair(on.mapping).withGrace(SHORT).run().isRepaired()).isTrue();
    on.assertClean("repaired");
    for (int sensor = 0; sensor < SENSORS; sensor++) {
      assertThat(on.latest(sensor).map(Readings::at)).contains(49L);
    }
    assertThat(on.latest(2).map(row -> row.get(Readings.VALUE))).contains("wrong");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void anExistingTableGetsItsLatestRows(IndexKeeper keeper) {
    Readings taken = Readings.taken();
    DaoRuntime<Row> before = DaoRuntime.of(newSession(keeper.over(backend())), taken.unaware());
    List<Row> rows =
        IntStream.range(0, onServer(100, 400))
            .mapToObj(i -> reading(i % SENSORS, i, 0, "before"))
            .toList();
    await(before.insertAll(rows, NULLS));
    Opened on = new Opened(keeper.over(backend()), taken);
    on.insert(reading(0, 2, 1, "late"));
    MaintenanceReport built =
        on.maintenance().build(on.mapping, on.mapping.latest.table().name()).withGrace(SHORT).run();
    assertThat(built.isRepaired()).isTrue();
    assertThat(new StoredEntity(on.store, on.mapping).entries(on.mapping.latest))
        .hasSizeBetween(SENSORS, 5 * SENSORS);
    for (int sensor = 0; sensor < SENSORS; sensor++) {
      assertThat(on.latest(sensor).map(ContractCase::values))
          .isEqualTo(Readings.latest(rows, sensor).map(ContractCase::values));
    }
    on.assertClean("written");
  }

  @ParameterizedTest
  @EnumSource(names = {"ENGINE", "BLIND"})
  void aWriteHasNoTtlOfItsOwn(IndexKeeper keeper) {
    Opened on = open(keeper);
    DaoRuntime<Row> expiring = on.readings.with(WriteOptions.NONE.withTtl(Duration.ofHours(1)));
    assertThatThrownBy(() -> await(expiring.insert(reading(SENSOR, 1, 0, "x"), NULLS)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("@Latest");
    assertThat(on.latest(SENSOR)).isEmpty();
  }

  private static Row entry(int sensor, long at, String value) {
    return Readings.entry(reading(sensor, at, 0, value));
  }

  /** Returns a share of these numbers, and a large multiple in the long suite. */
  private int effort(int ofServer, int inProcess) {
    return isServer() ? Effort.of(ofServer, 10 * ofServer) : Effort.of(inProcess, 20 * inProcess);
  }

  private static List<Object> key(Row row) {
    return List.of(row.get(0), row.get(1), row.get(2), row.get(3));
  }
}
