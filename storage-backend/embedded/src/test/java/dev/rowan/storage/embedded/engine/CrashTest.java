package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.fixture.Seed;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each batch has a number, and writes it under three keys far apart. */
class CrashTest {
  private static final int PARTS = 3;

  @TempDir Path root;

  private Path directory;

  @BeforeEach
  void inANewDirectory() {
    directory = root.resolve("store");
  }

  @Test
  void losesNothingAcknowledgedWhenKilled() throws Exception {
    long seed = Seed.next();
    Random random = new Random(seed);
    long written = 0;
    for (int round = 0; round < 3; round++) {
      long acknowledged = -1;
      try (ChildProcess child =
          ChildProcess.start(WritingMain.class, directory.toString(), Long.toString(written))) {
        long enough = written + 1 + random.nextInt(20_000);
        while (acknowledged < enough) {
          acknowledged = Long.parseLong(child.readLine());
        }
        child.kill();
        for (String line = child.readLine(); line != null; line = child.readLine()) {
          acknowledged = Long.max(acknowledged, numberIn(line));
        }
      }
      written = completeBatches();
      assertThat(written).as("seed %d", seed).isGreaterThan(acknowledged);
    }
  }

  /** The kill may truncate the last line, which makes its number smaller. */
  private static long numberIn(String line) {
    return line.isEmpty() ? -1 : Long.parseLong(line);
  }

  @Test
  void losesOnlyWholeBatchesWhenTheEndOfTheLogIsTorn() throws Exception {
    long seed = Seed.next();
    Random random = new Random(seed);
    long written = 0;
    for (int round = 0; round < 10; round++) {
      Path killed = root.resolve("killed-" + round);
      try (OrderedStore store = RocksStore.open(directory)) {
        for (int i = 0; i < 50; i++) {
          store.write(batch(written++), Durability.BUFFERED);
        }
        copy(directory, killed);
      }
      directory = killed;
      long cut = random.nextInt(400);
      truncateNewestLog(cut);
      long left = completeBatches();
      assertThat(left).as("seed %d, cut %d bytes", seed, cut).isBetween(written - 50, written);
      if (cut == 0) {
        assertThat(left).isEqualTo(written);
      }
      written = left;
    }
  }

  /**
   * Copies the files of a store in use: what a process that is killed leaves. A compaction in the
   * background removes files meanwhile; the copy is then made again, as it would be of two moments.
   */
  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectory(to);
    List<Path> before;
    do {
      before = files(from);
      for (Path old : files(to)) {
        Files.delete(old);
      }
      for (Path file : before) {
        copyIfPresent(file, to.resolve(file.getFileName()));
      }
    } while (!files(from).equals(before));
  }

  private static void copyIfPresent(Path file, Path to) throws IOException {
    try {
      Files.copy(file, to);
    } catch (NoSuchFileException removed) {
      assertThat(files(file.getParent())).doesNotContain(file);
    }
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void truncateNewestLog(long bytes) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      Path newest =
          files
              .filter(file -> file.toString().endsWith(".log"))
              .max(Comparator.naturalOrder())
              .orElseThrow();
      try (RandomAccessFile log = new RandomAccessFile(newest.toFile(), "rw")) {
        log.setLength(Math.max(0, log.length() - bytes));
      }
    }
  }

  /**
   * Returns the number of batches; fails if a batch is incomplete, or an earlier one is missing.
   */
  private long completeBatches() {
    try (OrderedStore store = RocksStore.open(directory)) {
      long count = 0;
      while (store.get(Space.DATA, key(0, count)) != null) {
        count++;
      }
      for (int part = 0; part < PARTS; part++) {
        long entries = 0;
        try (Cursor cursor =
            store.cursor(Space.DATA, key(part, 0), key(part, Long.MAX_VALUE), false)) {
          while (cursor.next()) {
            entries++;
          }
        }
        assertThat(entries).as("entries of part %d", part).isEqualTo(count);
      }
      return count;
    }
  }

  private static EngineBatch batch(long number) {
    EngineBatch batch = new EngineBatch();
    for (int part = 0; part < PARTS; part++) {
      batch.put(Space.DATA, key(part, number), new byte[60]);
    }
    return batch;
  }

  private static byte[] key(int part, long number) {
    return ByteBuffer.allocate(20).putInt(part).putLong(part).putLong(number).array();
  }

  /** Writes batches from a number on, and prints each number after its acknowledgement. */
  static final class WritingMain {
    public static void main(String[] arguments) {
      OrderedStore store = RocksStore.open(Path.of(arguments[0]));
      for (long number = Long.parseLong(arguments[1]); ; number++) {
        store.write(batch(number), Durability.BUFFERED);
        System.out.println(number);
      }
    }
  }
}
