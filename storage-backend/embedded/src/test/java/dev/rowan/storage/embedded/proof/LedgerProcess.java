package dev.rowan.storage.embedded.proof;

import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;

/** Processes that continue a ledger and are killed at a random time. */
final class LedgerProcess {
  private static final int UNITS = 3_000;
  private static final int UNITS_AFTER_FILES = 500;

  private LedgerProcess() {}

  /**
   * Starts a process, kills it, and returns the number of acknowledged batches of each writer,
   * followed by the number of acknowledged tables.
   */
  static long[] killed(Path store, LedgerWriter task, Random random) throws IOException {
    return killed(store, task, 1 + random.nextInt(task.files() == 0 ? UNITS : UNITS_AFTER_FILES));
  }

  /** Kills a process at the start of its first flush. */
  static void killedAtFirstFile(Path store) throws IOException {
    killed(store, LedgerWriter.FLUSH, 1);
  }

  private static long[] killed(Path store, LedgerWriter task, int batches) throws IOException {
    long[] acknowledged = new long[Ledger.WRITERS + 1];
    try (ChildProcess child = ChildProcess.start(LedgerMain.class, store.toString(), task.name())) {
      int lines = batches;
      int fewest = Integer.MAX_VALUE;
      while (lines > 0) {
        note(child.readLine(), acknowledged);
        int files = task.files() == 0 ? 0 : files(store);
        fewest = Math.min(files, fewest);
        if (files - fewest >= task.files()) {
          lines--;
        }
      }
      child.kill();
      for (String line = child.readLine(); line != null; line = child.readLine()) {
        note(line, acknowledged);
      }
    }
    return acknowledged;
  }

  /** The kill may truncate the last line, which makes its number smaller. */
  private static void note(String line, long[] acknowledged) {
    if (line.length() > 2) {
      int writer = Integer.parseInt(line, 0, 1, 10);
      long number = Long.parseLong(line, 2, line.length(), 10);
      acknowledged[writer] = Math.max(acknowledged[writer], number + 1);
    }
  }

  private static int files(Path store) throws IOException {
    try (Stream<Path> files = Files.list(store)) {
      return (int) files.filter(file -> file.toString().endsWith(".sst")).count();
    }
  }
}
