package dev.rowan.storage.cassandra.write;

import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.storage.cassandra.session.StatementDraft;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The timestamp of a batch, which its request carries; statements contain only deviating
 * timestamps. Empty where the server assigns it: with a condition, and for counters.
 */
public record BatchTimestamp(OptionalLong timestamp) {
  static final String USING = " USING ";
  static final String AND = " AND ";
  static final String TTL = "TTL ";
  static final String TIMESTAMP = "TIMESTAMP ";

  static final BatchTimestamp OF_THE_SERVER = new BatchTimestamp(OptionalLong.empty());

  /** Returns the time of a batch with this timestamp, in microseconds since 1970. */
  public static BatchTimestamp at(long timestamp) {
    return new BatchTimestamp(OptionalLong.of(timestamp));
  }

  /**
   * Returns whether the statement text contains the timestamp, which then differs from the
   * request's.
   */
  boolean isSaid(TimestampOffset moment) {
    return moment == TimestampOffset.ONE_MICROSECOND_EARLIER && timestamp.isPresent();
  }

  boolean isOfTheServer() {
    return timestamp.isEmpty();
  }

  /**
   * Adds the timestamp and the TTL. A write whose timestamp the server assigns is a new write at
   * each execution, and so not idempotent.
   */
  void using(StatementDraft statement, TimestampOffset moment, OptionalInt ttl) {
    String before = USING;
    if (ttl.isPresent()) {
      statement.add(before).add(TTL).bind(seconds(ttl));
      before = AND;
    }
    if (isSaid(moment)) {
      statement.add(before).add(TIMESTAMP).bind(justBefore());
    }
    giveTo(statement);
  }

  /**
   * Puts the values of the markers that {@link #using} would add at the end of a statement's
   * values.
   */
  void encode(TimestampOffset moment, OptionalInt ttl, @Nullable ByteBuffer[] places) {
    int last = places.length;
    if (isSaid(moment)) {
      places[--last] = justBefore();
    }
    if (ttl.isPresent()) {
      places[--last] = seconds(ttl);
    }
  }

  static ByteBuffer seconds(OptionalInt ttl) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(0, ttl.getAsInt());
  }

  private ByteBuffer justBefore() {
    return ByteBuffer.allocate(Long.BYTES).putLong(0, timestamp.getAsLong() - 1);
  }

  /** Sets the timestamp of a statement. */
  void giveTo(StatementDraft statement) {
    if (timestamp.isPresent()) {
      statement.at(timestamp.getAsLong());
    } else {
      statement.notIdempotent();
    }
  }
}
