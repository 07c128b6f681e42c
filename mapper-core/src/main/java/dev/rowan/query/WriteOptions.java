package dev.rowan.query;

import dev.rowan.annotation.Consistency;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How one write is done, as an argument of a DAO method that inserts, updates or deletes.
 *
 * <p>A delete takes no ttl, and neither does an update of an entity with indexes: there an insert
 * says how long the row lives. A write under a condition takes no timestamp, as its order is the
 * store's to decide.
 *
 * @param ttl how long what is written lives, in whole seconds, at most {@link #MAX_TTL}; zero for
 *     good; null for what the table says
 * @param timestamp the moment, cut to microseconds, by which the store orders this write against
 *     others, where a later one wins; null for now
 * @param call consistency and the like
 */
public record WriteOptions(@Nullable Duration ttl, @Nullable Instant timestamp, CallOptions call) {
  /** Twenty years: the limit of Cassandra ({@code Attributes.MAX_TTL} there). */
  public static final Duration MAX_TTL = Duration.ofDays(20L * 365);

  /** Nothing in particular. */
  public static final WriteOptions NONE = new WriteOptions(null, null, CallOptions.NONE);

  /**
   * Checks the bounds.
   *
   * @throws RejectedInput if the ttl is negative, too long or no whole number of seconds, or the
   *     timestamp is too far from 1970 to be counted in microseconds, or the consistency is a
   *     serial one, which reads and conditions have
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
      throw rejected("consistency", consistency + ", which reads and conditions have");
    }
  }

  /** Options for any way of carrying the write out. */
  public WriteOptions(@Nullable Duration ttl, @Nullable Instant timestamp) {
    this(ttl, timestamp, CallOptions.NONE);
  }

  /** Returns options by which what is written lives this long; zero means for good. */
  public static WriteOptions lasting(Duration ttl) {
    return new WriteOptions(ttl, null);
  }

  /** Returns options by which the write counts as done at this moment. */
  public static WriteOptions at(Instant timestamp) {
    return new WriteOptions(null, timestamp);
  }

  /** Returns options of this consistency alone. */
  public static WriteOptions at(Consistency consistency) {
    return of(CallOptions.at(consistency));
  }

  /** Returns options by which the write is carried out like this. */
  public static WriteOptions of(CallOptions call) {
    return new WriteOptions(null, null, call);
  }

  /** Returns the same options with this ttl. */
  public WriteOptions withTtl(Duration newTtl) {
    return new WriteOptions(newTtl, timestamp, call);
  }

  /** Returns the same options with this timestamp. */
  public WriteOptions withTimestamp(Instant newTimestamp) {
    return new WriteOptions(ttl, newTimestamp, call);
  }

  /** Returns the same options, carried out like this. */
  public WriteOptions withCall(CallOptions newCall) {
    return new WriteOptions(ttl, timestamp, newCall);
  }

  /** Returns the same options, and for each of their call that is null the other's. */
  public WriteOptions orElse(CallOptions other) {
    return new WriteOptions(ttl, timestamp, call.orElse(other));
  }

  /** Returns the moment in microseconds since 1970. */
  public static long micros(Instant timestamp) {
    try {
      return ChronoUnit.MICROS.between(Instant.EPOCH, timestamp);
    } catch (ArithmeticException | DateTimeException tooFar) {
      throw rejected("timestamp", "too far from 1970");
    }
  }

  private static RejectedInput rejected(String option, String found) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of(option, found), null);
  }
}
