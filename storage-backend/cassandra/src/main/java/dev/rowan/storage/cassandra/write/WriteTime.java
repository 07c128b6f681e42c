package dev.rowan.storage.cassandra.write;

import dev.rowan.mutation.Moment;
import dev.rowan.storage.cassandra.session.Statement;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The timestamp of a unit, which its request has; statements say it where theirs is another. None
 * where the server gives it: beside a condition, and for counters.
 */
public record WriteTime(OptionalLong timestamp) {
  static final String USING = " USING ";
  static final String AND = " AND ";
  static final String TTL = "TTL ";
  static final String TIMESTAMP = "TIMESTAMP ";

  static final WriteTime OF_THE_SERVER = new WriteTime(OptionalLong.empty());

  /** Returns the time of a unit with this timestamp, in microseconds since 1970. */
  public static WriteTime at(long timestamp) {
    return new WriteTime(OptionalLong.of(timestamp));
  }

  /** Returns whether a text says it: what the request has is that of the unit. */
  boolean isSaid(Moment moment) {
    return moment == Moment.JUST_BEFORE && timestamp.isPresent();
  }

  boolean isOfTheServer() {
    return timestamp.isEmpty();
  }

  /**
   * Says when something is written, and for how long it lives. Without a timestamp of ours it is
   * later each time that it is done, and so another write.
   */
  void using(Statement statement, Moment moment, OptionalInt ttl) {
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

  /** Puts the values for what {@link #using} would say into the last places of a statement. */
  void encode(Moment moment, OptionalInt ttl, @Nullable ByteBuffer[] places) {
    int last = places.length;
    if (isSaid(moment)) {
      places[--last] = justBefore();
    }
    if (ttl.isPresent()) {
      places[--last] = seconds(ttl);
    }
  }

  private static ByteBuffer seconds(OptionalInt ttl) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(0, ttl.getAsInt());
  }

  private ByteBuffer justBefore() {
    return ByteBuffer.allocate(Long.BYTES).putLong(0, timestamp.getAsLong() - 1);
  }

  /** Gives it to a statement. */
  void giveTo(Statement statement) {
    if (timestamp.isPresent()) {
      statement.at(timestamp.getAsLong());
    } else {
      statement.notIdempotent();
    }
  }
}
