package dev.rowan.mapping;

import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TimedRow;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A property of an entity, and the column that stores it. Thread-safe.
 *
 * @param <J> the property's type, boxed
 * @param name the property's name
 * @param column the place of its column in the entity's table
 */
public record Property<J>(String name, int column, ValueCodec<J> codec) implements KeyArgument<J> {
  private static final long MICROS = 1_000_000;
  private static final long NANOS_OF_MICRO = 1_000;

  /**
   * Returns the canonical value of the property, or null for null.
   *
   * @throws RejectedInputException if the type cannot hold the value; it names the property
   */
  public @Nullable Object encode(@Nullable J value) {
    try {
      return value == null ? null : codec.encode(value);
    } catch (RowanException e) {
      throw e.with("property", name);
    }
  }

  /**
   * Returns the property's value in a row; what the codec says where the column has no value.
   *
   * @throws dev.rowan.error.UnreadableRowException if the property cannot have the stored value; it
   *     names the property
   */
  public @Nullable J decode(Row row) {
    Object stored = row.get(column);
    try {
      return stored == null ? codec.absent() : codec.decode(stored);
    } catch (RowanException e) {
      throw e.with("property", name);
    }
  }

  /**
   * Returns when the property's value in a row was written, with microseconds; null if the row has
   * no value, or was read without times.
   */
  public @Nullable Instant writeTime(Row row) {
    Long micros = writeMicros(row);
    return micros == null
        ? null
        : Instant.ofEpochSecond(
            Math.floorDiv(micros, MICROS), Math.floorMod(micros, MICROS) * NANOS_OF_MICRO);
  }

  /** Returns the same as {@link #writeTime}, in microseconds since 1970. */
  public @Nullable Long writeMicros(Row row) {
    long timestamp =
        row instanceof TimedRow timed ? timed.times().timestamp(column) : CellTimes.NEVER;
    return timestamp == CellTimes.NEVER ? null : timestamp;
  }

  /** Returns the same as {@link #writeMicros}, with 0 for null. */
  public long writeMicrosOrZero(Row row) {
    Long micros = writeMicros(row);
    return micros == null ? 0 : micros;
  }

  /**
   * Returns for how long the property's value in a row will exist, in whole seconds; null if the
   * value never expires, if the row has no value, or was read without times.
   */
  public @Nullable Duration ttl(Row row) {
    Integer seconds = ttlSeconds(row);
    return seconds == null ? null : Duration.ofSeconds(seconds);
  }

  /** Returns the same as {@link #ttl}, as a number of seconds. */
  public @Nullable Integer ttlSeconds(Row row) {
    int seconds = ttlSecondsOrZero(row);
    return seconds == 0 ? null : seconds;
  }

  /**
   * Returns how near the property's vector in a row is to that of the search that found the row;
   * not a number if the row was read without it.
   */
  public float similarity(Row row) {
    return row.similarity();
  }

  /** Returns the same as {@link #ttlSeconds}, with 0 for null. */
  public int ttlSecondsOrZero(Row row) {
    return row instanceof TimedRow timed ? timed.times().ttl(column) : 0;
  }
}
