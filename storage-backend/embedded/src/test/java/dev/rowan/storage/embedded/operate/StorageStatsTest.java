package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RowanClosedException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.store.Activity;
import dev.rowan.spi.store.StorageHealth;
import dev.rowan.spi.store.StorageStats;
import dev.rowan.spi.store.TableStats;
import dev.rowan.spi.value.Row;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StorageStatsTest {
  @TempDir Path directory;

  @Test
  void countsReadsAndWrites() {
    try (Notes notes = Notes.onTheHeap()) {
      for (int number = 0; number < 4; number++) {
        notes.save(number);
      }
      Row third = Row.unset(3).set(0, 1).set(1, 2).build();
      notes.apply(
          MutationSet.of(Change.of(DeleteRow.of(Notes.NOTES, third, TimestampOffset.NONE))));
      insertIfAbsent(notes, 9);
      insertIfAbsent(notes, 9);
      assertThat(notes.numbers(1)).hasSize(3);

      Activity activity = notes.storage().stats().activity();
      assertThat(activity.batches()).isEqualTo(6);
      // One of them records that the table holds a deletion.
      assertThat(activity.changes()).isEqualTo(4 * Notes.PARTS + 3);
      assertThat(activity.bytesWritten()).isGreaterThan(14 * 20);
      assertThat(activity.conditionsMet()).isEqualTo(1);
      assertThat(activity.conditionsNotMet()).isEqualTo(1);
      assertThat(activity.reads()).isEqualTo(1);
      assertThat(activity.rowsScanned()).isEqualTo(4);
      assertThat(activity.deadRowsSkipped()).isEqualTo(1);
      assertThat(activity.lockWaits()).isZero();
    }
  }

  private static void insertIfAbsent(Notes notes, int number) {
    Upsert insert = Upsert.insert(Notes.NOTES, Row.of(0, number, "text"));
    notes
        .backend()
        .apply(MutationSet.of(Change.of(insert.when(Condition.IF_NOT_EXISTS))))
        .toCompletableFuture()
        .join();
  }

  @Test
  void estimatesTablesOnDiskAndCountsThemOnTheHeap() {
    try (Notes heap = Notes.onTheHeap();
        Notes disk = Notes.in(directory)) {
      for (int number = 0; number < 500; number++) {
        heap.save(number);
        disk.save(number, "x".repeat(200));
      }
      assertThat(table(heap).keys()).isEqualTo(1_500);
      assertThat(table(disk).keys()).isBetween(750L, 3_000L);
      disk.storage().compact();
      assertThat(table(disk).keys()).isBetween(750L, 3_000L);
      assertThat(table(disk).bytes()).isGreaterThan(1_000);
    }
  }

  private static TableStats table(Notes notes) {
    StorageStats stats = notes.storage().stats();
    assertThat(stats.tables()).hasSize(1);
    TableStats table = stats.tables().get(0);
    assertThat(table.name()).isEqualTo("notes");
    assertThat(table.id()).isEqualTo(1);
    return table;
  }

  @Test
  void reportsMemoryAndDisk() {
    try (Notes notes = Notes.with(directory, "?memory=32m&background-jobs=1&compaction-rate=9m")) {
      for (int number = 0; number < 100; number++) {
        notes.save(number);
      }
      StorageStats fresh = notes.storage().stats();
      assertThat(fresh.memory().limit()).isEqualTo(32L << 20);
      assertThat(fresh.memory().cacheCapacity()).isBetween(8L << 20, 32L << 20);
      assertThat(fresh.memory().memtables()).isPositive();
      assertThat(fresh.disk().log()).isPositive();
      notes.storage().compact();
      assertThat(notes.storage().stats().disk().rows()).isPositive();
    }
  }

  @Test
  void isHealthyUntilItIsClosed() {
    Notes notes = Notes.in(directory);
    assertThat(notes.storage().health().status()).isEqualTo(StorageHealth.Status.OK);
    assertThat(notes.storage().health().reasons()).isEmpty();
    notes.close();
    assertThat(notes.storage().health().status()).isEqualTo(StorageHealth.Status.FAILED);
    assertThatThrownBy(() -> notes.storage().stats()).isInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> notes.storage().compact()).isInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> notes.storage().backup(directory))
        .isInstanceOf(RowanClosedException.class);
    assertThatThrownBy(() -> notes.storage().snapshot(directory.resolve("copy")))
        .isInstanceOf(RowanClosedException.class);
  }
}
