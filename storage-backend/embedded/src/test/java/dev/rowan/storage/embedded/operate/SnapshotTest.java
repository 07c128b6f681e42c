package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotTest {
  @TempDir Path root;

  @Test
  void isConsistentDuringConcurrentWrites() {
    AtomicInteger written = new AtomicInteger();
    AtomicBoolean enough = new AtomicBoolean();
    try (Notes notes = Notes.in(root.resolve("store"))) {
      CompletableFuture<Void> writer =
          CompletableFuture.runAsync(
              () -> {
                while (!enough.get()) {
                  notes.save(written.getAndIncrement());
                }
              });
      for (int round = 0; round < 5; round++) {
        int before = written.get() - 1;
        Path target = root.resolve("snapshot-" + round);
        notes.storage().snapshot(target);
        int after = written.get();
        try (Notes copy = Notes.in(target)) {
          assertThat(copy.count()).isBetween(before, after);
        }
      }
      enough.set(true);
      writer.join();
      assertThat(notes.count()).isEqualTo(written.get());
    }
  }

  @Test
  void isIndependentOfTheStore() {
    Path target = root.resolve("snapshot");
    try (Notes notes = Notes.in(root.resolve("store"))) {
      notes.save(0);
      notes.storage().snapshot(target);
      notes.save(1);
      try (Notes copy = Notes.in(target)) {
        copy.save(1);
        copy.save(2);
        assertThat(copy.count()).isEqualTo(3);
      }
      assertThat(notes.count()).isEqualTo(2);
    }
  }

  @Test
  void sharesItsFilesWithTheStore() throws IOException {
    try (Notes notes = Notes.in(root.resolve("store"))) {
      notes.save(0);
      notes.storage().snapshot(root.resolve("snapshot"));
      try (Stream<Path> files = Files.list(root.resolve("snapshot"))) {
        List<Path> tables = files.filter(file -> file.toString().endsWith(".sst")).toList();
        assertThat(tables).isNotEmpty();
        for (Path table : tables) {
          assertThat(Files.isSameFile(table, root.resolve("store").resolve(table.getFileName())))
              .isTrue();
        }
      }
    }
  }

  @Test
  void isCopiedToAnotherFileSystem() throws IOException {
    Path memory = Path.of("/dev/shm");
    assumeThat(Files.isWritable(memory)).isTrue();
    FileStore other = Files.getFileStore(memory);
    assumeThat(other).isNotEqualTo(Files.getFileStore(root));
    Path parent = Files.createTempDirectory(memory, "rowan-test");
    try (Notes notes = Notes.in(root.resolve("store"))) {
      notes.save(0);
      Path target = parent.resolve("snapshot");
      notes.storage().snapshot(target);
      try (Notes copy = Notes.in(target)) {
        assertThat(copy.count()).isEqualTo(1);
      }
    } finally {
      try (Stream<Path> files = Files.walk(parent)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  @Test
  void refusesAnExistingTarget() throws IOException {
    Path empty = Files.createDirectory(root.resolve("empty"));
    Path file = Files.writeString(root.resolve("file"), "text");
    try (Notes notes = Notes.in(root.resolve("store"))) {
      for (Path target : List.of(empty, file, root.resolve("store"))) {
        assertThatThrownBy(() -> notes.storage().snapshot(target))
            .hasMessageContaining(ErrorCode.TARGET_OCCUPIED.code());
      }
      assertThatThrownBy(() -> notes.storage().snapshot(root.resolve("absent/snapshot")))
          .hasMessageContaining(ErrorCode.UNUSABLE_DIRECTORY.code());
      assertThat(file).hasContent("text");
    }
  }

  @Test
  void leavesNoPartialStoreWhenKilled() throws Exception {
    try (ChildProcess child = ChildProcess.start(CopyingMain.class, root.toString())) {
      for (int done = 0; done < 6; done++) {
        assertThat(child.readLine()).startsWith("copied");
      }
      child.kill();
    }
    try (Stream<Path> directories = Files.list(root)) {
      List<Path> snapshots =
          directories.filter(path -> path.toString().matches(".*/copy-[0-9]+")).toList();
      assertThat(snapshots).hasSizeGreaterThanOrEqualTo(6);
      for (Path snapshot : snapshots) {
        try (Notes copy = Notes.in(snapshot)) {
          assertThat(copy.count()).isPositive();
        }
      }
    }
    try (Notes notes = Notes.in(root.resolve("store"))) {
      assertThat(notes.count()).isPositive();
      notes.storage().snapshot(root.resolve("next"));
    }
  }

  /** Writes and copies until it is killed. */
  static final class CopyingMain {
    public static void main(String[] arguments) {
      Path root = Path.of(arguments[0]);
      Notes notes = Notes.in(root.resolve("store"));
      for (int number = 0; ; number++) {
        for (int i = 0; i < 20; i++) {
          notes.save(number * 20 + i);
        }
        notes.storage().snapshot(root.resolve("copy-" + number));
        System.out.println("copied");
      }
    }
  }

  @Test
  void needsFiles() {
    try (Notes notes = Notes.onTheHeap()) {
      assertThatThrownBy(() -> notes.storage().snapshot(root.resolve("snapshot")))
          .isInstanceOf(UnsupportedByBackendException.class)
          .hasMessageContaining("no files");
    }
  }
}
