package dev.rowan.storage.embedded;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A store that fails once, on request. */
final class FailingStore implements OrderedStore {
  private final OrderedStore store;
  private int writesUntilFailure = -1;
  private int failures;

  FailingStore(OrderedStore store) {
    this.store = store;
  }

  /** Makes the write after {@code writes} others fail. */
  void failAtWrite(int writes) {
    writesUntilFailure = writes;
  }

  int failures() {
    return failures;
  }

  @Override
  public byte @Nullable [] get(Space space, byte[] key) {
    return store.get(space, key);
  }

  @Override
  public void write(EngineBatch batch, Durability durability) {
    if (writesUntilFailure-- == 0) {
      failures++;
      throw new BackendUnavailableException(
          ErrorCode.STORE_FAILED, Map.of("during", "write"), null);
    }
    store.write(batch, durability);
  }

  @Override
  public Cursor cursor(Space space, byte[] lower, byte @Nullable [] upper, boolean reverse) {
    return store.cursor(space, lower, upper, reverse);
  }

  @Override
  public void close() {
    store.close();
  }
}
