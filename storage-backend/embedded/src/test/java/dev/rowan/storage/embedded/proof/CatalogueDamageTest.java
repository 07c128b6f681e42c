package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.RowanException;
import dev.rowan.spi.schema.Schema;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.Backends;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Whatever bytes the catalogue contains, opening and defining work or fail with a code. */
class CatalogueDamageTest {
  private final long seed = Seed.next();
  private final Random random = new Random(seed);
  private int refusals;

  @Test
  void isReadAsSomethingElseOrRefusedByName() {
    Map<byte[], byte[]> whole = catalogue();
    for (int i = 0; i < Effort.of(2_000, 100_000); i++) {
      HeapStore store = new HeapStore();
      EngineBatch batch = new EngineBatch();
      int damaged = random.nextInt(whole.size());
      for (Map.Entry<byte[], byte[]> entry : whole.entrySet()) {
        boolean chosen = damaged-- == 0;
        byte[] value = chosen ? damaged(entry.getValue()) : entry.getValue();
        batch.put(Space.CATALOGUE, entry.getKey(), value);
      }
      store.write(batch, Durability.BUFFERED);
      openAndDefine(store);
    }
    assertThat(refusals).isPositive();
  }

  private static Map<byte[], byte[]> catalogue() {
    Map<byte[], byte[]> entries = new TreeMap<>(Arrays::compareUnsigned);
    OrderedStore store = new HeapStore();
    try (Client client = new Client(Backends.over(store))) {
      client.define(Ledger.SCHEMA);
      client.define(Shelf.SCHEMA);
      // Leaves the index of the ledger incomplete, which the catalogue records too.
      client.define(Schema.of(List.of(Ledger.ENTRIES)));
      try (Cursor cursor = store.cursor(Space.CATALOGUE, new byte[0], null, false)) {
        while (cursor.next()) {
          entries.put(
              Arrays.copyOf(cursor.key(), cursor.keyLength()),
              Arrays.copyOf(cursor.value(), cursor.valueLength()));
        }
      }
    }
    return entries;
  }

  private void openAndDefine(OrderedStore store) {
    try (Client client = new Client(Backends.over(store))) {
      client.define(Ledger.SCHEMA);
      client.define(Shelf.SCHEMA);
    } catch (RowanException e) {
      refusals++;
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  private byte[] damaged(byte[] value) {
    byte[] damaged = value.clone();
    int at = random.nextInt(value.length);
    switch (random.nextInt(3)) {
      case 0 -> damaged[at] ^= (byte) (1 << random.nextInt(8));
      case 1 -> damaged[at] = (byte) random.nextInt();
      default -> damaged = Arrays.copyOf(value, at);
    }
    return damaged;
  }
}
