package dev.rowan.internal.write;

import dev.rowan.annotation.Consistency;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.RowState;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Reads single rows of an entity for index maintenance. Thread-safe. */
public final class RowReader {
  private static final Set<Consistency> MAJORITIES =
      EnumSet.of(
          Consistency.LOCAL_QUORUM,
          Consistency.QUORUM,
          Consistency.EACH_QUORUM,
          Consistency.ALL,
          Consistency.SERIAL,
          Consistency.LOCAL_SERIAL);

  private final Backend backend;
  private final EntityTables tables;

  /** Reads rows of these tables. */
  public RowReader(Backend backend, EntityTables tables) {
    this.backend = backend;
    this.tables = tables;
  }

  /**
   * A stored row and its state.
   *
   * @param stored all columns, or null if there is none
   * @param times when the columns were written; null if the times were not requested, or there is
   *     no row
   */
  public record Found(@Nullable Row stored, RowState state, @Nullable CellTimes times) {}

  /** Returns options with the consistency of the caller, or a majority if the caller has none. */
  public static CallOptions majority(CallOptions options) {
    return options.orElse(CallOptions.at(Consistency.LOCAL_QUORUM));
  }

  /**
   * Returns the options of writes that maintain versioned entries: those of the caller, but at
   * least a majority. By a majority, a write reads the writes before it.
   */
  public static CallOptions atLeastMajority(CallOptions options) {
    return isMajority(options) ? options : options.withConsistency(Consistency.LOCAL_QUORUM);
  }

  /** Returns whether a majority of the replicas answers requests with these options. */
  public static boolean isMajority(CallOptions options) {
    Consistency consistency = options.consistency();
    return consistency != null && MAJORITIES.contains(consistency);
  }

  /** Reads the row of a key, and when it was written. */
  public CompletionStage<Found> read(Row key, CallOptions options) {
    return fetch(key, ReadMode.TIMED.with(options));
  }

  /**
   * Reads the row of a key, and when it was written, after all conditional writes that were decided
   * before.
   */
  CompletionStage<Found> readSerially(Row key, CallOptions options) {
    Consistency serial = options.serialConsistency();
    return fetch(
        key,
        ReadMode.TIMED.with(options.withConsistency(serial == null ? Consistency.SERIAL : serial)));
  }

  /** Reads the row of a key without times. */
  public CompletionStage<Found> readUntimed(Row key, CallOptions options) {
    return fetch(key, ReadMode.PLAIN.with(options));
  }

  private CompletionStage<Found> fetch(Row key, ReadMode mode) {
    return backend.fetch(RowQuery.of(tables.row(), key, mode)).thenApply(this::found);
  }

  private Found found(RowPage page) {
    if (page.rows().isEmpty()) {
      return new Found(null, RowState.ABSENT, null);
    }
    Row stored = page.rows().get(0);
    CellTimes times = page.times().isEmpty() ? null : page.times().get(0);
    return new Found(stored, RowState.of(tables, stored, times), times);
  }
}
