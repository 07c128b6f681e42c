package dev.rowan.storage.embedded.engine;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * The files of a store that was closed: their names, sizes and checksums, in a file beside them. A
 * store that is opened again must have just these files. Without the record, RocksDB takes a
 * truncated list of files for an older one and deletes the other files, and takes damage to a log
 * for its end.
 *
 * <p>The checksum of a table covers its last 4 KiB, which identify the table; RocksDB has checksums
 * of all blocks of a table. The checksum of another file covers all of it.
 */
final class ClosedFiles {
  /** The record; it exists as long as the store is closed. */
  static final String FILE = "rowan.closed";

  private static final String HEADER = "rowan closed 1";
  private static final int TABLE_END = 4 << 10;
  private static final Pattern STORE_FILE =
      Pattern.compile("\\d+\\.(sst|log)|MANIFEST-\\d+|CURRENT");

  private ClosedFiles() {}

  /** Records the files of a store that no process uses. */
  static void write(Path directory) throws IOException {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    read(directory)
        .forEach((name, state) -> text.append(name).append(' ').append(state).append('\n'));
    byte[] bytes =
        text.append(sum(text.toString().getBytes(StandardCharsets.UTF_8)))
            .append('\n')
            .toString()
            .getBytes(StandardCharsets.UTF_8);
    Path partial = directory.resolve(FILE + ".part");
    try (FileOutputStream file = new FileOutputStream(partial.toFile())) {
      file.write(bytes);
      file.getFD().sync();
    }
    Files.move(partial, directory.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
    sync(directory);
  }

  /** Returns whether there is a record. */
  static boolean exists(Path directory) {
    return Files.exists(directory.resolve(FILE));
  }

  /**
   * Returns the first difference between the record and the files, as the context of an error;
   * empty if there is none.
   */
  static Optional<Map<String, String>> difference(Path directory) throws IOException {
    Optional<Map<String, String>> recorded = recorded(directory);
    if (recorded.isEmpty()) {
      return Optional.of(Map.of("file", FILE, "status", "damaged"));
    }
    Map<String, String> found = read(directory);
    for (Map.Entry<String, String> file : recorded.get().entrySet()) {
      String state = found.remove(file.getKey());
      if (!file.getValue().equals(state)) {
        return Optional.of(
            Map.of("file", file.getKey(), "status", state == null ? "missing" : "changed"));
      }
    }
    return found.keySet().stream()
        .findFirst()
        .map(unknown -> Map.of("file", unknown, "status", "unknown"));
  }

  /** Deletes the record, because the files are about to change. */
  static void forget(Path directory) throws IOException {
    Files.deleteIfExists(directory.resolve(FILE));
    sync(directory);
  }

  private static Optional<Map<String, String>> recorded(Path directory) throws IOException {
    String text =
        new String(Files.readAllBytes(directory.resolve(FILE)), StandardCharsets.ISO_8859_1);
    List<String> lines = text.lines().toList();
    int end = lines.size() - 1;
    if (end < 1 || !lines.get(0).equals(HEADER)) {
      return Optional.empty();
    }
    String summed = String.join("\n", lines.subList(0, end)) + "\n";
    if (!lines.get(end).equals(sum(summed.getBytes(StandardCharsets.UTF_8)))) {
      return Optional.empty();
    }
    Map<String, String> files = new TreeMap<>();
    for (String line : lines.subList(1, end)) {
      int space = line.indexOf(' ');
      files.put(line.substring(0, space), line.substring(space + 1));
    }
    return Optional.of(files);
  }

  private static Map<String, String> read(Path directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(directory)) {
      for (Path file : all.toList()) {
        String name = String.valueOf(file.getFileName());
        if (STORE_FILE.matcher(name).matches()) {
          files.put(name, state(file, name.endsWith(".sst") ? TABLE_END : Integer.MAX_VALUE));
        }
      }
    }
    return files;
  }

  private static String state(Path path, int end) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      long size = file.length();
      byte[] bytes = new byte[(int) Math.min(size, end)];
      file.seek(size - bytes.length);
      file.readFully(bytes);
      return size + " " + sum(bytes);
    }
  }

  private static String sum(byte[] bytes) {
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return Long.toHexString(crc.getValue());
  }

  /** Makes changes of the directory durable, where the operating system can. */
  private static void sync(Path directory) throws IOException {
    if (!directory.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return; // Windows opens no directories
    }
    Uninterrupted.call(
        () -> {
          try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
            channel.force(true);
          }
          return directory;
        });
  }
}
