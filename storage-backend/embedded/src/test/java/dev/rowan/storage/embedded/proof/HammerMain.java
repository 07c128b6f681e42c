package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Maintain;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.contract.hammer.CrashingWriter;
import dev.rowan.storage.contract.hammer.Hammer;
import dev.rowan.storage.contract.hammer.StallMapping;
import dev.rowan.storage.embedded.EmbeddedProvider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Hammers on a store on disk until it is killed, and prints the name of each acknowledged write. It
 * writes rows that are also deleted, and rows that record the history of their writes. {@code
 * HammerMain <directory> <maintain> <round> <seed>}.
 */
final class HammerMain {
  private static final int WRITERS = 2;

  private HammerMain() {}

  public static void main(String[] args) throws InterruptedException {
    Maintain maintain = Maintain.valueOf(args[1]);
    int round = Integer.parseInt(args[2]);
    long seed = Long.parseLong(args[3]);
    Backend backend = open(Path.of(args[0]));
    List<Thread> hammers = new ArrayList<>();
    hammers.add(hammering(backend, deleting(maintain), true, round, seed));
    hammers.add(hammering(backend, keeping(maintain, round), false, round, seed + WRITERS));
    for (Thread hammer : hammers) {
      hammer.join();
    }
  }

  private static Thread hammering(
      Backend backend, StallMapping mapping, boolean deletes, int round, long seed) {
    List<CrashingWriter> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      writers.add(new CrashingWriter(backend, true, seed + i, 0, 0));
    }
    String names = (deletes ? "deleting-" : "keeping-") + round + "-";
    Hammer hammer = new Hammer(mapping, deletes, names, System.out::println);
    Thread thread = new Thread(() -> hammer.run(writers, Integer.MAX_VALUE, seed));
    thread.start();
    return thread;
  }

  static Backend open(Path directory) {
    return new EmbeddedProvider().open(ConnectionString.parse("rowan:embedded:" + directory));
  }

  /** Rows that exist through all rounds. */
  static StallMapping deleting(Maintain maintain) {
    return new StallMapping("deleting_" + maintain.name().toLowerCase(Locale.ROOT), maintain);
  }

  /** Rows of one round, because their histories grow with each write. */
  static StallMapping keeping(Maintain maintain, int round) {
    return new StallMapping("keeping_" + round, maintain);
  }
}
