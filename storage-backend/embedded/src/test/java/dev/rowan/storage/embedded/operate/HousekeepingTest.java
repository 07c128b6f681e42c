package dev.rowan.storage.embedded.operate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.Schema;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.ChildProcess;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.type.Bytes;
import dev.rowan.storage.embedded.write.WritePath;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HousekeepingTest {
  @TempDir Path directory;

  @Test
  void removesTheRowsOfDroppedTables() {
    try (Notes notes = Notes.in(directory)) {
      for (int number = 0; number < 500; number++) {
        notes.save(number);
      }
      notes.storage().truncate("notes");
      notes.save(0);
    }
    removeGarbage();
  }

  @Test
  void finishesTheRemovalsOfAKilledProcess() throws Exception {
    for (int round = 0; round < 3; round++) {
      try (ChildProcess child = ChildProcess.start(TruncatingMain.class, directory.toString())) {
        for (int done = 0; done < 5 + round; done++) {
          assertThat(child.readLine()).startsWith("truncated");
        }
        child.kill();
      }
      try (Notes notes = Notes.in(directory)) {
        assertThat(notes.count()).isLessThanOrEqualTo(50);
      }
    }
    removeGarbage();
  }

  private void removeGarbage() {
    try (OrderedStore store = RocksStore.open(directory)) {
      Catalogue catalogue = Catalogue.of(store);
      housekeeping(store, catalogue).removeGarbage();
      assertThat(catalogue.garbage()).isEmpty();
      assertThat(tablesWithRows(store)).isSubsetOf(catalogue.tableIds().values());
    }
  }

  private static Housekeeping housekeeping(OrderedStore store, Catalogue catalogue) {
    WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
    return new Housekeeping(store, catalogue, writes.purges());
  }

  private static Set<Integer> tablesWithRows(OrderedStore store) {
    Set<Integer> ids = new TreeSet<>();
    try (Cursor cursor = store.cursor(Space.DATA, new byte[0], null, false)) {
      while (cursor.next()) {
        ids.add(Bytes.getInt(cursor.key(), 0));
      }
    }
    return ids;
  }

  /** Fills a table and empties it until it is killed. */
  static final class TruncatingMain {
    public static void main(String[] arguments) {
      Notes notes = Notes.in(Path.of(arguments[0]));
      notes.storage().truncate("notes");
      while (true) {
        for (int number = 0; number < 50; number++) {
          notes.save(number);
        }
        notes.storage().truncate("notes");
        System.out.println("truncated");
      }
    }
  }

  @Test
  void removesRowsOnTheHeapToo() {
    try (OrderedStore store = new HeapStore()) {
      Catalogue catalogue = Catalogue.of(store);
      catalogue.define(Schema.of(List.of(Notes.NOTES)));
      catalogue.truncate("notes");
      assertThat(catalogue.garbage()).containsExactly(1);
      housekeeping(store, catalogue).removeGarbage();
      assertThat(catalogue.garbage()).isEmpty();
      assertThat(tablesWithRows(store)).isEmpty();
    }
  }
}
