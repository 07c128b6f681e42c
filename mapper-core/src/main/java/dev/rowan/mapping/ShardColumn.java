package dev.rowan.mapping;

import dev.rowan.spi.schema.Shards;

/**
 * A column of the partition key with the shard of another property of the row. Thread-safe.
 *
 * @param <S> the type of the other property, boxed
 * @param property the property that stores the shard
 * @param source the property whose values are divided among the shards
 * @param count the number of shards, at least 1
 */
public record ShardColumn<S>(Property<Integer> property, Property<S> source, int count)
    implements ComputedColumn<S> {
  @Override
  public Object compute(Object value) {
    return Shards.of(value, count);
  }
}
