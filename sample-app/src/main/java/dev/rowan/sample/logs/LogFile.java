package dev.rowan.sample.logs;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.zip.GZIPInputStream;

/**
 * A log to read from its beginning, optionally compressed with gzip; its first bytes determine
 * this, not its name.
 *
 * <p>Not thread-safe.
 */
public final class LogFile implements Closeable {
  private static final int LARGEST_BLOCK = 64 * 1024;

  private final String name;
  private final Instant modified;
  private final CountedBytes stored;
  private final InputStream content;

  private LogFile(String name, Instant modified, InputStream bytes) throws IOException {
    this.name = withoutGz(name);
    this.modified = modified.truncatedTo(ChronoUnit.MILLIS);
    stored = new CountedBytes(bytes);
    content = uncompressed(new BufferedInputStream(stored, LARGEST_BLOCK));
  }

  /**
   * Opens a file.
   *
   * @throws UnreadableLog if there is no such file, or if it cannot be read
   */
  public static LogFile open(Path path) {
    if (Files.isDirectory(path)) {
      throw new UnreadableLog(path + " is a directory; name the files in it");
    }
    try {
      Instant modified = Files.getLastModifiedTime(path).toInstant();
      InputStream bytes = Files.newInputStream(path);
      try {
        return new LogFile(nameOf(path), modified, bytes);
      } catch (IOException e) {
        bytes.close();
        throw e;
      }
    } catch (NoSuchFileException e) {
      throw new UnreadableLog("there is no file " + path, e);
    } catch (AccessDeniedException e) {
      throw new UnreadableLog("you have no permission to read " + path, e);
    } catch (IOException e) {
      throw new UnreadableLog(path + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** Opens bytes from another source than the file system. Closing closes them. */
  public static LogFile of(String name, Instant modified, InputStream bytes) throws IOException {
    return new LogFile(name, modified, bytes);
  }

  /** The name under which the file's lines are stored unless another is wanted. */
  public static String nameOf(Path path) {
    Path last = path.getFileName();
    return withoutGz(last == null ? path.toString() : last.toString());
  }

  private static String withoutGz(String name) {
    return name.endsWith(".gz") && name.length() > 3 ? name.substring(0, name.length() - 3) : name;
  }

  /** The file's name without folders and without {@code .gz}. */
  public String name() {
    return name;
  }

  /** When the file was last changed. */
  public Instant modified() {
    return modified;
  }

  /** How many bytes of the file, compressed if it is, were read so far. */
  public long bytesRead() {
    return stored.count;
  }

  /** Returns the uncompressed content of the file. */
  InputStream content() {
    return content;
  }

  @Override
  public void close() throws IOException {
    content.close();
  }

  private static InputStream uncompressed(InputStream bytes) throws IOException {
    bytes.mark(2);
    boolean gzip = bytes.read() == 0x1F && bytes.read() == 0x8B;
    bytes.reset();
    return gzip ? new GZIPInputStream(bytes, LARGEST_BLOCK) : bytes;
  }

  /** Counts what is read through it. */
  private static final class CountedBytes extends FilterInputStream {
    private long count;

    CountedBytes(InputStream bytes) {
      super(bytes);
    }

    @Override
    public int read() throws IOException {
      int b = in.read();
      count += b < 0 ? 0 : 1;
      return b;
    }

    @Override
    public int read(byte[] block, int from, int length) throws IOException {
      int read = in.read(block, from, length);
      count += Math.max(0, read);
      return read;
    }
  }
}
