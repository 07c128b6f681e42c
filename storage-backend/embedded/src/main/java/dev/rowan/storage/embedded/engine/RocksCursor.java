package dev.rowan.storage.embedded.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;

/**
 * Compares with its bounds in Java. Native bounds would be memory that could be freed before the
 * iterator.
 */
final class RocksCursor implements Cursor {
  private final RocksIterator iterator;
  private final byte[] lower;
  private final byte @Nullable [] upper;
  private final boolean reverse;
  private final UsageGuard guard;
  private final EngineHealth health;
  private @Nullable NativeObjectPool<RocksIterator> home;
  private byte[] key = new byte[64];
  private byte[] value = new byte[512];
  private int keyLength;
  private int valueLength;
  private boolean onNextEntry;
  private boolean onAnEntry;
  private boolean closed;

  /**
   * Takes ownership of the iterator, and of one {@link UsageGuard#enter} call.
   *
   * @param home the pool that receives the iterator afterwards; null frees it
   */
  RocksCursor(
      RocksIterator iterator,
      byte[] lower,
      byte @Nullable [] upper,
      boolean reverse,
      UsageGuard guard,
      EngineHealth health,
      @Nullable NativeObjectPool<RocksIterator> home) {
    this.iterator = iterator;
    this.lower = lower;
    this.upper = upper;
    this.reverse = reverse;
    this.guard = guard;
    this.health = health;
    this.home = home;
    goToFirst();
  }

  private void goToFirst() {
    if (!reverse) {
      seek(lower);
    } else if (upper == null) {
      iterator.seekToLast();
      onNextEntry = true;
    } else {
      seek(upper);
      skipUpperItself();
    }
  }

  private void skipUpperItself() {
    if (iterator.isValid()) {
      loadKey();
      if (!isBelowUpper()) {
        iterator.prev();
      }
    }
  }

  @Override
  public void seek(byte[] target) {
    if (reverse) {
      iterator.seekForPrev(target);
    } else {
      iterator.seek(target);
    }
    onNextEntry = true;
  }

  @Override
  public boolean next() {
    if (!onNextEntry && onAnEntry) {
      step();
    }
    onNextEntry = false;
    onAnEntry = iterator.isValid();
    if (!onAnEntry) {
      failIfNotAtEnd();
      return false;
    }
    loadKey();
    if (reverse ? isBelowLower() : !isBelowUpper()) {
      return false;
    }
    loadValue();
    return true;
  }

  private void step() {
    if (reverse) {
      iterator.prev();
    } else {
      iterator.next();
    }
  }

  /** RocksDB reports a failed read as the end of the entries. */
  private void failIfNotAtEnd() {
    try {
      iterator.status();
    } catch (RocksDBException e) {
      home = null;
      throw health.ofRead(e, "scan");
    }
  }

  private void loadKey() {
    keyLength = iterator.key(key);
    if (keyLength > key.length) {
      key = new byte[keyLength * 2];
      keyLength = iterator.key(key);
    }
  }

  private void loadValue() {
    valueLength = iterator.value(value);
    if (valueLength > value.length) {
      value = new byte[valueLength * 2];
      valueLength = iterator.value(value);
    }
  }

  private boolean isBelowUpper() {
    return upper == null || Arrays.compareUnsigned(key, 0, keyLength, upper, 0, upper.length) < 0;
  }

  private boolean isBelowLower() {
    return Arrays.compareUnsigned(key, 0, keyLength, lower, 0, lower.length) < 0;
  }

  @Override
  public byte[] key() {
    return key;
  }

  @Override
  public int keyLength() {
    return keyLength;
  }

  @Override
  public byte[] value() {
    return value;
  }

  @Override
  public int valueLength() {
    return valueLength;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      if (home == null) {
        NativeResources.free(iterator);
      } else {
        home.give(iterator);
      }
      guard.leave();
    }
  }
}
