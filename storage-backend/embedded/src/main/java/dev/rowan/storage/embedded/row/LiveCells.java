package dev.rowan.storage.embedded.row;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.storage.embedded.type.ByteSource;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the live columns of a row's value in the order of their ids, without creating
 * cells. Every step throws {@link CorruptStoreException} if the bytes are not a valid row. Not
 * thread-safe.
 */
public final class LiveCells {
  private final byte[] array;
  private final ByteSource in;
  private final long now;
  private final boolean uniform;
  private boolean live;
  private int left;
  private int id = -1;
  private int end;
  private boolean isElements;
  private @Nullable BytesElements elements;

  /**
   * Starts with the value in the first {@code length} bytes of an array, as a reader of the second
   * {@code now} sees it.
   */
  public LiveCells(byte[] value, int length, long now) {
    this.array = value;
    this.in = new ByteSource().reset(value, 0, length);
    this.now = now;
    int flags = RowValueCodec.readFlags(in);
    long base = in.i64();
    uniform = (flags & RowFlags.UNIFORM) != 0;
    live = (flags & RowFlags.MARKER) != 0 && RowValueCodec.readMarker(base, in).isLive(now);
    if ((flags & RowFlags.DELETION) != 0) {
      in.sv();
      CellCodec.readSecond(in);
    }
    if ((flags & RowFlags.ORIGINAL) != 0) {
      in.skip(in.count());
    }
    left = in.count();
    end = in.position();
  }

  /** Moves to the next column with live content; returns false if there is none. */
  public boolean next() {
    passRest();
    while (left > 0) {
      left--;
      id = RowValueCodec.readId(id, in);
      if (uniform || isLiveColumn()) {
        if (!isElements) {
          int length = in.count();
          end = in.position() + length;
        }
        live = true;
        return true;
      }
    }
    RowValueCodec.requireEnd(in);
    return false;
  }

  /** Skips the rest of a column that the caller has not read. */
  private void passRest() {
    if (isElements && elements != null) {
      elements.passRest();
      isElements = false;
    } else {
      in.skip(end - in.position());
    }
  }

  /** If it returns true, the source is at the length of the value, or at the first live element. */
  private boolean isLiveColumn() {
    int flags = RowValueCodec.readColumnFlags(in);
    if ((flags & RowFlags.ELEMENTS) != 0) {
      if (elements == null) {
        elements = new BytesElements(array, in, now);
      }
      isElements = elements.begin(flags);
      end = in.position();
      return isElements;
    }
    boolean liveCell = CellCodec.passHead(flags, now, in);
    if (!liveCell && (flags & RowFlags.TOMBSTONE) == 0) {
      in.skip(in.count());
    }
    end = in.position();
    return liveCell;
  }

  /** Returns whether the columns passed so far, or the marker, make the row live. */
  public boolean isLive() {
    return live;
  }

  /** Returns the id of the current column. */
  public int id() {
    return id;
  }

  /** Returns the elements of the current column, or null if it is one cell. */
  public @Nullable LiveElements elements() {
    return isElements ? elements : null;
  }

  /** Returns the source at the value form of the column's single cell. */
  public ByteSource value() {
    return in;
  }

  /** Returns the end of the value form of the column's single cell. */
  public int end() {
    return end;
  }
}
