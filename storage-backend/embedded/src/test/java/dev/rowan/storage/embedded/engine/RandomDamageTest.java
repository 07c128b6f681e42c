package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.spi.store.HealthReason;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random damages of the files of a closed store, and of a store whose process died: the store has
 * all data, or an error with a code, or its health says that writes are missing. Never less without
 * a word.
 */
class RandomDamageTest {
  private static final int DAMAGES = Boolean.getBoolean("rowan.long") ? 500 : 15;
  private static final int ROUNDS = 40;
  private static final int BATCH = 200;
  private static final int VALUE = 700;
  private static final Pattern STORE_FILE =
      Pattern.compile("\\d+\\.(sst|log)|MANIFEST-\\d+|CURRENT");

  /** How a damaged store opens. */
  private enum Outcome {
    RIGHT,
    REFUSED_AT_OPEN,
    REFUSED_AT_READ,
    REPORTED,
    /** The newest log of a process that died ends after a whole write, as if that was the last. */
    SHORTER_LOG
  }

  @TempDir Path root;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private final Map<Long, byte[]> written = new TreeMap<>();

  @Test
  void ofClosedAndOfKilledStoresAreNeverSilent() throws IOException {
    Path closed = root.resolve("closed");
    Path killed = root.resolve("killed");
    try (RocksStore store = open(closed)) {
      fill(store);
      copy(closed, killed);
    }
    Map<Outcome, Integer> ofClosed = damage(closed, false);
    Map<Outcome, Integer> ofKilled = damage(killed, true);
    System.out.printf(
        "damages of a closed store: %s, of a killed store: %s, seed %d%n",
        ofClosed, ofKilled, seed);
    assertThat(ofClosed.keySet())
        .containsAnyOf(Outcome.REFUSED_AT_OPEN, Outcome.REFUSED_AT_READ)
        .doesNotContain(Outcome.REPORTED, Outcome.SHORTER_LOG);
  }

  @Test
  void aChangedLogOfAClosedStoreIsRefusedAndCanBeSalvaged() throws IOException {
    Path store = root.resolve("store");
    try (RocksStore open = open(store)) {
      fill(open);
    }
    Path log = files(store).stream().filter(f -> f.toString().endsWith(".log")).findFirst().get();
    Files.write(log, new byte[] {1});
    assertThat(outcome(store, false, "a byte after the end")).isEqualTo(Outcome.REFUSED_AT_OPEN);
    assertThat(files(store)).contains(log);
    try (RocksStore salvaged = RocksStore.open(store, ResourceLimits.STANDARD, true)) {
      assertThat(missing(salvaged)).isZero();
      assertThat(salvaged.files().orElseThrow().problems()).contains(HealthReason.WRITES_LOST);
    }
    assertThat(outcome(store, false, "salvaged")).isEqualTo(Outcome.RIGHT);
  }

  @Test
  void withoutTheOnlyLogTheStoreOfADeadProcessIsNotEmpty() throws IOException {
    Path store = root.resolve("store");
    Path killed = root.resolve("killed");
    try (RocksStore open = open(store)) {
      EngineBatch batch = new EngineBatch();
      put(batch, 1, new byte[10]);
      open.write(batch, Durability.BUFFERED);
      copy(store, killed);
    }
    for (Path file : files(killed)) {
      if (file.toString().endsWith(".log")) {
        Files.delete(file);
      }
    }
    assertThat(outcome(killed, true, "no log")).isEqualTo(Outcome.REFUSED_AT_OPEN);
  }

  private Map<Outcome, Integer> damage(Path whole, boolean killed) throws IOException {
    Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    assertThat(outcome(copied(whole), killed, "whole")).isEqualTo(Outcome.RIGHT);
    for (int i = 0; i < DAMAGES; i++) {
      Path copy = copied(whole);
      String damage = damageOne(copy);
      outcomes.merge(outcome(copy, killed, "seed " + seed + ": " + damage), 1, Integer::sum);
      delete(copy);
    }
    return outcomes;
  }

  private Path copied(Path whole) throws IOException {
    Path copy = root.resolve("copy");
    delete(copy);
    copy(whole, copy);
    return copy;
  }

  private String damageOne(Path store) throws IOException {
    List<Path> files = files(store);
    Path file = files.get(random.nextInt(files.size()));
    switch (random.nextInt(6)) {
      case 0 -> {
        Files.delete(file);
        return "removed " + file.getFileName();
      }
      case 1 -> {
        Path other = files.get(random.nextInt(files.size()));
        Path aside = store.resolve("aside");
        Files.move(file, aside);
        if (!other.equals(file)) {
          Files.move(other, file);
        }
        Files.move(aside, other);
        return "swapped " + file.getFileName() + " and " + other.getFileName();
      }
      default -> {
        return change(file);
      }
    }
  }

  private String change(Path file) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      if (bytes.length() == 0) {
        return "left " + file.getFileName();
      }
      long at = random.nextLong(bytes.length());
      bytes.seek(at);
      switch (random.nextInt(3)) {
        case 0 -> bytes.setLength(at);
        case 1 -> {
          int before = bytes.read();
          bytes.seek(at);
          bytes.write(before ^ (1 << random.nextInt(8)));
        }
        default -> bytes.write(new byte[(int) Math.min(512, bytes.length() - at)]);
      }
      return "changed " + file.getFileName() + " at " + at;
    }
  }

  private Outcome outcome(Path directory, boolean killed, String damage) throws IOException {
    Set<Path> before = Set.copyOf(files(directory));
    boolean wholeEnd = killed && endsWhole(directory);
    try (RocksStore store = open(directory)) {
      long missing;
      try {
        missing = missing(store);
      } catch (CorruptStoreException e) {
        assertThat(store.files().orElseThrow().problems()).contains(HealthReason.FILES_DAMAGED);
        return Outcome.REFUSED_AT_READ;
      }
      if (missing == 0) {
        return Outcome.RIGHT;
      }
      if (store.files().orElseThrow().problems().contains(HealthReason.WRITES_LOST)) {
        return Outcome.REPORTED;
      }
      assertThat(wholeEnd).as("%s: %d values are missing", damage, missing).isTrue();
      return Outcome.SHORTER_LOG;
    } catch (CorruptStoreException e) {
      assertThat(files(directory)).as(damage).containsAll(before);
      return Outcome.REFUSED_AT_OPEN;
    }
  }

  /** Returns whether the newest log ends after a whole write, earlier than it did. */
  private static boolean endsWhole(Path directory) throws IOException {
    List<Path> logs =
        files(directory).stream().filter(file -> file.toString().endsWith(".log")).toList();
    return !logs.isEmpty() && LogScan.of(logs.get(logs.size() - 1)).dropped() == 0;
  }

  private void fill(RocksStore store) {
    for (int round = 0; round < ROUNDS; round++) {
      EngineBatch batch = new EngineBatch();
      for (int i = 0; i < BATCH; i++) {
        byte[] value = new byte[VALUE];
        random.nextBytes(value);
        put(batch, random.nextLong(), value);
      }
      store.write(batch, Durability.BUFFERED);
    }
  }

  private void put(EngineBatch batch, long key, byte[] value) {
    written.put(key, value);
    batch.put(Space.DATA, key(key), value);
  }

  /** Returns how many values are missing; a wrong value fails the test. */
  private long missing(RocksStore store) {
    long missing = 0;
    for (Map.Entry<Long, byte[]> each : written.entrySet()) {
      byte[] found = store.get(Space.DATA, key(each.getKey()));
      if (found == null) {
        missing++;
      } else {
        assertThat(found).isEqualTo(each.getValue());
      }
    }
    return missing;
  }

  private static byte[] key(long key) {
    return ByteBuffer.allocate(20).putInt(1).putLong(key).putLong(key).array();
  }

  private static RocksStore open(Path directory) {
    return RocksStore.open(directory, new ResourceLimits(ResourceLimits.LEAST_MEMORY, 2, 0));
  }

  private static List<Path> files(Path store) throws IOException {
    try (Stream<Path> files = Files.list(store)) {
      return files
          .filter(file -> STORE_FILE.matcher(file.getFileName().toString()).matches())
          .sorted()
          .toList();
    }
  }

  /** Copies all files; again if a flush or a compaction of an open store changes them meanwhile. */
  private static void copy(Path from, Path to) throws IOException {
    Map<Path, Long> before = Map.of();
    while (before.isEmpty() || !before.equals(sizes(from))) {
      delete(to);
      Files.createDirectory(to);
      before = sizes(from);
      try {
        for (Path file : before.keySet()) {
          Files.copy(file, to.resolve(file.getFileName()));
        }
      } catch (NoSuchFileException e) {
        before = Map.of(); // a flush has deleted a log
      }
    }
  }

  private static Map<Path, Long> sizes(Path directory) throws IOException {
    Map<Path, Long> sizes = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        sizes.put(file, file.toFile().length());
      }
    }
    return sizes;
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
