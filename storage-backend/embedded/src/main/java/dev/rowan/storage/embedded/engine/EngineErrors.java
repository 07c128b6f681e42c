package dev.rowan.storage.embedded.engine;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ConfigurationException;
import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rocksdb.RocksDBException;
import org.rocksdb.Status;

/** Translates failures of native code and files into errors with a code. */
final class EngineErrors {
  /** The only part of a native message that is shown, because other parts may contain keys. */
  private static final Pattern STORE_FILE =
      Pattern.compile("\\b(\\d{6,}\\.(sst|log)|(MANIFEST|OPTIONS)-\\d{6,}|CURRENT)\\b");

  private EngineErrors() {}

  static RowanException closed() {
    return new RowanClosedException(ErrorCode.CLOSED, Map.of(), null);
  }

  /** Translates a failed native call; {@code during} names the call. */
  static RowanException of(RocksDBException failure, String during) {
    return of(failure, during, false);
  }

  /**
   * Translates a failed write. The log may contain the write all the same, so that the next opening
   * recovers it.
   */
  static RowanException ofWrite(RocksDBException failure, String during) {
    return of(failure, during, true);
  }

  /**
   * Translates a failed write without a sync. On a full disk the log ends within the write, so that
   * no opening recovers it.
   */
  static RowanException ofBufferedWrite(RocksDBException failure, String during) {
    return of(failure, during, !isDiskFull(failure));
  }

  private static RowanException of(RocksDBException failure, String during, boolean isWrite) {
    Status status = failure.getStatus();
    Map<String, String> context = new HashMap<>();
    context.put("during", during);
    context.put("status", text(status));
    String message = String.valueOf(failure.getMessage());
    Matcher file = STORE_FILE.matcher(message);
    if (file.find()) {
      context.put("file", file.group());
    }
    boolean lacksFile = during.equals("open") && message.endsWith("No such file or directory");
    if (lacksFile || (status != null && status.getCode() == Status.Code.Corruption)) {
      return new CorruptStoreException(ErrorCode.STORE_CORRUPT, context, failure);
    }
    ErrorCode code = isDiskFull(failure) ? ErrorCode.DISK_FULL : ErrorCode.STORE_FAILED;
    return isWrite
        ? new OutcomeUnknownException(code, context, failure)
        : new BackendUnavailableException(code, context, failure);
  }

  static boolean isDiskFull(RocksDBException failure) {
    Status status = failure.getStatus();
    return status != null && status.getSubCode() == Status.SubCode.NoSpace;
  }

  /** Without this file the others cannot be interpreted. */
  static RowanException missing(String file) {
    return new CorruptStoreException(
        ErrorCode.STORE_CORRUPT, Map.of("during", "open", "file", file, "status", "missing"), null);
  }

  /** Files differ from what the store needs; {@code found} has the file and its status. */
  static RowanException damaged(Map<String, String> found) {
    Map<String, String> context = new HashMap<>(found);
    context.put("during", "open");
    return new CorruptStoreException(ErrorCode.STORE_CORRUPT, context, null);
  }

  private static String text(@Nullable Status status) {
    if (status == null) {
      return "unknown";
    }
    return status.getSubCode() == Status.SubCode.None
        ? status.getCode().toString()
        : status.getCode() + " " + status.getSubCode();
  }

  /**
   * Each caller gets a separate exception, with the failure that stopped the store as its cause.
   */
  static RowanException afterFailedSync(RowanException failure) {
    return new BackendUnavailableException(
        ErrorCode.STORE_FAILED, Map.of("during", "write after a failed sync"), failure);
  }

  static RowanException inUse(Path directory, String by) {
    return new ConfigurationException(
        ErrorCode.DIRECTORY_IN_USE, Map.of("directory", directory.toString(), "by", by), null);
  }

  /** The directory cannot be created, read or written. */
  static RowanException unusable(Path directory, @Nullable Exception cause) {
    return new ConfigurationException(
        ErrorCode.UNUSABLE_DIRECTORY, Map.of("directory", directory.toString()), cause);
  }

  /** The target of a new store already exists. */
  static RowanException occupied(Path target) {
    return new RejectedInputException(
        ErrorCode.TARGET_OCCUPIED, Map.of("directory", target.toString()), null);
  }

  /** The target of a copy is inside the store that is copied. */
  static RowanException insideStore(Path target) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("directory", target.toString(), "found", "a place inside the store"),
        null);
  }

  /** The directory contains anything but backups. */
  static RowanException noBackups(Path directory) {
    return new RejectedInputException(
        ErrorCode.NOT_A_BACKUP, Map.of("directory", directory.toString()), null);
  }

  static RowanException noNativeLibrary(Throwable cause) {
    return new ConfigurationException(
        ErrorCode.NO_NATIVE_LIBRARY,
        Map.of("os", System.getProperty("os.name") + " " + System.getProperty("os.arch")),
        cause);
  }
}
