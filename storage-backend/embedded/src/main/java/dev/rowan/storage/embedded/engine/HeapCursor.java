package dev.rowan.storage.embedded.engine;

import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import org.jspecify.annotations.Nullable;

/** Holds the store's read lock while it is open, so that no batch is visible in part. */
final class HeapCursor implements Cursor {
  private static final byte[] NOTHING = {};

  private final NavigableMap<byte[], byte[]> inScanOrder;
  private final Runnable onClose;
  private Iterator<Map.Entry<byte[], byte[]>> entries;
  private Map.@Nullable Entry<byte[], byte[]> current;
  private boolean closed;

  HeapCursor(NavigableMap<byte[], byte[]> inScanOrder, Runnable onClose) {
    this.inScanOrder = inScanOrder;
    this.onClose = onClose;
    this.entries = inScanOrder.entrySet().iterator();
  }

  @Override
  public boolean next() {
    current = entries.hasNext() ? entries.next() : null;
    return current != null;
  }

  @Override
  public void seek(byte[] key) {
    entries = inScanOrder.tailMap(key, true).entrySet().iterator();
  }

  @Override
  public byte[] key() {
    return current == null ? NOTHING : current.getKey();
  }

  @Override
  public int keyLength() {
    return key().length;
  }

  @Override
  public byte[] value() {
    return current == null ? NOTHING : current.getValue();
  }

  @Override
  public int valueLength() {
    return value().length;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      onClose.run();
    }
  }
}
