package dev.rowan.mapping;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A shard that an object or a caller states. A row in another one would be stored, and no read of
 * all shards would find it.
 *
 * @param count the number of shards, at least 1
 */
record ShardCodec(ValueCodec<Integer> codec, int count) implements ValueCodec<Integer> {
  @Override
  public @Nullable Object encode(Integer value) {
    if (value < 0 || value >= count) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of("expected", "a shard from 0 to " + (count - 1), "found", "another number"),
          null);
    }
    return codec.encode(value);
  }

  /** A stored row is returned as it is, whatever another program wrote. */
  @Override
  public Integer decode(Object stored) {
    return codec.decode(stored);
  }

  @Override
  public @Nullable Integer absent() {
    return codec.absent();
  }
}
