package dev.rowan;

import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.observe.SlowCallLog;
import dev.rowan.internal.session.Listeners;
import dev.rowan.internal.session.TypedCallback;
import dev.rowan.mapping.EntityCallback;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.JobListener;
import dev.rowan.spi.call.CallOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/**
 * The options of a {@link Rowan} that apply to every backend. Immutable and thread-safe.
 * <!-- tag: api-rowan-options -->
 *
 * <pre>{@code
 * RowanOptions options =
 *     RowanOptions.defaults()
 *         .withTimeout(Duration.ofSeconds(5)) // of calls that wait
 *         .withPageTokenSecret(secret) // at least 16 bytes
 *         .withReads(ReadOptions.at(Consistency.LOCAL_QUORUM));
 * }</pre>
 *
 * @see Rowan#connect(String, RowanOptions)
 */
public final class RowanOptions {
  private static final byte[] PUBLIC_SECRET =
      "rowan page tokens, not secret".getBytes(StandardCharsets.US_ASCII);

  private final Duration timeout;
  private final byte[] pageTokenSecret;
  private final ReadOptions reads;
  private final WriteOptions writes;
  private final Listeners listeners;
  private final InstantSource time;

  private RowanOptions(
      Duration timeout,
      byte[] pageTokenSecret,
      ReadOptions reads,
      WriteOptions writes,
      Listeners listeners,
      InstantSource time) {
    this.timeout = timeout;
    this.pageTokenSecret = pageTokenSecret.clone();
    this.reads = reads;
    this.writes = writes;
    this.listeners = listeners;
    this.time = time;
  }

  /**
   * Returns the default options. A blocking call waits at most 30 seconds. Page tokens are signed
   * with a public key: Rowan detects damaged tokens and tokens of other queries, but everyone can
   * forge one. Request options are those of the backend.
   */
  public static RowanOptions defaults() {
    return new RowanOptions(
        Duration.ofSeconds(30),
        PUBLIC_SECRET,
        ReadOptions.NONE,
        WriteOptions.NONE,
        Listeners.NONE,
        InstantSource.system());
  }

  /**
   * Returns a copy with another timeout of calls, 30 seconds by default. A call sends no request
   * and no retry after its timeout, and a blocking call waits no longer. A call or DAO can set a
   * shorter timeout.
   *
   * @throws RejectedInputException if the timeout is not positive
   */
  public RowanOptions withTimeout(Duration newTimeout) {
    if (newTimeout.isNegative() || newTimeout.isZero()) {
      throw rejected("timeout", newTimeout + ", not positive");
    }
    return new RowanOptions(newTimeout, pageTokenSecret, reads, writes, listeners, time);
  }

  /**
   * Returns a copy with a secret that signs page tokens, so that only programs with the same secret
   * can create them. Every Rowan with the same secret accepts the tokens.
   *
   * @throws RejectedInputException if the secret has fewer than 16 bytes
   */
  public RowanOptions withPageTokenSecret(byte[] secret) {
    if (secret.length < 16) {
      throw rejected("page token secret", secret.length + " bytes, fewer than 16");
    }
    return new RowanOptions(timeout, secret, reads, writes, listeners, time);
  }

  /** Returns a copy with default options for reads. Options of a DAO or of a call override them. */
  public RowanOptions withReads(ReadOptions newReads) {
    return new RowanOptions(timeout, pageTokenSecret, newReads, writes, listeners, time);
  }

  /**
   * Returns a copy with default request options for writes. Options of a DAO or of a call override
   * them.
   *
   * @throws RejectedInputException if the consistency level is serial, which is allowed only for
   *     reads and conditional writes
   */
  public RowanOptions withWrites(CallOptions newWrites) {
    return new RowanOptions(
        timeout, pageTokenSecret, reads, WriteOptions.of(newWrites), listeners, time);
  }

  /**
   * Returns a copy with one more listener, which observes the calls of all DAOs. Without listeners,
   * a call only checks that there is none.
   *
   * @throws RejectedInputException if the listener is null
   */
  public RowanOptions withCallListener(CallListener listener) {
    if (listener == null) {
      throw rejected("call listener", "null");
    }
    return with(listeners.and(listener));
  }

  /**
   * Returns a copy with one more listener, which observes the jobs of {@link Rowan#maintenance} and
   * the builds of {@link Rowan#schema}.
   *
   * @throws RejectedInputException if the listener is null
   */
  public RowanOptions withJobListener(JobListener listener) {
    if (listener == null) {
      throw rejected("job listener", "null");
    }
    return with(listeners.and(listener));
  }

  /** Returns a copy without the listeners of calls; listeners of jobs and callbacks stay. */
  public RowanOptions withoutCallListeners() {
    return with(new Listeners(List.of(), listeners.jobs(), listeners.callbacks()));
  }

  private RowanOptions with(Listeners newListeners) {
    return new RowanOptions(timeout, pageTokenSecret, reads, writes, newListeners, time);
  }

  /**
   * Returns a copy that logs each call that takes at least this long, as a warning of the logger
   * {@code dev.rowan.slow}: DAO method, duration, outcome, requests, rows, and the statement or the
   * tables. The line never has values of user data. Without this option, no call is logged.
   *
   * @throws RejectedInputException if the threshold is negative
   */
  public RowanOptions withSlowCallLog(Duration threshold) {
    if (threshold.isNegative()) {
      throw rejected("threshold of slow calls", threshold + ", negative");
    }
    return withCallListener(new SlowCallLog(threshold));
  }

  /**
   * Returns a copy with one more callback, which runs for each entity of a type that a call writes
   * or reads. Several callbacks run in the order of their registration before a write, and in the
   * reverse order after a read. Without a callback for an entity, its calls cost nothing more.
   *
   * @param type an entity, or a type that several entities extend, such as an interface
   * @throws RejectedInputException if the type or the callback is null
   */
  public <E> RowanOptions withCallback(Class<E> type, EntityCallback<? super E> callback) {
    if (type == null || callback == null) {
      throw rejected(type == null ? "type of a callback" : "callback", "null");
    }
    return with(listeners.and(new TypedCallback<>(type, callback)));
  }

  /**
   * Returns a copy with another source of time than the clock of the machine, for tests of what
   * depends on time. The store takes from it the timestamps of writes and the end of TTLs; Rowan
   * takes from it the buckets of newest rows and the grace periods of jobs. Timeouts, retries and
   * {@code @CreatedAt} have the time of the machine. The time must run, and never go back: {@code
   * Clock.offset} is such a source.
   * <!-- tag: api-with-time -->
   *
   * <pre>{@code
   * InstantSource tomorrow = Clock.offset(Clock.systemUTC(), Duration.ofDays(1));
   * RowanOptions options = RowanOptions.defaults().withTime(tomorrow);
   * }</pre>
   *
   * @param newTime thread-safe
   * @throws RejectedInputException if the source is null
   */
  public RowanOptions withTime(InstantSource newTime) {
    if (newTime == null) {
      throw rejected("source of time", "null");
    }
    return new RowanOptions(timeout, pageTokenSecret, reads, writes, listeners, newTime);
  }

  InstantSource time() {
    return time;
  }

  Listeners listeners() {
    return listeners;
  }

  Duration timeout() {
    return timeout;
  }

  byte[] pageTokenSecret() {
    return pageTokenSecret.clone();
  }

  ReadOptions reads() {
    return reads;
  }

  CallOptions writes() {
    return writes.call();
  }

  private static RejectedInputException rejected(String what, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(what, found), null);
  }
}
