package dev.rowan.sample.logs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Splits bytes into lines as {@code wc -l} counts them, at line feeds; a carriage return before one
 * belongs to the line's end. Characters after the last line feed are a line too. Memory stays
 * constant: the reader counts and skips the rest of a line that is longer than {@link #LONGEST}
 * bytes.
 *
 * <p>Not thread-safe.
 */
final class LineReader {
  /** The maximum number of bytes of a line. Further bytes are cut. */
  static final int LONGEST = 64 * 1024;

  private final InputStream bytes;
  private final byte[] block = new byte[64 * 1024];
  private int next;
  private int end;

  /** One byte more than the longest line, to detect where its last character ends. */
  private final byte[] line = new byte[LONGEST + 1];

  private long length;
  private byte last;
  private long number;
  private boolean open;

  LineReader(InputStream bytes) {
    this.bytes = bytes;
  }

  /** Returns the next line, or null at the end. */
  @Nullable RawLine next() throws IOException {
    length = 0;
    while (more()) {
      int feed = next;
      while (feed < end && block[feed] != '\n') {
        feed++;
      }
      append(feed);
      if (feed < end) {
        next = feed + 1;
        return complete();
      }
      next = end;
    }
    if (length == 0) {
      return null;
    }
    open = true;
    return complete();
  }

  /** Returns whether the last line ended at the end of the file, without a line feed. */
  boolean lastIsOpen() {
    return open;
  }

  private boolean more() throws IOException {
    if (next == end) {
      next = 0;
      end = Math.max(0, bytes.read(block));
    }
    return next < end;
  }

  private void append(int until) {
    int size = until - next;
    if (size == 0) {
      return;
    }
    int retained = (int) Math.min(size, Math.max(0, line.length - length));
    System.arraycopy(block, next, line, (int) Math.min(length, line.length), retained);
    length += size;
    last = block[until - 1];
  }

  private RawLine complete() {
    long size = length > 0 && last == '\r' ? length - 1 : length;
    int retained = (int) Math.min(size, LONGEST);
    if (retained < size) {
      retained = startOfCharacter(retained);
    }
    number++;
    String text = new String(line, 0, retained, StandardCharsets.UTF_8);
    boolean latin1 = text.indexOf('\uFFFD') >= 0 && !isUtf8(retained);
    if (latin1) {
      retained = (int) Math.min(size, LONGEST);
      text = new String(line, 0, retained, StandardCharsets.ISO_8859_1);
    }
    return new RawLine(number, text, size - retained, latin1);
  }

  /**
   * Returns the start of the character that contains the byte at this position. A character has at
   * most 4 bytes.
   */
  private int startOfCharacter(int place) {
    int start = place;
    while (start > place - 4 && (line[start] & 0xC0) == 0x80) {
      start--;
    }
    return start;
  }

  private boolean isUtf8(int retained) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line, 0, retained));
      return true;
    } catch (CharacterCodingException otherwise) {
      return false;
    }
  }
}
