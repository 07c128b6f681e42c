package dev.rowan.storage.cassandra.write;

import dev.rowan.mutation.Moment;
import dev.rowan.storage.cassandra.session.Statement;
import java.nio.ByteBuffer;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The timestamp of a unit, as statements say it; none where the server gives it: beside a
 * condition, and for counters.
 */
record WriteTime(OptionalLong timestamp) {
  static final String USING = " USING ";
  static final String AND = " AND ";
  static final String TTL = "TTL ";
  static final String TIMESTAMP = "TIMESTAMP ";

  static final WriteTime OF_THE_SERVER = new WriteTime(OptionalLong.empty());

  static WriteTime at(long timestamp) {
    return new WriteTime(OptionalLong.of(timestamp));
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
    if (timestamp.isPresent()) {
      statement.add(before).add(TIMESTAMP).bind(microseconds(moment));
    } else {
      statement.notIdempotent();
    }
  }

  /** Gives the values for what {@link #using} would say to a statement whose text says it. */
  void giveTo(Statement statement, Moment moment, OptionalInt ttl) {
    if (ttl.isPresent()) {
      statement.value(seconds(ttl));
    }
    if (timestamp.isPresent()) {
      statement.value(microseconds(moment));
    } else {
      statement.notIdempotent();
    }
  }

  private static ByteBuffer seconds(OptionalInt ttl) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(0, ttl.getAsInt());
  }

  private ByteBuffer microseconds(Moment moment) {
    long microseconds = timestamp.getAsLong() - (moment == Moment.JUST_BEFORE ? 1 : 0);
    return ByteBuffer.allocate(Long.BYTES).putLong(0, microseconds);
  }
}
