package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.read.ReadPath;
import dev.rowan.storage.embedded.write.WritePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Derived tables stay consistent with their base tables after every kind of change. */
class IndexMaintenanceTest {
  @TempDir Path directory;

  @Test
  void isConsistentAfterEveryChangeWithClockTimestamps() {
    long seed = Seed.next();
    for (int history = 0; history < 40; history++) {
      follow(new Random(seed + history), false, "seed " + (seed + history));
    }
  }

  @Test
  void isConsistentAfterEveryChangeWithChosenTimestamps() {
    long seed = Seed.next();
    for (int history = 0; history < 120; history++) {
      follow(new Random(seed + history), true, "seed " + (seed + history));
    }
  }

  private static void follow(Random random, boolean ownTimestamps, String description) {
    try (OrderedStore store = new HeapStore()) {
      Catalogue catalogue = Catalogue.of(store);
      catalogue.define(Shop.SCHEMA);
      WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
      ReadPath reads = new ReadPath(store, catalogue);
      for (int step = 0; step < 60; step++) {
        writes.apply(randomBatch(random, ownTimestamps));
        Shop.assertConsistent(reads, description + ", step " + step);
      }
    }
  }

  /** Few timestamps, so that writes arrive late and collide. */
  private static MutationSet randomBatch(Random random, boolean ownTimestamps) {
    List<Change> changes = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      changes.add(Shop.randomChange(random));
    }
    return new MutationSet(
        changes, ownTimestamps ? OptionalLong.of(random.nextLong(1, 8)) : OptionalLong.empty());
  }

  @Test
  void isConsistentUnderManyThreadsOnTheHeap() throws Exception {
    try (OrderedStore store = new HeapStore()) {
      hammer(store);
    }
  }

  @Test
  void isConsistentUnderManyThreadsOnDisk() throws Exception {
    try (OrderedStore store = RocksStore.open(directory)) {
      hammer(store);
    }
    try (OrderedStore store = RocksStore.open(directory)) {
      Catalogue catalogue = Catalogue.of(store);
      catalogue.define(Shop.SCHEMA);
      Shop.assertConsistent(new ReadPath(store, catalogue), "after reopening");
    }
  }

  private static void hammer(OrderedStore quick) throws Exception {
    OrderedStore store = new YieldingStore(quick);
    long seed = Seed.next();
    Catalogue catalogue = Catalogue.of(store);
    catalogue.define(Shop.SCHEMA);
    WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
    ReadPath reads = new ReadPath(store, catalogue);
    ExecutorService threads = Executors.newFixedThreadPool(6);
    int rows = 0;
    // In rounds, because later changes repair the effects of earlier faults.
    for (int round = 0; round < Effort.of(15, 50); round++) {
      List<Future<?>> writers = new ArrayList<>();
      for (int writer = 0; writer < 6; writer++) {
        Random random = new Random(seed + round * 6L + writer);
        writers.add(threads.submit(() -> write(writes, random, 30)));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
      Shop.assertConsistent(reads, "seed " + seed);
      rows += Shop.rows(reads, Shop.OFFERS, Shop.GROUPS).size();
    }
    threads.shutdown();
    assertThat(rows).as("rows after all rounds, seed %d", seed).isPositive();
  }

  private static void write(WritePath writes, Random random, int batches) {
    for (int i = 0; i < batches; i++) {
      writes.apply(randomBatch(random, false));
    }
  }
}
