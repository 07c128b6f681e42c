package dev.rowan.storage.embedded.row;

import dev.rowan.storage.embedded.type.ByteSource;

/** The live elements of a column of a stored row. */
public final class StoredElements implements LiveElements {
  private final ElementCells column;
  private final long now;
  private final ByteSource path = new ByteSource();
  private final ByteSource value = new ByteSource();
  private int at = -1;

  /** Steps through what a reader in this second sees of a column. */
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
    byte[] spelling = element().spelling();
    return path.reset(spelling == null ? element().path() : spelling);
  }

  @Override
  public boolean isSpelled() {
    return element().spelling() != null;
  }

  @Override
  public ByteSource value() {
    return value.reset(element().cell().value());
  }
}
