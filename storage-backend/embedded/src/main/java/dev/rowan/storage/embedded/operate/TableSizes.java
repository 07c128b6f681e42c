package dev.rowan.storage.embedded.operate;

import dev.rowan.spi.store.TableStats;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Cursor;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.engine.StoreFiles;
import dev.rowan.storage.embedded.key.KeyFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The size of each table: an estimate from the files, or a count on the heap. */
final class TableSizes {
  private final OrderedStore store;
  private final Catalogue catalogue;

  TableSizes(OrderedStore store, Catalogue catalogue) {
    this.store = store;
    this.catalogue = catalogue;
  }

  List<TableStats> now() {
    SortedMap<String, Integer> ids = catalogue.tableIds();
    List<TableStats> sizes = new ArrayList<>(ids.size());
    ids.forEach((name, id) -> sizes.add(size(name, id)));
    return sizes;
  }

  private TableStats size(String name, int id) {
    byte[] from = KeyFormat.tableStart(id);
    byte[] to = KeyFormat.tableStart(id + 1);
    Optional<StoreFiles> files = store.files();
    StoreFiles.Size size =
        files.isPresent() ? files.get().size(from, to) : new StoreFiles.Size(count(from, to), 0);
    return new TableStats(name, id, size.keys(), size.bytes());
  }

  private long count(byte[] from, byte[] to) {
    long keys = 0;
    try (Cursor cursor = store.cursor(Space.DATA, from, to, false)) {
      while (cursor.next()) {
        keys++;
      }
    }
    return keys;
  }
}
