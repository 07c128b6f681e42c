package dev.rowan.dao;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options of one write, as an argument of a DAO method that inserts, updates, deletes or
 * increments. Immutable and thread-safe.
 *
 * <p>A delete takes no TTL. An update of an entity with indexes takes no TTL either; there the
 * insert sets the TTL of the row. A conditional write takes no timestamp, because the store decides
 * its order. Writes of counters take neither, as in Cassandra.
 * <!-- tag: options -->
 *
 * <pre>{@code
 * readings.save(reading(0), WriteOptions.ttl(Duration.ofDays(365)));
 * readings.save(reading(1), WriteOptions.at(Instant.parse("2024-05-17T12:00:01Z")));
 * }</pre>
 *
 * @param ttl the time to live of the written values, in whole seconds, at most {@link #MAX_TTL}.
 *     Zero means that the values never expire. Null means the default TTL of the table
 * @param timestamp the write timestamp, truncated to microseconds. Of two writes of one cell the
 *     later timestamp wins. Null means the current time
 * @param call the request options, such as consistency
 */
public record WriteOptions(@Nullable Duration ttl, @Nullable Instant timestamp, CallOptions call) {
  /** Twenty years: the largest TTL of Cassandra ({@code Attributes.MAX_TTL}). */
  public static final Duration MAX_TTL = Duration.ofDays(20L * 365);

  /** No option set. */
  public static final WriteOptions NONE = new WriteOptions(null, null, CallOptions.NONE);

  /**
   * Checks the bounds.
   *
   * @throws RejectedInputException if the TTL is negative, too long or not a whole number of
   *     seconds; if the timestamp is too far from 1970 for 64-bit microseconds; or if the
   *     consistency level is serial, which is allowed only for reads and conditional writes
   */
  public WriteOptions {
    boolean possible =
        ttl == null || (!ttl.isNegative() && ttl.toNanosPart() == 0 && ttl.compareTo(MAX_TTL) <= 0);
    if (!possible) {
      throw rejected("ttl", ttl + ", of PT0S to " + MAX_TTL + " in whole seconds");
    }
    if (timestamp != null) {
      micros(timestamp);
    }
    Consistency consistency = call.consistency();
    if (consistency != null && consistency.isSerial()) {
      throw rejected(
          "consistency", consistency + ", which is allowed only for reads and conditional writes");
    }
  }

  /** Creates options without request options. */
  public WriteOptions(@Nullable Duration ttl, @Nullable Instant timestamp) {
    this(ttl, timestamp, CallOptions.NONE);
  }

  /** Returns options with only this TTL set; zero means that the values never expire. */
  public static WriteOptions ttl(Duration ttl) {
    return new WriteOptions(ttl, null);
  }

  /** Returns options with only this write timestamp set. */
  public static WriteOptions at(Instant timestamp) {
    return new WriteOptions(null, timestamp);
  }

  /** Returns options with only this consistency level set. */
  public static WriteOptions at(Consistency consistency) {
    return of(CallOptions.at(consistency));
  }

  /** Returns options with only these request options set. */
  public static WriteOptions of(CallOptions call) {
    return new WriteOptions(null, null, call);
  }

  /** Returns a copy with another TTL. */
  public WriteOptions withTtl(Duration newTtl) {
    return new WriteOptions(newTtl, timestamp, call);
  }

  /** Returns a copy with another write timestamp. */
  public WriteOptions withTimestamp(Instant newTimestamp) {
    return new WriteOptions(ttl, newTimestamp, call);
  }

  /** Returns a copy with other request options. */
  public WriteOptions withCall(CallOptions newCall) {
    return new WriteOptions(ttl, timestamp, newCall);
  }

  /**
   * Returns these options; a request option that is not set here has the value of {@code other}.
   */
  public WriteOptions orElse(CallOptions other) {
    return new WriteOptions(ttl, timestamp, call.orElse(other));
  }

  /**
   * Returns the microseconds from 1970 to a timestamp.
   *
   * @throws RejectedInputException if the number does not fit 64 bits
   */
  public static long micros(Instant timestamp) {
    try {
      return ChronoUnit.MICROS.between(Instant.EPOCH, timestamp);
    } catch (ArithmeticException | DateTimeException tooFar) {
      throw rejected("timestamp", "too far from 1970");
    }
  }

  private static RejectedInputException rejected(String option, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(option, found), null);
  }
}
