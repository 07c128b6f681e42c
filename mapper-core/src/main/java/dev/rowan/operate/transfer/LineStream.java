package dev.rowan.operate.transfer;

import java.io.IOException;
import java.io.InputStream;

/** Splits a stream into lines, each as a stream. No line is held in memory as a whole. */
final class LineStream {
  private static final int END = -1;

  private final InputStream in;
  private int ahead = END;
  private boolean inLine;
  private long bytes;
  private long ends;
  private long number;

  /** Reads single bytes; buffer the stream for speed. */
  LineStream(InputStream in) {
    this.in = in;
  }

  /** Moves to the next line that is not empty; returns false at the end of the stream. */
  boolean nextLine() throws IOException {
    skip(0);
    do {
      ahead = readByte();
    } while (ahead == '\n' || ahead == '\r');
    inLine = ahead != END;
    number = inLine ? ends + 1 : number;
    return inLine;
  }

  /** Returns the number of the current line, from 1. */
  long number() {
    return number;
  }

  /** Returns the number of bytes read so far. */
  long bytes() {
    return bytes;
  }

  /** Moves to the end of the current line, and on to the end of the line with the given number. */
  void skip(long lines) throws IOException {
    while (inLine || (ends < lines && ahead != END)) {
      ahead = readByte();
      inLine &= ahead != '\n' && ahead != END;
    }
  }

  /** Returns the bytes of the current line without its end. */
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
