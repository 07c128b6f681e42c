package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.ChildProcess;
import dev.rowan.storage.embedded.engine.NativeObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Native code neither crashes nor leaks when stores are opened, used and closed. */
class LifetimeTest {
  private static final int THREADS = 4;
  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  private static final Path STATUS = Path.of("/proc/self/status");

  /** After so many openings, the memory of a process no longer grows. */
  private static final int WARM = 2_000;

  /** In KiB: 4 KiB for each of the 8,000 openings after these. */
  private static final long MOST_GROWTH = 32 * 1024;

  @TempDir Path directory;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final long nativesBefore = NativeObjects.live();

  @AfterEach
  void releasesAllNativeObjects() {
    assertThat(NativeObjects.live()).as("seed %d", seed).isEqualTo(nativesBefore);
  }

  @Test
  void isClosedUnderLoadFromManyThreads() throws Exception {
    for (int round = 0; round < Effort.of(10, 1_000); round++) {
      Client store = Client.open(directory);
      store.define(Ledger.SCHEMA);
      long[] counts = Ledger.requireWhole(store, 9, "seed " + seed);
      AtomicLong calls = new AtomicLong();
      List<Future<?>> users =
          ConcurrentCalls.start(THREADS, user -> use(store, user, counts, calls));
      long enough = random.nextInt(300);
      while (calls.get() < enough) {
        Thread.onSpinWait();
      }
      store.close();
      ConcurrentCalls.finish(users);
      assertThat(NativeObjects.live()).as("seed %d", seed).isEqualTo(nativesBefore);
    }
  }

  /** Three threads write, one of them in a separate partition, and one reads. */
  private static void use(Client store, int user, long[] counts, AtomicLong calls) {
    try {
      for (long number = user < Ledger.WRITERS ? counts[user] : 0; ; number++) {
        if (user < Ledger.WRITERS) {
          store.apply(Ledger.batch(user, number, counts, 9));
        } else {
          store.rows(Ledger.ENTRIES, (int) (number % Ledger.WRITERS));
          store.define(Ledger.SCHEMA);
        }
        calls.incrementAndGet();
      }
    } catch (RowanClosedException e) {
      assertThat(e.code()).isEqualTo(ErrorCode.CLOSED);
    }
  }

  @Test
  void isOpenedAndClosedOverAndOver() throws Exception {
    Client.open(directory).close();
    long descriptors = descriptors();
    int threads = Thread.activeCount();
    int openings = Effort.of(20, 10_000);
    long memory = 0;
    for (int i = 0; i < openings; i++) {
      try (Client store = Client.open(directory)) {
        store.define(Ledger.SCHEMA);
        store.apply(Ledger.batch(0, i, new long[Ledger.WRITERS], 9));
      }
      if (i == WARM) {
        memory = residentMemory();
      }
    }
    if (openings > WARM) {
      long later = residentMemory();
      System.out.printf("resident memory: %d KiB, later %d KiB%n", memory, later);
      assertThat(later).isLessThan(memory + MOST_GROWTH);
    }
    assertThat(descriptors()).isLessThanOrEqualTo(descriptors);
    assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads + 1);
  }

  /** Returns the memory of the process in KiB; 0 where the system does not tell. */
  private static long residentMemory() throws IOException {
    System.gc();
    if (!Files.isReadable(STATUS)) {
      return 0;
    }
    return Files.readAllLines(STATUS).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
        .sum();
  }

  private static long descriptors() throws IOException {
    if (!Files.isDirectory(DESCRIPTORS)) {
      return 0;
    }
    try (Stream<Path> open = Files.list(DESCRIPTORS)) {
      return open.count();
    }
  }

  @Test
  void isNotOpenedTwiceInOneProcess() throws Exception {
    Path link = Files.createSymbolicLink(directory.resolve("link"), directory.resolve("store"));
    try (Client store = Client.open(directory.resolve("store"))) {
      store.define(Ledger.SCHEMA);
      for (Path same :
          List.of(directory.resolve("store"), directory.resolve("./store/../store"), link)) {
        assertInUse(same, "this process");
      }
      store.apply(Ledger.batch(0, 0, new long[Ledger.WRITERS], 9));
    }
    try (Client store = Client.open(link)) {
      store.define(Ledger.SCHEMA);
      assertThat(Ledger.count(store, 0)).isEqualTo(1);
    }
  }

  private static void assertInUse(Path path, String by) {
    assertThatThrownBy(() -> Client.open(path))
        .isInstanceOfSatisfying(
            RowanException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.DIRECTORY_IN_USE))
        .hasMessageContaining("by: " + by);
  }

  @Test
  void isNotOpenedByTwoProcesses() throws Exception {
    try (ChildProcess other =
        ChildProcess.start(LedgerMain.class, directory.toString(), LedgerWriter.LOAD.name())) {
      int acknowledged = Integer.parseInt(other.readLine(), 0, 1, 10);
      assertInUse(directory, "another process");
      // A refused opening must not release the other's lock.
      assertInUse(directory, "another process");
      other.kill();
      try (Client store = Client.open(directory)) {
        store.define(Ledger.SCHEMA);
        long[] batches =
            Ledger.requireWhole(store, LedgerWriter.LOAD.bodySize(), "after the other died");
        assertThat(batches[acknowledged]).isPositive();
      }
    }
  }

  @Test
  void refusesEveryCallOnceClosed() {
    for (String address : List.of("rowan:memory:", "rowan:embedded:" + directory)) {
      Client store = Client.open(address);
      store.define(Ledger.SCHEMA);
      store.close();
      store.close();
      assertClosed(() -> store.define(Ledger.SCHEMA));
      assertClosed(() -> store.apply(Ledger.batch(0, 0, new long[Ledger.WRITERS], 9)));
      assertClosed(() -> store.rows(Ledger.ENTRIES, 0));
    }
  }

  private static void assertClosed(Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(RowanClosedException.class);
  }

  @Test
  void isUsedAndClosedByInterruptedThreads() throws Exception {
    for (String durability : List.of("buffered", "sync")) {
      String address =
          "rowan:embedded:" + directory.resolve(durability) + "?durability=" + durability;
      ConcurrentCalls.run(
          1,
          thread -> {
            Thread.currentThread().interrupt();
            Client store = Client.open(address);
            store.define(Ledger.SCHEMA);
            for (int i = 0; i < 20; i++) {
              store.apply(Ledger.batch(0, i, new long[Ledger.WRITERS], 9));
              assertThat(Ledger.count(store, 0)).isEqualTo(i + 1);
            }
            store.close();
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
          });
      try (Client store = Client.open(address)) {
        store.define(Ledger.SCHEMA);
        assertThat(Ledger.requireWhole(store, 9, durability)).startsWith(20);
      }
    }
  }

  @Test
  void toleratesInterruptsAtAnyTime() throws Exception {
    Client store = Client.open(directory);
    store.define(Ledger.SCHEMA);
    AtomicLong calls = new AtomicLong();
    Thread[] users = new Thread[THREADS];
    List<Future<?>> running =
        ConcurrentCalls.start(
            THREADS,
            user -> {
              users[user] = Thread.currentThread();
              use(store, user, new long[Ledger.WRITERS], calls);
            });
    while (calls.get() < Effort.of(1_000, 50_000)) {
      Thread user = users[random.nextInt(THREADS)];
      if (user != null) {
        user.interrupt();
      }
    }
    Thread.currentThread().interrupt();
    store.close();
    assertThat(Thread.interrupted()).isTrue();
    ConcurrentCalls.finish(running);
    try (Client again = Client.open(directory)) {
      again.define(Ledger.SCHEMA);
      assertThat(Ledger.requireWhole(again, 9, "seed " + seed)[0]).isPositive();
    }
  }
}
