package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatch;
import dev.rowan.state.IndexRecord;
import dev.rowan.state.IndexState;
import dev.rowan.state.IndexStates;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lets reads through indexes that are readable. What it knows of an index that it lets through is
 * read again in the background every {@value #FRESH_SECONDS} seconds, of any other one whenever it
 * is asked. Thread-safe.
 */
public final class IndexGate {
  /** For how long a state is taken as it was read. */
  static final int FRESH_SECONDS = 20;

  private final IndexStates states;
  private final Map<String, Known> known = new ConcurrentHashMap<>();
  private final Set<String> reading = ConcurrentHashMap.newKeySet();

  /** The state of an index, and when it was read. */
  private record Known(String table, IndexState state, long nanos) {
    boolean isFresh() {
      return System.nanoTime() - nanos < Duration.ofSeconds(FRESH_SECONDS).toNanos();
    }
  }

  IndexGate(IndexStates states) {
    this.states = states;
  }

  /** Returns where the states are kept. */
  public IndexStates states() {
    return states;
  }

  /** Notes the state of an index. */
  public void learn(String table, String index, IndexState state) {
    known.put(index, new Known(table, state, System.nanoTime()));
  }

  /**
   * Lets a read through an index.
   *
   * @throws SchemaMismatch if the index may lack rows
   */
  void require(String index) {
    Known now = known.get(index);
    if (now == null || (now.state() == IndexState.READABLE && now.isFresh())) {
      return;
    }
    read(now.table());
    now = known.getOrDefault(index, now);
    if (now.state() != IndexState.READABLE) {
      throw new SchemaMismatch(
          ErrorCode.INDEX_INCOMPLETE, Map.of("index", index, "table", now.table()), null);
    }
  }

  /** Does not wait: a backend that answers at once has answered when this returns. */
  private void read(String table) {
    if (reading.add(table)) {
      states
          .read(table)
          .whenComplete(
              (records, failure) -> {
                reading.remove(table);
                if (failure == null) {
                  learn(table, records);
                }
              });
    }
  }

  private void learn(String table, Map<String, IndexRecord> records) {
    known.replaceAll(
        (index, before) -> {
          if (!before.table().equals(table)) {
            return before;
          }
          IndexRecord record = records.get(index);
          IndexState state = record == null ? before.state() : record.state();
          return new Known(table, state, System.nanoTime());
        });
  }
}
