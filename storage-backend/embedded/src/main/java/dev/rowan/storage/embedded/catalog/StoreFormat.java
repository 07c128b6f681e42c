package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.CorruptStoreException;
import dev.rowan.error.ErrorCode;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import java.util.Map;

/** The version of the format of a store. */
final class StoreFormat {
  private static final byte[] FORMAT_KEY = CatalogueKeys.meta("format");
  private static final long FORMAT = 1;

  private StoreFormat() {}

  /**
   * Records the format in an empty store.
   *
   * @throws CorruptStoreException if a newer version of Rowan wrote the store
   */
  static void require(OrderedStore store) {
    long format = CatalogueKeys.readLong(store, FORMAT_KEY, 0);
    if (format > FORMAT) {
      throw new CorruptStoreException(
          ErrorCode.NEWER_FORMAT,
          Map.of("found", "format " + format, "known", "up to " + FORMAT),
          null);
    }
    if (format == 0) {
      EngineBatch batch = new EngineBatch();
      batch.put(Space.CATALOGUE, FORMAT_KEY, CatalogueKeys.longBytes(FORMAT));
      store.write(batch, Durability.SYNC);
    }
  }
}
