package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.internal.async.Await;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The whole chunks at the beginning of an upload that the store has. Chunks after a gap do not
 * count, because the upload writes them again.
 *
 * @param crc32c the checksum of all bytes of the chunks
 * @param newest the largest timestamp that a chunk of the upload has, in microseconds since 1970
 */
public record StoredChunks(int chunks, int crc32c, long newest) {
  /** Nothing. */
  public static final StoredChunks NONE = new StoredChunks(0, 0, CellTimes.NEVER);

  private static final int CHUNKS_ON_PAGE = 4;

  /** Reads what the store has of an upload. */
  public static StoredChunks of(
      ChunkStore store, ChunkStore.Place place, CallOptions options, Await await) {
    return new Search(store, place, options, await).run();
  }

  /** Reads one section after the other, until one has no chunk. */
  private static final class Search {
    private final ChunkStore store;
    private final ChunkedColumn column;
    private final ChunkStore.Place place;
    private final CallOptions options;
    private final Await await;
    private int chunks;
    private int crc32c;
    private int before;
    private boolean gap;
    private long newest = CellTimes.NEVER;

    Search(ChunkStore store, ChunkStore.Place place, CallOptions options, Await await) {
      this.store = store;
      this.column = store.column();
      this.place = place;
      this.options = options;
      this.await = await;
    }

    StoredChunks run() {
      int section = 0;
      while (read(section)) {
        section++;
      }
      if (chunks > 0 && !isWhole(chunks - 1)) {
        return new StoredChunks(chunks - 1, before, newest);
      }
      return new StoredChunks(chunks, crc32c, newest);
    }

    private boolean read(int section) {
      boolean found = false;
      @Nullable Position after = null;
      do {
        SliceQuery query =
            new SliceQuery(
                column.chunks(),
                column.partition(place.key(), place.upload(), section),
                Slice.ALL,
                ReadDirection.FORWARD,
                CHUNKS_ON_PAGE,
                after,
                ReadMode.TIMED.of(checksums()).with(options));
        RowPage page = await.read(store.backend().fetch(query));
        for (int i = 0; i < page.rows().size(); i++) {
          add(page.rows().get(i), page.times().get(i));
          found = true;
        }
        after = page.next();
      } while (after != null);
      return found;
    }

    private ColumnSelection checksums() {
      BitSet places = new BitSet();
      places.set(column.chunks().size() - 1);
      return ColumnSelection.of(places);
    }

    private void add(Row chunk, CellTimes times) {
      newest = Math.max(newest, times.newest());
      gap |= store.number(chunk) != chunks;
      if (!gap) {
        int sum = (Integer) Objects.requireNonNull(chunk.get(column.chunks().size() - 1));
        before = crc32c;
        crc32c = Checksum.joined(crc32c, sum, place.chunkBytes());
        chunks++;
      }
    }

    /** Only the last chunk can be shorter: of an upload that ended before the row was written. */
    private boolean isWhole(int chunk) {
      Chunks whole =
          new Chunks(
              place.upload(), (long) (chunk + 1) * place.chunkBytes(), place.chunkBytes(), 0);
      try {
        return await.read(store.read(place.key(), whole, chunk, options)) != null;
      } catch (UnreadableRowException e) {
        return false;
      }
    }
  }
}
