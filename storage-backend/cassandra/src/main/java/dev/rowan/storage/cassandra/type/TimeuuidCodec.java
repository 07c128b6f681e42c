package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.util.UUID;

/** {@code timeuuid}: version 1 alone. */
final class TimeuuidCodec extends ScalarCodec<UUID> {
  TimeuuidCodec() {
    super("timeuuid", UUID.class, TypeCodecs.TIMEUUID);
  }

  @Override
  UUID canonical(UUID value) {
    if (value.version() != 1) {
      throw refuse("a UUID of version 1", "one of version " + value.version());
    }
    return value;
  }
}
