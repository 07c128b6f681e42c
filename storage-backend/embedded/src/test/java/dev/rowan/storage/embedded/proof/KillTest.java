package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process is killed while it writes. Every acknowledged batch is present as a whole, with index
 * entries, static columns and notes in another table. Then the next process continues.
 */
class KillTest {
  private static final List<LedgerWriter> TASKS =
      Effort.of(
          List.of(
              LedgerWriter.LOAD,
              LedgerWriter.COMPACTION,
              LedgerWriter.SNAPSHOT,
              LedgerWriter.REOPENING),
          List.of(LedgerWriter.values()));
  private static final int KILLS = Effort.of(TASKS.size(), 100);

  private static final int FIRST_OPENINGS = Effort.of(2, 60);

  @TempDir Path directory;

  @Test
  void losesNothingAcknowledgedWhateverItIsDoing() throws Exception {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int kill = 0; kill < KILLS; kill++) {
      LedgerWriter task = TASKS.get(kill % TASKS.size());
      // One store for each task, continued where the last process was killed.
      Path store = directory.resolve(task.name()).resolve("store");
      String description = "seed " + seed + ", kill " + kill + " in " + task;
      long[] acknowledged = LedgerProcess.killed(store, task, random);
      long beside = acknowledged[Ledger.WRITERS];
      requireWhole(store, task, acknowledged, description);
      if (task == LedgerWriter.SNAPSHOT) {
        requireSnapshots(store, beside, description);
      }
    }
  }

  private static void requireSnapshots(Path store, long count, String description)
      throws IOException {
    for (int i = 0; i <= count; i++) {
      Path snapshot = LedgerMain.snapshot(store, i);
      assertThat(Files.exists(snapshot) || i == count).as(description).isTrue();
      if (Files.exists(snapshot)) {
        requireWhole(snapshot, LedgerWriter.LOAD, new long[Ledger.WRITERS + 1], description);
        Files.move(snapshot, snapshot.resolveSibling("seen-" + description.hashCode() + "-" + i));
      }
    }
  }

  /** The first opening creates file by file, and the process dies when one of them appears. */
  @Test
  void opensAfterADeathInTheFirstOpening() throws Exception {
    List<String> files = List.of("rowan.lock", "LOG", "MANIFEST", "CURRENT", ".log", "OPTIONS");
    for (int i = 0; i < FIRST_OPENINGS; i++) {
      Path store = Files.createDirectory(directory.resolve("first" + i));
      String last = files.get(i % files.size());
      try (ChildProcess child =
          ChildProcess.start(LedgerMain.class, store.toString(), LedgerWriter.LOAD.name())) {
        while (!holds(store, last)) {
          Thread.onSpinWait();
        }
        child.kill();
      }
      requireWhole(store, LedgerWriter.LOAD, new long[Ledger.WRITERS + 1], "death at " + last);
    }
  }

  private static boolean holds(Path store, String part) throws IOException {
    try (Stream<Path> files = Files.list(store)) {
      return files.anyMatch(file -> file.getFileName().toString().contains(part));
    }
  }

  private static void requireWhole(
      Path directory, LedgerWriter task, long[] acknowledged, String description) {
    try (Client store = Client.open(directory)) {
      store.define(Ledger.SCHEMA);
      long[] counts = Ledger.requireWhole(store, task.bodySize(), description);
      for (int writer = 0; writer < Ledger.WRITERS; writer++) {
        assertThat(counts[writer]).as(description).isGreaterThanOrEqualTo(acknowledged[writer]);
      }
      long beside = acknowledged[Ledger.WRITERS];
      switch (task) {
        case DEFINITION -> requireTables(store, beside, description);
        case TRUNCATION, DROP -> requireScratch(store, beside, description);
        default -> {
          // No other file may exist.
        }
      }
    }
  }

  /** The table is empty, or has all rows of a round whose removal was not acknowledged. */
  private static void requireScratch(Client store, long acknowledged, String description) {
    store.define(Schema.of(List.of(LedgerMain.SCRATCH)));
    List<Row> rows = store.rows(LedgerMain.SCRATCH, 0);
    if (!rows.isEmpty()) {
      assertThat(rows).as(description).hasSize(LedgerMain.SCRATCH_ROWS);
      Object round = rows.get(0).get(2);
      assertThat(rows).as(description).allMatch(row -> Objects.equals(row.get(2), round));
      assertThat((Integer) round).as(description).isGreaterThanOrEqualTo((int) acknowledged);
    }
  }

  /** Tables were created one after the other, each with a row before the next table. */
  private static void requireTables(Client store, long acknowledged, String description) {
    List<TableSchema> tables =
        IntStream.range(0, (int) acknowledged + 2).mapToObj(LedgerMain::extra).toList();
    store.define(Schema.of(tables));
    for (int i = 0; i < acknowledged; i++) {
      assertThat(store.rows(tables.get(i), i)).as(description).containsExactly(Row.of(i, "made"));
    }
  }
}
