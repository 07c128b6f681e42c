package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSource;

/** The live elements of columns in a row's value, read without creating cells. */
final class BytesElements implements LiveElements {
  private final byte[] array;
  private final ByteSource in;
  private final long now;
  private final ByteSource path = new ByteSource();
  private final ByteSource value = new ByteSource();
  private int left;
  private boolean withOriginalKey;
  private boolean foundFirst;

  /** Reads columns of the row's value in {@code array}, at the position of {@code in}. */
  BytesElements(byte[] array, ByteSource in, long now) {
    this.array = array;
    this.in = in;
    this.now = now;
  }

  /** Starts with the column whose flags were just read; returns whether it has a live element. */
  boolean begin(int flags) {
    if ((flags & RowFlags.ELEMENTS_DELETED) != 0) {
      in.sv();
      CellCodec.readSecond(in);
    }
    left = in.count();
    foundFirst = false;
    foundFirst = next();
    return foundFirst;
  }

  @Override
  public boolean next() {
    if (foundFirst) {
      foundFirst = false;
      return true;
    }
    while (left > 0) {
      left--;
      if (readElement()) {
        return true;
      }
    }
    return false;
  }

  /** Skips the rest of the column; afterwards the source is at the column's end. */
  void passRest() {
    while (left > 0) {
      left--;
      readElement();
    }
  }

  private boolean readElement() {
    pass(path);
    int flags = ElementCodec.readFlags(in);
    withOriginalKey = (flags & RowFlags.ORIGINAL_KEY) != 0;
    if (withOriginalKey) {
      pass(path);
    }
    boolean live = CellCodec.passHead(flags, now, in);
    if ((flags & RowFlags.TOMBSTONE) == 0) {
      pass(value);
    }
    return live;
  }

  private void pass(ByteSource part) {
    int length = in.count();
    int from = in.position();
    in.skip(length);
    part.reset(array, from, from + length);
  }

  @Override
  public ByteSource path() {
    return path;
  }

  @Override
  public boolean hasOriginalKey() {
    return withOriginalKey;
  }

  @Override
  public ByteSource value() {
    return value;
  }
}
