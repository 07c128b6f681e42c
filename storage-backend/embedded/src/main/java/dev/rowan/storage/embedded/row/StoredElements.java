package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSource;

/** The live elements of a column of a stored row. */
public final class StoredElements implements LiveElements {
  private final ElementCells column;
  private final long now;
  private final ByteSource path = new ByteSource();
  private final ByteSource value = new ByteSource();
  private int at = -1;

  /** Iterates over the elements of a column that a reader in this second sees. */
  public StoredElements(ElementCells column, long now) {
    this.column = column;
    this.now = now;
  }

  @Override
  public boolean next() {
    do {
      at++;
    } while (at < column.size() && !element().cell().isLive(now));
    return at < column.size();
  }

  /** Returns this element. */
  public Element element() {
    return column.element(at);
  }

  @Override
  public ByteSource path() {
    byte[] originalKey = element().originalKey();
    return path.reset(originalKey == null ? element().path() : originalKey);
  }

  @Override
  public boolean hasOriginalKey() {
    return element().originalKey() != null;
  }

  @Override
  public ByteSource value() {
    return value.reset(element().cell().value());
  }
}
