package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.store.Backup;
import dev.rowan.storage.embedded.BackupDirectory;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupTest {
  @TempDir Path root;

  private Path backups() {
    return root.resolve("backups");
  }

  private Notes store() {
    return Notes.in(root.resolve("store"));
  }

  private static int countIn(Path directory) {
    try (Notes notes = Notes.in(directory)) {
      return notes.count();
    }
  }

  @Test
  void restoresTheStoreAsItWasEachTime() {
    BackupDirectory directory = BackupDirectory.at(backups());
    try (Notes notes = store()) {
      for (int number = 0; number < 3; number++) {
        notes.save(number);
        Backup made = notes.storage().backup(backups());
        assertThat(directory.list()).hasSize(number + 1).endsWith(made);
      }
    }
    List<Backup> all = directory.list();
    for (int i = 0; i < 3; i++) {
      Path target = root.resolve("restored-" + i);
      directory.restore(all.get(i), target);
      assertThat(countIn(target)).isEqualTo(i + 1);
    }
    assertThat(directory.restoreNewest(root.resolve("newest"))).isEqualTo(all.get(2));
    assertThat(countIn(root.resolve("newest"))).isEqualTo(3);
  }

  @Test
  void copiesOnlyWhatEarlierBackupsDoNotHave() throws IOException {
    try (Notes notes = store()) {
      for (int number = 0; number < 200; number++) {
        notes.save(number, "x".repeat(2_000));
      }
      notes.storage().backup(backups());
      long first = bytesIn(backups());
      notes.save(200);
      notes.storage().backup(backups());
      assertThat(bytesIn(backups()) - first).isLessThan(first / 2);
    }
  }

  private static long bytesIn(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  @Test
  void keepsTheNewestOnly() {
    BackupDirectory directory = BackupDirectory.at(backups());
    try (Notes notes = store()) {
      for (int number = 0; number < 4; number++) {
        notes.save(number);
        notes.storage().backup(backups());
      }
    }
    Backup oldest = directory.list().get(0);
    directory.keepNewest(2);
    assertThat(directory.list()).extracting(Backup::id).containsExactly(3, 4);
    assertThatThrownBy(() -> directory.restore(oldest, root.resolve("restored")))
        .hasMessageContaining("no such backup: 1");
    assertThatThrownBy(() -> directory.keepNewest(0))
        .hasMessageContaining(ErrorCode.ARGUMENT_REJECTED.code());
    directory.restoreNewest(root.resolve("restored"));
    assertThat(countIn(root.resolve("restored"))).isEqualTo(4);
  }

  @Test
  void restoresOnlyIntoAnEmptyTarget() throws IOException {
    BackupDirectory directory = BackupDirectory.at(backups());
    Path full = Files.createDirectory(root.resolve("full"));
    Files.writeString(full.resolve("letter"), "dear");
    try (Notes notes = store()) {
      notes.save(0);
      notes.storage().backup(backups());
      assertThatThrownBy(() -> directory.restoreNewest(full))
          .hasMessageContaining(ErrorCode.TARGET_OCCUPIED.code());
      assertThatThrownBy(() -> directory.restoreNewest(root.resolve("store")))
          .hasMessageContaining(ErrorCode.DIRECTORY_IN_USE.code());
      assertThat(notes.count()).isEqualTo(1);
    }
    assertThatThrownBy(() -> directory.restoreNewest(root.resolve("store")))
        .hasMessageContaining(ErrorCode.TARGET_OCCUPIED.code());
    assertThat(full.resolve("letter")).hasContent("dear");
    directory.restoreNewest(Files.createDirectory(root.resolve("empty")));
    assertThat(countIn(root.resolve("empty"))).isEqualTo(1);
  }

  @Test
  void writesOnlyIntoADirectoryOfBackups() throws IOException {
    Path letters = Files.createDirectory(root.resolve("letters"));
    Files.writeString(letters.resolve("letter"), "dear");
    try (Notes notes = store()) {
      for (Path other : List.of(letters, root.resolve("store"))) {
        assertThatThrownBy(() -> notes.storage().backup(other))
            .hasMessageContaining(ErrorCode.NOT_A_BACKUP.code());
      }
    }
    assertThatThrownBy(() -> BackupDirectory.at(letters).list())
        .hasMessageContaining(ErrorCode.NOT_A_BACKUP.code());
    assertThatThrownBy(() -> BackupDirectory.at(root.resolve("absent")).list())
        .hasMessageContaining(ErrorCode.UNUSABLE_DIRECTORY.code());
    assertThatThrownBy(
            () -> BackupDirectory.at(Files.createDirectory(backups())).restoreNewest(root))
        .hasMessageContaining("no such backup");
  }

  @Test
  void findsDamage() throws IOException {
    BackupDirectory directory = BackupDirectory.at(backups());
    try (Notes notes = store()) {
      for (int number = 0; number < 50; number++) {
        notes.save(number, "x".repeat(500));
      }
      Backup backup = notes.storage().backup(backups());
      directory.verify(backup);
      damage(backups().resolve("shared_checksum"));
      assertThatThrownBy(() -> directory.verify(backup)).isInstanceOf(CorruptStoreException.class);
      Path target = root.resolve("restored");
      assertThatThrownBy(() -> directory.restore(backup, target))
          .isInstanceOf(CorruptStoreException.class);
      assertThat(target).doesNotExist();
    }
    try (Stream<Path> left = Files.list(root)) {
      assertThat(left.map(path -> path.getFileName().toString()))
          .doesNotContain("backups.verifying");
    }
  }

  private static void damage(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
          bytes.seek(bytes.length() / 2);
          int there = bytes.read();
          bytes.seek(bytes.length() / 2);
          bytes.write(there ^ 1);
        }
      }
    }
  }

  @Test
  void listsOnlyWholeBackupsWhenKilled() throws Exception {
    try (ChildProcess child = ChildProcess.start(BackingUpMain.class, root.toString())) {
      for (int done = 0; done < 4; done++) {
        assertThat(child.readLine()).startsWith("backed up");
      }
      child.kill();
    }
    BackupDirectory directory = BackupDirectory.at(backups());
    List<Backup> all = directory.list();
    assertThat(all).hasSizeGreaterThanOrEqualTo(4);
    directory.restore(all.get(all.size() - 1), root.resolve("restored"));
    assertThat(countIn(root.resolve("restored"))).isGreaterThanOrEqualTo(all.size() * 20);
    try (Notes notes = store()) {
      notes.storage().backup(backups());
    }
  }

  /** Writes and backs up until it is killed. */
  static final class BackingUpMain {
    public static void main(String[] arguments) {
      Path root = Path.of(arguments[0]);
      Notes notes = Notes.in(root.resolve("store"));
      for (int number = 0; ; number++) {
        for (int i = 0; i < 20; i++) {
          notes.save(number * 20 + i);
        }
        notes.storage().backup(root.resolve("backups"));
        System.out.println("backed up");
      }
    }
  }

  @Test
  void needsFiles() {
    try (Notes notes = Notes.onTheHeap()) {
      assertThatThrownBy(() -> notes.storage().backup(backups()))
          .isInstanceOf(UnsupportedByBackendException.class);
    }
  }
}
