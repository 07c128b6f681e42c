package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.write.WritePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoresAgreeTest {
  @TempDir Path directory;

  @Test
  void holdTheSameBytesAfterTheSameHistory() {
    long seed = Seed.next();
    try (OrderedStore heap = new HeapStore();
        OrderedStore rocks = RocksStore.open(directory)) {
      run(heap, new Random(seed));
      run(rocks, new Random(seed));
      for (Space space : Space.values()) {
        List<String> entries = dump(heap, space, false);
        assertThat(entries).isNotEmpty();
        assertThat(dump(rocks, space, false)).as("seed %d", seed).isEqualTo(entries);
        assertThat(dump(rocks, space, true)).isEqualTo(dump(heap, space, true));
      }
    }
  }

  private static void run(OrderedStore store, Random random) {
    AtomicLong wall = new AtomicLong(1_700_000_000_000_000L);
    Catalogue catalogue = Catalogue.of(store, () -> wall.addAndGet(1_000));
    catalogue.define(Shop.SCHEMA);
    WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
    for (int step = 0; step < 3_000; step++) {
      List<Change> changes = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        changes.add(Shop.randomChange(random));
      }
      OptionalLong timestamp =
          random.nextBoolean()
              ? OptionalLong.empty()
              : OptionalLong.of(wall.get() + random.nextInt(2_000_000) - 1_500_000);
      writes.apply(new MutationSet(changes, timestamp));
    }
  }

  private static List<String> dump(OrderedStore store, Space space, boolean reverse) {
    List<String> entries = new ArrayList<>();
    try (Cursor cursor = store.cursor(space, new byte[0], null, reverse)) {
      while (cursor.next()) {
        entries.add(
            HexFormat.of().formatHex(cursor.key(), 0, cursor.keyLength())
                + "="
                + HexFormat.of().formatHex(cursor.value(), 0, cursor.valueLength()));
      }
    }
    return entries;
  }
}
