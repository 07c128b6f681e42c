package dev.rowan.internal.session;

import dev.rowan.internal.bucket.BucketListBackend;
import dev.rowan.internal.former.FormerColumnsBackend;
import dev.rowan.internal.group.GroupedBackend;
import dev.rowan.internal.marker.MarkedRowsBackend;
import dev.rowan.spi.backend.Backend;
import java.time.InstantSource;

/**
 * The layers between the requests of a session and its backend. Each layer knows one way to store a
 * declared table, and passes requests of other tables unchanged.
 */
final class BackendLayers {
  private BackendLayers() {}

  /** Returns the outermost layer, which gets tables as entities declare them. */
  static Backend over(Backend backend, InstantSource time) {
    Backend grouped = GroupedBackend.over(backend);
    Backend listed = BucketListBackend.over(FormerColumnsBackend.over(grouped, time), time);
    return MarkedRowsBackend.over(new MovedWrites(listed));
  }
}
