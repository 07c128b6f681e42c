package dev.rowan.storage.embedded.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HeapStoreTest extends OrderedStoreContract {
  @Override
  OrderedStore open() {
    return new HeapStore();
  }

  @Test
  void refusesAWriteOfAThreadThatHoldsACursorInsteadOfHanging() {
    try (OrderedStore store = new HeapStore();
        Cursor cursor = store.cursor(Space.DATA, new byte[0], null, false)) {
      cursor.next();
      assertThatThrownBy(() -> store.write(new EngineBatch(), Durability.BUFFERED))
          .isInstanceOf(IllegalStateException.class);
    }
  }
}
