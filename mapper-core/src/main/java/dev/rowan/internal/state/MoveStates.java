package dev.rowan.internal.state;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.store.IndexState;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The records of tables that took the place of a former table. A record is one row of {@link
 * IndexStates#TABLE}, beside the state of the index that the table was. Thread-safe.
 */
public final class MoveStates {
  private static final String SUFFIX = ".moved";

  private static final String WRITTEN = ".written";

  private final IndexStates states;

  /** Reads and writes records in this store. */
  public MoveStates(Backend backend) {
    this.states = new IndexStates(backend);
  }

  /**
   * A record.
   *
   * @param since when a program first opened the table as that of its entity; null if none did
   * @param position where the comparison of both tables continues; null at its start
   * @param done the number of rows before that position
   */
  public record Move(@Nullable Instant since, @Nullable String position, long done) {
    /** Nothing is recorded. */
    public static final Move NONE = new Move(null, null, 0);
  }

  /** Returns the record of a table among the states of its former table. */
  public static Move of(Map<String, IndexRecord> records, String table) {
    IndexRecord found = records.get(table + SUFFIX);
    return found == null ? Move.NONE : new Move(found.heldUntil(), found.position(), found.done());
  }

  /** Records the time from which the table is that of an entity, unless a time is recorded. */
  public CompletionStage<Boolean> start(
      String former, String table, Map<String, IndexRecord> records, Instant now) {
    Move move = of(records, table);
    return write(
        former,
        table,
        records,
        new Move(now.truncatedTo(ChronoUnit.MILLIS), move.position(), move.done()));
  }

  /** Records that a program wrote the table as that of an entity. */
  public CompletionStage<Void> written(String former, String table) {
    return states
        .change(former, table + WRITTEN, null, IndexRecord.of(IndexState.READABLE))
        .thenAccept(changed -> {}); // or another program has done it
  }

  /** Returns whether a program wrote the table as that of an entity. */
  public static boolean isWritten(Map<String, IndexRecord> records, String table) {
    return records.containsKey(table + WRITTEN);
  }

  /** Replaces a record. */
  public CompletionStage<Boolean> write(
      String former, String table, Map<String, IndexRecord> records, Move move) {
    IndexRecord wanted =
        new IndexRecord(IndexState.READABLE, null, move.since(), move.position(), move.done());
    return states.change(former, table + SUFFIX, records.get(table + SUFFIX), wanted);
  }

  /** Removes the record of a table, and the state of the index that the table was. */
  public CompletionStage<Void> forget(String former, String table) {
    return states
        .remove(former, table + SUFFIX)
        .thenCompose(done -> states.remove(former, table + WRITTEN))
        .thenCompose(done -> states.remove(former, table));
  }
}
