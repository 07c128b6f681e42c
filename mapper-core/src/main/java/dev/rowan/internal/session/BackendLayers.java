package dev.rowan.internal.session;

import dev.rowan.internal.bucket.BucketListBackend;
import dev.rowan.internal.former.FormerColumnsBackend;
import dev.rowan.internal.group.GroupedBackend;
import dev.rowan.internal.marker.MarkedRowsBackend;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.TableSchema;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * The layers between the requests of a session and its backend. Each layer knows one way to store a
 * declared table, and passes requests of other tables unchanged. A request of tables that no layer
 * concerns goes to the backend at once, as most requests do. Thread-safe.
 */
final class BackendLayers extends ForwardingBackend {
  private final Backend stored;
  private final MovedWrites moved;
  private final BucketListBackend lists;

  private BackendLayers(Backend stored, BucketListBackend lists, MovedWrites moved) {
    super(moved);
    this.stored = stored;
    this.lists = lists;
    this.moved = moved;
  }

  /** Returns the outermost layer, which gets tables as entities declare them. */
  static Backend over(Backend backend, InstantSource time) {
    Backend grouped = GroupedBackend.over(backend);
    BucketListBackend lists =
        BucketListBackend.over(FormerColumnsBackend.over(grouped, time), time);
    return MarkedRowsBackend.over(new BackendLayers(backend, lists, new MovedWrites(lists)));
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return isStoredAsDeclared(batch) ? stored.apply(batch) : super.apply(batch);
  }

  /** Each write comes here, so it creates no object. */
  private boolean isStoredAsDeclared(MutationSet batch) {
    if (moved.isWatching()) {
      return false;
    }
    List<Change> changes = batch.changes();
    for (int i = 0; i < changes.size(); i++) {
      Change change = changes.get(i);
      if (!isStoredAsDeclared(change.mutation().table()) || lists.concerns(change)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return isStoredAsDeclared(query.table()) ? stored.fetch(query) : super.fetch(query);
  }

  private static boolean isStoredAsDeclared(TableSchema table) {
    return !table.hasFormerColumns() && table.groups().isEmpty();
  }
}
