package dev.rowan.spi.guard;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * The index entries that reads compared with their rows, in windows of a minute for each index, and
 * the share of them that did not match. Thread-safe.
 */
final class EntryTraffic {
  /** The entries of an index in a window below which their share is not compared. */
  static final long MIN_ENTRIES = 1_000;

  private final Map<String, Window> windows = new ConcurrentHashMap<>();
  private final Watch shares;
  private final LongSupplier nanos;

  EntryTraffic(Watch shares, LongSupplier nanos) {
    this.shares = shares;
    this.nanos = nanos;
  }

  /** The counts of one index. */
  private static final class Window {
    private long start;
    private long entries;
    private long stale;

    /**
     * Returns the percentage of stale entries if the window is over, and starts a new one; or 0.
     */
    synchronized long ended(long now) {
      if (entries == 0 || now - start < TableTraffic.MINUTE) {
        return 0;
      }
      long percent = entries < MIN_ENTRIES ? 0 : (stale * 100 + entries - 1) / entries;
      entries = 0;
      stale = 0;
      return percent;
    }

    synchronized void add(long now, int read, int mismatched) {
      if (entries == 0) {
        start = now;
      }
      entries += read;
      stale += mismatched;
    }
  }

  void read(String index, int entries, int stale) {
    Window window = windows.computeIfAbsent(index, name -> new Window());
    long now = nanos.getAsLong();
    shares.note(window.ended(now), index);
    window.add(now, entries, stale);
  }

  /** Ends the windows whose minute is over. */
  void endWindows() {
    windows.forEach((index, window) -> shares.note(window.ended(nanos.getAsLong()), index));
  }
}
