package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.VacuumReport;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.YieldingStore;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.PurgeSchedule;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.read.ReadPath;
import dev.rowan.storage.embedded.write.WritePath;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VacuumTest {
  private static final int RETENTION = 10;
  private static final int PARTITIONS = 3;
  private static final int ROWS = 4;

  private static final TableSchema STOCK =
      TableSchema.named("stock")
          .partitionKey("shelf", ScalarType.INT)
          .clustering("item", ScalarType.INT, Order.DESC)
          .staticColumn("room", ScalarType.TEXT)
          .column("left", ScalarType.INT)
          .column("note", ScalarType.TEXT)
          .build();

  @TempDir Path directory;

  /** A store with a clock that the test controls. */
  private static final class VacuumedStore {
    private final AtomicLong micros = new AtomicLong(1_000_000_000L);
    private final OrderedStore store;
    private final Catalogue catalogue;
    private final WritePath writes;
    private final ReadPath reads;
    private final Vacuum vacuum;

    VacuumedStore(OrderedStore store) {
      this.store = store;
      this.catalogue = Catalogue.of(store, micros::get);
      this.writes = new WritePath(store, catalogue, Durability.BUFFERED, new Meters(), RETENTION);
      this.reads = new ReadPath(store, catalogue);
      this.vacuum = new Vacuum(store, catalogue, writes.purges());
      catalogue.define(Schema.of(List.of(STOCK)));
    }

    void pass(long seconds) {
      micros.addAndGet(seconds * 1_000_000);
    }

    void write(Mutation mutation, OptionalLong timestamp) {
      writes.apply(new MutationSet(List.of(Change.of(mutation)), timestamp));
    }

    void write(Mutation mutation) {
      write(mutation, OptionalLong.empty());
    }

    List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      for (int shelf = 0; shelf < PARTITIONS; shelf++) {
        SliceQuery all =
            new SliceQuery(STOCK, List.of(shelf), Slice.ALL, ReadDirection.FORWARD, 1_000, null);
        rows.addAll(reads.fetch(all).rows());
      }
      return rows;
    }

    /** Returns a sweep that does not check whether the table is due. */
    TableSweep sweep() {
      long now = catalogue.clock().nowSeconds();
      return new TableSweep(store, catalogue.purges(), writes.purges(), 1, now);
    }

    /** Writes rows of which a part expires before the next write, while the clock advances. */
    void rewrite(int item) {
      for (int i = 0; i < 5_000; i++) {
        Row text = Row.of(0, item, Row.UNSET, Row.UNSET, "text " + i);
        Row left = Row.of(0, item, Row.UNSET, i, Row.UNSET);
        write(Upsert.update(STOCK, text));
        write(living(Upsert.update(STOCK, left), 1));
        pass(RETENTION);
      }
    }

    int keys(boolean perishing) {
      int keys = 0;
      try (Cursor cursor = store.cursor(Space.DATA, new byte[0], null, false)) {
        while (cursor.next()) {
          if (!perishing || PurgeSchedule.isPerishable(cursor.key(), cursor.value())) {
            keys++;
          }
        }
      }
      return keys;
    }
  }

  @Test
  void changesNothingThatAReaderSees() {
    long seed = Seed.next();
    for (int history = 0; history < 150; history++) {
      Random random = new Random(seed + history);
      try (OrderedStore store = new HeapStore()) {
        follow(new VacuumedStore(store), random, "seed " + (seed + history));
      }
    }
  }

  @Test
  void changesNothingOnDiskEither() {
    long seed = Seed.next();
    try (OrderedStore store = RocksStore.open(directory)) {
      follow(new VacuumedStore(store), new Random(seed), "seed " + seed);
    }
  }

  private static void follow(VacuumedStore vacuumed, Random random, String description) {
    long removed = 0;
    for (int step = 0; step < 60; step++) {
      vacuumed.write(randomMutation(random), OptionalLong.of(random.nextLong(1, 9)));
      vacuumed.pass(random.nextInt(6));
      List<Row> before = vacuumed.rows();
      VacuumReport report = vacuumed.vacuum.run();
      assertThat(vacuumed.rows()).as("%s, step %d", description, step).isEqualTo(before);
      removed += report.rowsRemoved() + report.rowsRewritten() + report.deletionsRemoved();
    }
    vacuumed.pass(1_000);
    List<Row> before = vacuumed.rows();
    for (int round = 0; round < 3; round++) {
      vacuumed.vacuum.run();
      vacuumed.pass(1_000);
    }
    assertThat(vacuumed.rows()).as(description).isEqualTo(before);
    assertThat(vacuumed.keys(true)).as("%s: what is left to purge", description).isZero();
    assertThat(vacuumed.catalogue.purges().next()).as(description).isEqualTo(PurgeSchedule.NEVER);
    assertThat(removed).as("%s: something was purged on the way", description).isPositive();
  }

  private static Mutation randomMutation(Random random) {
    int shelf = random.nextInt(PARTITIONS);
    Row.Builder row = Row.unset(STOCK.size()).set(0, shelf);
    return switch (random.nextInt(8)) {
      case 0 ->
          new DeleteRow(
              STOCK,
              row.set(1, random.nextInt(ROWS)).build(),
              Condition.NONE,
              TimestampOffset.NONE);
      case 1 -> new DeleteRange(STOCK, List.of(shelf), randomSlice(random), TimestampOffset.NONE);
      case 2 -> living(Upsert.update(STOCK, row.set(2, text(random)).build()), random);
      default -> randomUpsert(row.set(1, random.nextInt(ROWS)), random);
    };
  }

  private static Mutation randomUpsert(Row.Builder row, Random random) {
    if (random.nextBoolean()) {
      row.set(3, random.nextInt(3) == 0 ? null : random.nextInt(3));
    }
    if (random.nextBoolean()) {
      row.set(4, text(random));
    }
    Row built = row.build();
    boolean insert = random.nextBoolean();
    return living(insert ? Upsert.insert(STOCK, built) : Upsert.update(STOCK, built), random);
  }

  private static Upsert living(Upsert upsert, int ttl) {
    return new Upsert(
        upsert.table(),
        upsert.row(),
        upsert.marker(),
        upsert.condition(),
        upsert.moment(),
        OptionalInt.of(ttl));
  }

  private static Upsert living(Upsert upsert, Random random) {
    return random.nextBoolean() ? upsert : living(upsert, 1 + random.nextInt(15));
  }

  private static String text(Random random) {
    return random.nextInt(4) == 0 ? null : "text " + random.nextInt(3);
  }

  private static Slice randomSlice(Random random) {
    return random.nextInt(3) == 0
        ? Slice.ALL
        : Slice.between(List.of(), Bound.of(random.nextInt(ROWS), true), null);
  }

  @Test
  void retainsWhatLateWritesMayNeed() {
    long seed = Seed.next();
    Random random = new Random(seed);
    try (OrderedStore store = new HeapStore()) {
      VacuumedStore vacuumed = new VacuumedStore(store);
      for (int step = 0; step < 200; step++) {
        vacuumed.write(randomMutation(random), OptionalLong.of(random.nextLong(1, 9)));
      }
      vacuumed.pass(RETENTION);
      PurgeCount count = new PurgeCount();
      assertThat(vacuumed.sweep().step(count)).isFalse();
      VacuumReport report = count.since(new PurgeCount(), 1, Duration.ZERO);
      assertThat(report.rowsScanned()).as("seed %d", seed).isPositive();
      assertThat(report.rowsRewritten() + report.rowsRemoved() + report.deletionsRemoved())
          .as("seed %d", seed)
          .isZero();
    }
  }

  @Test
  void losesNoWriteToAConcurrentPurge() throws Exception {
    try (OrderedStore store = new YieldingStore(new HeapStore())) {
      VacuumedStore vacuumed = new VacuumedStore(store);
      List<CompletableFuture<Void>> writers = new ArrayList<>();
      for (int writer = 0; writer < 3; writer++) {
        int item = writer;
        writers.add(CompletableFuture.runAsync(() -> vacuumed.rewrite(item)));
      }
      CompletableFuture<Void> all =
          CompletableFuture.allOf(writers.toArray(CompletableFuture<?>[]::new));
      PurgeCount count = new PurgeCount();
      while (!all.isDone()) {
        vacuumed.sweep().step(count);
      }
      all.get();
      assertThat(count.since(new PurgeCount(), 1, Duration.ZERO).rowsRewritten()).isPositive();
      assertThat(vacuumed.rows()).hasSize(3).allMatch(row -> "text 4999".equals(row.get(4)));
    }
  }

  @Test
  void leavesTablesAloneThatHoldNothingToPurge() {
    try (OrderedStore store = new HeapStore()) {
      VacuumedStore vacuumed = new VacuumedStore(store);
      for (int item = 0; item < 100; item++) {
        vacuumed.write(Upsert.insert(STOCK, Row.of(0, item, null, 1, "text")));
      }
      vacuumed.pass(100_000);
      // The nulls are tombstones; without them the row has no content.
      assertThat(vacuumed.vacuum.run().tables()).isEqualTo(1);
      vacuumed.pass(100_000);
      assertThat(vacuumed.vacuum.run().tables()).isZero();
      assertThat(vacuumed.vacuum.step()).isFalse();
      assertThat(vacuumed.vacuum.stats().tablesDue()).isZero();
    }
  }

  @Test
  void scansATableInSteps() {
    try (OrderedStore store = new HeapStore()) {
      VacuumedStore vacuumed = new VacuumedStore(store);
      int rows = TableSweep.STEP * 2 + 5;
      for (int item = 0; item < rows; item++) {
        Upsert insert = Upsert.insert(STOCK, Row.of(0, item, Row.UNSET, 1, "text"));
        vacuumed.write(living(insert, 5));
      }
      assertThat(vacuumed.vacuum.step()).isFalse();
      vacuumed.pass(100);
      for (int step = 0; step < 3; step++) {
        assertThat(vacuumed.keys(false)).isEqualTo(rows - step * TableSweep.STEP);
        assertThat(vacuumed.vacuum.stats().table()).isEqualTo(step == 0 ? null : "stock");
        assertThat(vacuumed.vacuum.step()).isTrue();
      }
      assertThat(vacuumed.keys(false)).isZero();
      assertThat(vacuumed.vacuum.stats().rowsRemoved()).isEqualTo(rows);
      assertThat(vacuumed.vacuum.stats().rowsScanned()).isEqualTo(rows);
      assertThat(vacuumed.vacuum.step()).isFalse();
    }
  }

  @Test
  void knowsAfterReopeningWhatIsDue() {
    try (OrderedStore store = RocksStore.open(directory)) {
      new VacuumedStore(store)
          .write(DeleteRow.of(STOCK, Row.of(0, 1, null, null, null), TimestampOffset.NONE));
    }
    try (OrderedStore store = RocksStore.open(directory)) {
      VacuumedStore vacuumed = new VacuumedStore(store);
      assertThat(vacuumed.vacuum.run().tables()).isZero();
      vacuumed.pass(100);
      VacuumReport report = vacuumed.vacuum.run();
      assertThat(report.rowsRemoved()).isEqualTo(1);
      assertThat(report.rowsScanned()).isEqualTo(1);
      assertThat(vacuumed.keys(false)).isZero();
    }
    try (OrderedStore store = RocksStore.open(directory)) {
      assertThat(new VacuumedStore(store).catalogue.purges().next()).isEqualTo(PurgeSchedule.NEVER);
    }
  }

  @Test
  void missesNoConcurrentWrite() {
    try (OrderedStore store = new HeapStore()) {
      VacuumedStore vacuumed = new VacuumedStore(store);
      for (int item = 0; item <= TableSweep.STEP; item++) {
        vacuumed.write(living(Upsert.insert(STOCK, Row.of(0, item, Row.UNSET, 1, "text")), 5));
      }
      vacuumed.pass(100);
      assertThat(vacuumed.vacuum.step()).isTrue();
      // The scan has already passed this key: items descend.
      vacuumed.write(
          living(Upsert.insert(STOCK, Row.of(0, TableSweep.STEP + 9, Row.UNSET, 1, "text")), 5));
      assertThat(vacuumed.vacuum.step()).isTrue();
      assertThat(vacuumed.keys(false)).isEqualTo(1);
      assertThat(vacuumed.vacuum.step()).isFalse();
      vacuumed.pass(100);
      assertThat(vacuumed.vacuum.run().rowsRemoved()).isEqualTo(1);
      assertThat(vacuumed.keys(false)).isZero();
    }
  }
}
