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
    if (ttl.isPresent()) {
      statement.add(" USING TTL ").bind(ByteBuffer.allocate(4).putInt(0, ttl.getAsInt()));
    }
    if (timestamp.isPresent()) {
      long microseconds = timestamp.getAsLong() - (moment == Moment.JUST_BEFORE ? 1 : 0);
      statement
          .add(ttl.isPresent() ? " AND TIMESTAMP " : " USING TIMESTAMP ")
          .bind(ByteBuffer.allocate(8).putLong(0, microseconds));
    } else {
      statement.notIdempotent();
    }
  }
}
