package dev.rowan.mapping;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A column of the partition key with a shard that each insert takes in turn. Of {@code count}
 * inserts of a process, each shard gets one; the shard that begins changes at random, so that rows
 * of owners that take turns too are divided among all shards. Thread-safe.
 */
public final class ShardInTurn implements ComputedColumn<Integer> {
  private static final long ODD = 0x9E37_79B9_7F4A_7C15L;
  private static final int HALF = 32;

  private final Property<Integer> property;
  private final int count;
  private final long seed = ThreadLocalRandom.current().nextLong();
  private final AtomicLong taken = new AtomicLong();

  /**
   * Creates the column.
   *
   * @param property the property that stores the shard
   * @param count the number of shards, at least 1
   */
  public ShardInTurn(Property<Integer> property, int count) {
    this.property = property;
    this.count = count;
  }

  /** Returns the shard of the next row: from 0 to {@link #count} - 1. */
  public int next() {
    long turn = taken.getAndIncrement();
    return (int) Math.floorMod(first(Math.floorDiv(turn, count)) + turn, (long) count);
  }

  /** Returns the shard that begins a round: another random number for each round. */
  private long first(long round) {
    long mixed = (seed + round) * ODD;
    return ((mixed ^ (mixed >>> HALF)) * ODD) >>> HALF;
  }

  /** Returns the number of shards, at least 1. */
  public int count() {
    return count;
  }

  @Override
  public Property<Integer> property() {
    return property;
  }

  /** Returns the property itself: no other value of a row decides about the shard. */
  @Override
  public Property<Integer> source() {
    return property;
  }

  @Override
  public Object compute(Object value) {
    return value;
  }
}
