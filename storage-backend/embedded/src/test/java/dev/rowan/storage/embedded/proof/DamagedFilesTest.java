package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files of a store are truncated, flipped or blanked after its process was killed. Then the store
 * contains a prefix of the writes and continues from there, or it reports damage. It never returns
 * anything else.
 */
class DamagedFilesTest {
  private static final int DAMAGES = Effort.of(2, 100);

  @TempDir Path directory;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final List<CorruptStoreException> refusals = new ArrayList<>();

  @Test
  void ofTheOnlyLogLeaveAPrefixOfTheBatches() throws Exception {
    damageCopies(LedgerWriter.LOAD, name -> name.endsWith(".log"));
    assertThat(refusals)
        .as("seed %d", seed)
        .allMatch(refused -> "missing".equals(refused.context().get("status")));
  }

  @Test
  void ofAnyOfManyLogsLeaveAPrefixOrAreNamed() throws Exception {
    damageCopies(LedgerWriter.FLUSH, name -> name.endsWith(".log"));
  }

  /** A log that another one follows, as happens while a memtable is flushed. */
  @Test
  void ofAnEarlierLogHideTheContentOfLaterOnes() throws Exception {
    Path whole = directory.resolve("whole");
    LedgerProcess.killedAtFirstFile(whole);
    for (boolean removed : new boolean[] {true, false}) {
      Path copy = directory.resolve("removed-" + removed);
      copy(whole, copy);
      Path first = files(copy, name -> name.endsWith(".log")).get(0);
      Files.delete(first);
      if (!removed) {
        Files.createFile(first);
      }
      check(copy, LedgerWriter.FLUSH, "first log removed: " + removed);
    }
  }

  @Test
  void thatHidesTheManifestIsNoEmptyStore() throws Exception {
    Path store = directory.resolve("store");
    LedgerProcess.killed(store, LedgerWriter.FLUSH, random);
    for (Path file : files(store, name -> name.endsWith(".log") || name.equals("CURRENT"))) {
      Files.delete(file);
    }
    assertThatThrownBy(() -> Client.open(store))
        .isInstanceOf(CorruptStoreException.class)
        .hasMessageContaining("file: CURRENT");
  }

  @Test
  void ofAnyFileLeaveAPrefixOrAreNamed() throws Exception {
    damageCopies(LedgerWriter.FLUSH, name -> !name.equals("rowan.lock"));
  }

  private void damageCopies(LedgerWriter task, Predicate<String> files) throws IOException {
    Path whole = directory.resolve("whole");
    LedgerProcess.killed(whole, task, random);
    for (int i = 0; i < DAMAGES; i++) {
      Path copy = directory.resolve("copy" + i);
      copy(whole, copy);
      String damage = damageOne(copy, files);
      check(copy, task, "seed " + seed + ", " + damage);
      delete(copy);
    }
  }

  private void check(Path store, LedgerWriter task, String description) {
    try {
      long[] counts;
      try (Client client = Client.open(store)) {
        client.define(Ledger.SCHEMA);
        counts = Ledger.requireWhole(client, task.bodySize(), description);
        for (int i = 0; i < 10; i++) {
          client.apply(Ledger.batch(0, counts[0]++, counts, task.bodySize()));
        }
      }
      try (Client client = Client.open(store)) {
        client.define(Ledger.SCHEMA);
        assertThat(Ledger.requireWhole(client, task.bodySize(), description)).isEqualTo(counts);
      }
    } catch (CorruptStoreException e) {
      assertThat(e.code()).as(description).isEqualTo(ErrorCode.STORE_CORRUPT);
      refusals.add(e);
    }
  }

  private String damageOne(Path store, Predicate<String> wanted) throws IOException {
    List<Path> files = files(store, wanted);
    Path file = files.get(random.nextInt(files.size()));
    if (random.nextInt(8) == 0) {
      Files.delete(file);
      return "removed " + file.getFileName();
    }
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      long at = random.nextInt(8) == 0 ? 0 : random.nextLong(bytes.length());
      String kind = damage(bytes, at);
      return kind + " " + file.getFileName() + " at " + at + " of " + files;
    }
  }

  private String damage(RandomAccessFile file, long at) throws IOException {
    file.seek(at);
    switch (random.nextInt(3)) {
      case 0 -> {
        file.setLength(at);
        return "cut";
      }
      case 1 -> {
        int before = file.read();
        file.seek(at);
        file.write(before ^ (1 << random.nextInt(8)));
        return "flipped";
      }
      default -> {
        file.write(new byte[(int) Math.min(512, file.length() - at)]);
        return "blanked";
      }
    }
  }

  private static List<Path> files(Path store, Predicate<String> wanted) throws IOException {
    try (Stream<Path> files = Files.list(store)) {
      return files
          .filter(file -> wanted.test(file.getFileName().toString()))
          .filter(file -> file.toFile().length() > 0)
          .sorted()
          .toList();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectory(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }

  private static void delete(Path store) throws IOException {
    try (Stream<Path> files = Files.walk(store)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
