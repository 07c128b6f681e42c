package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.io.File;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RocksStoreTest extends OrderedStoreContract {
  @TempDir Path root;

  private int opened;

  @Override
  OrderedStore open() {
    return RocksStore.open(root.resolve("store-" + opened++));
  }

  @Test
  void keepsEverythingAcrossReopening() {
    Path directory = root.resolve("reopened");
    for (int round = 0; round < 3; round++) {
      try (OrderedStore store = RocksStore.open(directory)) {
        assertThat(dump(store, Space.DATA, "", null, false)).hasSize(round);
        EngineBatch batch = new EngineBatch();
        batch.put(Space.DATA, new byte[] {(byte) round}, bytes("aa"));
        batch.put(Space.CATALOGUE, new byte[] {(byte) round}, bytes("bb"));
        store.write(batch, Durability.BUFFERED);
        assertThat(dump(store, Space.CATALOGUE, "", null, false)).hasSize(round + 1);
      }
    }
  }

  @Test
  void opensWritesAndRecordsItsFilesInAnInterruptedThread() {
    Path directory = root.resolve("interrupted");
    Thread.currentThread().interrupt();
    try {
      OrderedStore store = RocksStore.open(directory);
      EngineBatch batch = new EngineBatch();
      batch.put(Space.DATA, bytes("01"), bytes("aa"));
      store.write(batch, Durability.SYNC);
      store.close();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(ClosedFiles.exists(directory)).isTrue();
    try (OrderedStore store = RocksStore.open(directory)) {
      assertThat(store.get(Space.DATA, bytes("01"))).isEqualTo(bytes("aa"));
    }
  }

  @Test
  void isPrivateToItsUser() throws Exception {
    assumeThat(root.getFileSystem().supportedFileAttributeViews()).contains("posix");
    Path directory = root.resolve("above/private");
    try (RocksStore store = RocksStore.open(directory)) {
      Path snapshot = root.resolve("snapshot");
      store.files().orElseThrow().snapshot(snapshot);
      for (Path each : List.of(directory, snapshot)) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
            .isEqualTo("rwx------");
      }
    }
  }

  @Test
  void copiesNothingIntoItself() {
    Path directory = root.resolve("copied");
    try (RocksStore store = RocksStore.open(directory)) {
      StoreFiles files = store.files().orElseThrow();
      assertThatThrownBy(() -> files.snapshot(directory.resolve("snapshot")))
          .isInstanceOf(RejectedInputException.class)
          .hasMessageContaining("inside the store");
      assertThatThrownBy(() -> files.backup(directory.resolve("deep/backups")))
          .isInstanceOf(RejectedInputException.class);
      assertThat(directory.resolve("deep")).doesNotExist();
    }
  }

  @Test
  void refusesADirectoryThatThisProcessHolds() {
    Path directory = root.resolve("held");
    try (OrderedStore store = RocksStore.open(directory)) {
      assertThatThrownBy(() -> RocksStore.open(root.resolve("held/../held")))
          .isInstanceOf(ConfigurationException.class)
          .hasMessageContaining(ErrorCode.DIRECTORY_IN_USE.code())
          .hasMessageContaining("this process");
      assertThat(store.get(Space.DATA, bytes("01"))).isNull();
    }
    RocksStore.open(directory).close();
  }

  /** As two applications in one container have it: each loads the classes of the store itself. */
  @Test
  void refusesADirectoryThatAnotherClassLoaderHolds() throws Exception {
    Path directory = root.resolve("loaded-twice");
    URL[] classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> url(Path.of(entry)))
            .toArray(URL[]::new);
    try (OrderedStore store = RocksStore.open(directory);
        URLClassLoader other =
            new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())) {
      Method claim =
          other.loadClass(DirectoryClaim.class.getName()).getDeclaredMethod("of", Path.class);
      claim.setAccessible(true);
      assertThatThrownBy(() -> claim.invoke(null, directory))
          .cause()
          .hasMessageContaining(ErrorCode.DIRECTORY_IN_USE.code())
          .hasMessageContaining("this process");
      assertThat(store.get(Space.DATA, bytes("01"))).isNull();
    }
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void refusesADirectoryThatAnotherProcessHolds() throws Exception {
    Path directory = root.resolve("foreign");
    try (ChildProcess child = ChildProcess.start(HoldingMain.class, directory.toString())) {
      assertThat(child.readLine()).isEqualTo("holding");
      assertThatThrownBy(() -> RocksStore.open(directory))
          .isInstanceOf(ConfigurationException.class)
          .hasMessageContaining(ErrorCode.DIRECTORY_IN_USE.code())
          .hasMessageContaining("another process");
    }
    RocksStore.open(directory).close();
  }

  /** Holds a store open until it is killed, or its parent has ended. */
  static final class HoldingMain {
    public static void main(String[] arguments) throws Exception {
      try (OrderedStore store = RocksStore.open(Path.of(arguments[0]))) {
        System.out.println(store.get(Space.DATA, bytes("01")) == null ? "holding" : "not empty");
        System.in.read();
      }
    }
  }

  @Test
  void refusesAPathThatIsAFile() throws Exception {
    Path file = Files.writeString(root.resolve("file"), "text");
    assertThatThrownBy(() -> RocksStore.open(file))
        .isInstanceOf(ConfigurationException.class)
        .hasMessageContaining(ErrorCode.UNUSABLE_DIRECTORY.code());
  }

  @Test
  void reportsDamagedFilesAndReleasesTheDirectory() throws Exception {
    Path directory = root.resolve("damaged");
    RocksStore.open(directory).close();
    Files.writeString(directory.resolve("CURRENT"), "MANIFEST-9");
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(() -> RocksStore.open(directory))
          .hasMessageContaining(ErrorCode.STORE_CORRUPT.code());
    }
  }

  @Test
  void findsKeysOfOnePrefixAmongMany() {
    try (OrderedStore store = open()) {
      for (int partition = 0; partition < 50; partition++) {
        EngineBatch batch = new EngineBatch();
        for (int row = 0; row < 20; row++) {
          batch.put(Space.DATA, key(partition, row), new byte[] {(byte) row});
        }
        store.write(batch, Durability.BUFFERED);
      }
      for (int partition = -1; partition <= 50; partition++) {
        for (boolean reverse : new boolean[] {false, true}) {
          int expected = partition < 0 || partition >= 50 ? 0 : 20;
          try (Cursor cursor =
              store.cursor(Space.DATA, key(partition, 0), key(partition, 255), reverse)) {
            int rows = 0;
            while (cursor.next()) {
              int row = reverse ? 19 - rows : rows;
              assertThat(cursor.value()[0]).isEqualTo((byte) row);
              rows++;
            }
            assertThat(rows).isEqualTo(expected);
          }
        }
      }
    }
  }

  @Test
  void poolsOneIteratorAndOneBatchPerThreadUntilTheSweep() {
    try (RocksStore store = RocksStore.open(root.resolve("idle"))) {
      long before = NativeResources.live();
      for (int round = 0; round < 3; round++) {
        EngineBatch batch = new EngineBatch();
        batch.put(Space.DATA, key(0, round), new byte[1]);
        batch.put(Space.DATA, key(1, round), new byte[1]);
        store.write(batch, Durability.BUFFERED);
        try (Cursor one = store.cursor(Space.DATA, key(0, 0), key(0, 255), false);
            Cursor two = store.cursor(Space.DATA, key(1, 0), key(1, 255), true)) {
          assertThat(one.next()).isTrue();
          assertThat(two.value()).hasSizeGreaterThan(0);
        }
        // The store's own sweep may have run in between.
        assertThat(NativeResources.live() - before).isBetween(0L, 2L);
      }
      store.freeIdle();
      assertThat(NativeResources.live()).isEqualTo(before);
    }
  }

  private static byte[] key(int partition, int row) {
    byte[] key = new byte[14];
    key[11] = (byte) (partition + 1);
    key[12] = (byte) row;
    return key;
  }
}
