package dev.rowan.transfer;

import java.io.IOException;
import java.io.InputStream;

/** Lines of a stream, each as a stream of its own. No line is held as a whole. */
final class LineStream {
  private static final int END = -1;

  private final InputStream in;
  private int ahead = END;
  private boolean inLine;
  private long bytes;
  private long ends;
  private long number;

  /** Reads bytes one by one, so the stream had better be buffered. */
  LineStream(InputStream in) {
    this.in = in;
  }

  /** Goes to the next line that is not empty; false at the end of the stream. */
  boolean nextLine() throws IOException {
    skip(0);
    do {
      ahead = readByte();
    } while (ahead == '\n' || ahead == '\r');
    inLine = ahead != END;
    number = inLine ? ends + 1 : number;
    return inLine;
  }

  /** Returns the number of the line that {@link #nextLine} found last, counted from 1. */
  long number() {
    return number;
  }

  /** Returns how many bytes were read so far. */
  long bytes() {
    return bytes;
  }

  /** Goes to the end of the line, and of the lines behind it up to this one. */
  void skip(long lines) throws IOException {
    while (inLine || (ends < lines && ahead != END)) {
      ahead = readByte();
      inLine &= ahead != '\n' && ahead != END;
    }
  }

  /** The bytes of the line up to its end. */
  InputStream line() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        return next();
      }

      @Override
      public int read(byte[] into, int from, int length) throws IOException {
        int count = 0;
        while (count < length && inLine) {
          into[from + count++] = (byte) next();
        }
        return count == 0 && length > 0 ? END : count;
      }
    };
  }

  private int next() throws IOException {
    if (!inLine) {
      return END;
    }
    int next = ahead;
    ahead = readByte();
    inLine = ahead != '\n' && ahead != END;
    return next;
  }

  private int readByte() throws IOException {
    int read = in.read();
    bytes++;
    ends += read == '\n' ? 1 : 0;
    return read;
  }
}
