package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A program that continues the ledger of a store until it is killed. It prints {@code writer
 * number} after the acknowledgement of a batch, and likewise for its side task.
 */
final class LedgerMain {
  private static final int UNITS_BEFORE_REOPENING = 20;

  /** More than single removals handle. */
  static final int SCRATCH_ROWS = 100;

  /**
   * The table that is repeatedly created and removed; its rows contain the round in which they were
   * written.
   */
  static final TableSchema SCRATCH =
      TableSchema.named("scratch")
          .partitionKey("p", ScalarType.INT)
          .clustering("c", ScalarType.INT, Order.ASC)
          .column("round", ScalarType.INT)
          .build();

  private final Path directory;
  private final LedgerWriter task;
  private final AtomicLongArray acknowledged = new AtomicLongArray(Ledger.WRITERS);

  private LedgerMain(Path directory, LedgerWriter task) {
    this.directory = directory;
    this.task = task;
  }

  public static void main(String[] arguments) throws InterruptedException {
    LedgerWriter task = LedgerWriter.valueOf(arguments[1]);
    LedgerMain program = new LedgerMain(Path.of(arguments[0]), task);
    boolean reopens = task == LedgerWriter.REOPENING;
    do {
      try (Client store = Client.open("rowan:embedded:" + arguments[0] + task.options())) {
        program.write(store, reopens ? UNITS_BEFORE_REOPENING : Long.MAX_VALUE);
      }
    } while (reopens);
  }

  private void write(Client store, long batches) throws InterruptedException {
    store.define(Ledger.SCHEMA);
    List<Thread> threads = new ArrayList<>();
    for (int writer = 0; writer < Ledger.WRITERS; writer++) {
      int which = writer;
      acknowledged.set(writer, Ledger.count(store, writer));
      threads.add(new Thread(() -> write(store, which, batches)));
    }
    threads.add(new Thread(() -> doBeside(store)));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private void write(Client store, int writer, long batches) {
    for (long i = 0; i < batches; i++) {
      long[] seen = new long[Ledger.WRITERS];
      for (int other = 0; other < seen.length; other++) {
        seen[other] = acknowledged.get(other);
      }
      long number = seen[writer];
      store.apply(Ledger.batch(writer, number, seen, task.bodySize()));
      acknowledged.set(writer, number + 1);
      System.out.println(writer + " " + number);
    }
  }

  private void doBeside(Client store) {
    for (int i = 0; beside(store, i); i++) {
      System.out.println(Ledger.WRITERS + " " + i);
    }
  }

  /** Runs the side task; returns false if there is none. */
  private boolean beside(Client store, int number) {
    switch (task) {
      case DEFINITION -> {
        TableSchema table = extra(number);
        store.define(Schema.of(List.of(table)));
        store.apply(Upsert.insert(table, Row.of(number, "made")));
      }
      case TRUNCATION -> {
        fillScratch(store, number);
        store.storage().truncate(SCRATCH.name());
      }
      case DROP -> {
        fillScratch(store, number);
        store.storage().dropTable(SCRATCH.name());
      }
      case VACUUM -> store.storage().vacuum();
      case SNAPSHOT -> store.storage().snapshot(snapshot(directory, number));
      case BACKUP -> store.storage().backup(directory.resolveSibling("backups"));
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void fillScratch(Client store, int number) {
    store.define(Schema.of(List.of(SCRATCH)));
    List<Change> rows = new ArrayList<>();
    for (int i = 0; i < SCRATCH_ROWS; i++) {
      rows.add(Change.of(Upsert.insert(SCRATCH, Row.of(0, i, number))));
    }
    store.apply(MutationSet.of(rows));
  }

  /** Returns the directory of snapshots of a process; each process has a separate one. */
  static Path snapshot(Path directory, int number) {
    return directory.resolveSibling("snapshot" + number);
  }

  /** Returns one of the tables that are created beside the ledger. */
  static TableSchema extra(int number) {
    return TableSchema.named("extra_" + number)
        .partitionKey("id", ScalarType.INT)
        .clustering("name", ScalarType.TEXT, Order.ASC)
        .build();
  }
}
