package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** If the disk refuses writes, writes fail with a code, and stored data remains. */
class UnwritableTest {
  private static final int BODY = 16 << 10;
  private static final String READ_ONLY =
      "mount --bind \"$0\" \"$0\" && mount -o remount,ro,bind \"$0\" && exec \"$@\"";

  @TempDir Path directory;

  @Test
  void filesThatMayNotGrowRefuseWritesAndPreserveTheirContent() throws Exception {
    assumeThat(works(List.of("prlimit", "--version"))).as("prlimit is there").isTrue();
    long[] acknowledged;
    try (ChildProcess child = ChildProcess.start(FillingMain.class, directory.toString())) {
      assertThat(child.readLine()).isEqualTo("open");
      String pid = Long.toString(child.pid());
      assertThat(works(List.of("prlimit", "--pid", pid, "--fsize=" + (2 << 20)))).isTrue();
      Files.createFile(directory.resolve("go"));
      acknowledged = new long[] {Long.parseLong(child.readLine())};
      assertThat(child.readLine()).isEqualTo("refused with " + ErrorCode.STORE_FAILED);
      assertThat(child.readLine()).isEqualTo("everything acknowledged is there");
      assertThat(child.readLine()).isEqualTo("closed");
    }
    try (Client store = Client.open(directory.resolve("store"))) {
      store.define(Ledger.SCHEMA);
      long[] counts = Ledger.requireWhole(store, BODY, "after the limit was lifted");
      assertThat(counts[0]).isGreaterThanOrEqualTo(acknowledged[0]);
      store.apply(Ledger.batch(0, counts[0], counts, BODY));
    }
  }

  /** Writes until a file may not grow, then reads. */
  static final class FillingMain {
    public static void main(String[] arguments) {
      Path root = Path.of(arguments[0]);
      long[] counts = new long[Ledger.WRITERS];
      try (Client store = Client.open(root.resolve("store"))) {
        store.define(Ledger.SCHEMA);
        System.out.println("open");
        while (!Files.exists(root.resolve("go"))) {
          Thread.onSpinWait();
        }
        ErrorCode refusal = fill(store, counts);
        System.out.println(counts[0]);
        System.out.println("refused with " + refusal);
        long found = Ledger.requireWhole(store, BODY, "while files may not grow")[0];
        System.out.println(
            found == counts[0] ? "everything acknowledged is there" : "there are " + found);
      } catch (RowanException e) {
        // Closing syncs the log to disk, which may be refused as well.
        System.out.println(e.code() == ErrorCode.STORE_FAILED ? "closed" : e.code());
        return;
      }
      System.out.println("closed");
    }

    private static ErrorCode fill(Client store, long[] counts) {
      while (true) {
        try {
          store.apply(Ledger.batch(0, counts[0], counts, BODY));
          counts[0]++;
        } catch (RowanException e) {
          return e.code();
        }
      }
    }
  }

  @Test
  void directoriesThatCannotBeWrittenAreRefused() throws Exception {
    List<String> starter = new ArrayList<>(List.of("unshare", "-rm", "sh", "-c", READ_ONLY));
    starter.add(directory.toString());
    List<String> attempt = new ArrayList<>(starter);
    attempt.add("true");
    assumeThat(works(attempt)).as("a directory can be mounted read-only").isTrue();
    try (Client store = Client.open(directory.resolve("store"))) {
      store.define(Ledger.SCHEMA);
      store.apply(Ledger.batch(0, 0, new long[Ledger.WRITERS], BODY));
    }
    for (String place : List.of("store", "nothing", "nothing/below")) {
      try (ChildProcess child =
          ChildProcess.startBy(starter, OpeningMain.class, directory.resolve(place).toString())) {
        assertThat(child.readLine()).as(place).isEqualTo(ErrorCode.UNUSABLE_DIRECTORY.name());
      }
    }
    try (Client store = Client.open(directory.resolve("store"))) {
      store.define(Ledger.SCHEMA);
      assertThat(Ledger.requireWhole(store, BODY, "after it was read-only")).startsWith(1);
    }
  }

  /** Opens a store and prints the result. */
  static final class OpeningMain {
    public static void main(String[] arguments) {
      try {
        Client.open(Path.of(arguments[0])).close();
        System.out.println("open");
      } catch (RowanException e) {
        System.out.println(e.code());
      }
    }
  }

  private static boolean works(List<String> command) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
