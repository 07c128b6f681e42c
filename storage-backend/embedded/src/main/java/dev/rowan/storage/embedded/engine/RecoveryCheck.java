package dev.rowan.storage.embedded.engine;

import dev.rowan.error.RowanException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rocksdb.ColumnFamilyDescriptor;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.DBOptions;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks the files of a store before RocksDB opens it, because RocksDB deletes what it does not
 * replay. A store that was closed must have the files of its record. A store whose process died
 * must have all writes since its last table in its logs; only the end of the newest log may be
 * torn.
 */
final class RecoveryCheck {
  private static final Logger LOG = LoggerFactory.getLogger(RecoveryCheck.class);

  private final Path directory;
  private final DBOptions options;
  private final List<ColumnFamilyDescriptor> families;
  private final boolean salvaging;

  /**
   * Checks a directory.
   *
   * @param salvaging whether to open a damaged store with what is left of it
   */
  RecoveryCheck(
      Path directory, DBOptions options, List<ColumnFamilyDescriptor> families, boolean salvaging) {
    this.directory = directory;
    this.options = options;
    this.families = families;
    this.salvaging = salvaging;
  }

  /**
   * What the files promise.
   *
   * @param losesWrites whether opening the store loses writes
   * @param lastSequence the number of the last write that the opened store must have
   */
  record Promise(boolean losesWrites, long lastSequence) {
    /** The promise of a directory without a store. */
    static final Promise NOTHING = new Promise(false, 0);
  }

  /**
   * Checks the files.
   *
   * @throws dev.rowan.error.CorruptStoreException if files are missing or damaged; nothing is
   *     changed then
   */
  Promise check() {
    try {
      return ClosedFiles.exists(directory) ? closed() : abandoned();
    } catch (IOException e) {
      throw EngineErrors.unusable(directory, e);
    }
  }

  private Promise closed() throws IOException {
    Optional<Map<String, String>> damage = ClosedFiles.difference(directory);
    if (damage.isPresent()) {
      report(damage.get());
    }
    ClosedFiles.forget(directory);
    return new Promise(damage.isPresent(), 0);
  }

  /** Checks the logs of a store whose process died. */
  private Promise abandoned() throws IOException {
    List<Path> logs = files(".log");
    if (logs.isEmpty() && Files.exists(directory.resolve(DirectoryClaim.OPENED))) {
      report(Map.of("file", "*.log", "status", "missing"));
      return new Promise(true, 0);
    }
    long last = logs.isEmpty() ? 0 : lastSequenceOfTables();
    @Nullable Path torn = null;
    long dropped = 0;
    for (Path log : logs) {
      LogScan scan = LogScan.of(log);
      if (scan.firstSequence() > last + 1) {
        report(Map.of("file", name(log), "status", "writes before it are missing"));
        return new Promise(true, 0);
      }
      last = Math.max(last, scan.lastSequence());
      // writes that follow in the next log prove that nothing is missing at the end of this one
      torn = scan.dropped() > 0 ? log : scan.firstSequence() > 0 ? null : torn;
      dropped = torn == null ? 0 : Math.max(dropped, scan.dropped());
    }
    if (torn != null) {
      LOG.warn(
          "a log ends within a write, or is damaged: its last {} bytes are not recovered; a copy"
              + " of the log is in {}",
          dropped,
          keep(List.of(torn)));
    }
    return new Promise(torn != null, last);
  }

  /** Throws the error of damage, or keeps the files and goes on if the caller wants that. */
  private void report(Map<String, String> damage) throws IOException {
    RowanException refusal = EngineErrors.damaged(damage);
    if (!salvaging) {
      throw refusal;
    }
    LOG.warn(
        "a damaged store is opened with what is left; its files before are in {}: {}",
        keep(files("")),
        damage);
  }

  /**
   * Returns the number of the last write that the list of files knows. A copy without logs, of
   * links to the files, is opened read-only, which changes nothing.
   */
  private long lastSequenceOfTables() throws IOException {
    Path probe = directory.resolve("rowan.probe");
    delete(probe);
    Files.createDirectory(probe);
    try {
      for (Path file : files("")) {
        if (!name(file).endsWith(".log")) {
          link(file, probe);
        }
      }
      if (!hasAllFamilies(probe)) {
        return 0; // the process died during its first opening
      }
      List<ColumnFamilyHandle> handles = new ArrayList<>();
      try (RocksDB database = RocksDB.openReadOnly(options, probe.toString(), families, handles)) {
        long last = database.getLatestSequenceNumber();
        handles.forEach(ColumnFamilyHandle::close);
        return last;
      }
    } catch (RocksDBException e) {
      if (salvaging) {
        return 0; // the logs then do not follow, and all files are copied
      }
      throw EngineErrors.of(e, "open");
    } finally {
      delete(probe);
    }
  }

  private boolean hasAllFamilies(Path probe) throws RocksDBException {
    try (Options plain = new Options()) {
      return RocksDB.listColumnFamilies(plain, probe.toString()).size() >= families.size();
    }
  }

  /** Links or copies files into a new directory inside the store; returns the directory. */
  private Path keep(List<Path> files) throws IOException {
    int number = 1;
    while (Files.exists(directory.resolve("rowan.copy-" + number))) {
      number++;
    }
    Path target = Files.createDirectory(directory.resolve("rowan.copy-" + number));
    for (Path file : files) {
      link(file, target);
    }
    return target;
  }

  private static void link(Path file, Path target) throws IOException {
    Path copy = target.resolve(file.getFileName());
    boolean grows = !name(file).endsWith(".sst");
    if (grows) {
      Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
      return;
    }
    try {
      Files.createLink(copy, file);
    } catch (UnsupportedOperationException e) {
      Files.copy(file, copy);
    }
  }

  /** Returns the files of the store whose names end so, in the order of their numbers. */
  private List<Path> files(String end) throws IOException {
    try (Stream<Path> all = Files.list(directory)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> name(file).endsWith(end) && !name(file).startsWith("rowan."))
          .sorted(
              Comparator.comparing((Path file) -> name(file).length())
                  .thenComparing(RecoveryCheck::name))
          .toList();
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private static void delete(Path probe) throws IOException {
    if (!Files.exists(probe)) {
      return;
    }
    try (Stream<Path> files = Files.walk(probe)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
