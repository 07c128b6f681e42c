package dev.rowan;

import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.query.ReadOptions;
import dev.rowan.query.WriteOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/**
 * How a {@link Rowan} behaves, whatever its backend. Immutable and thread-safe.
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

  private RowanOptions(
      Duration timeout, byte[] pageTokenSecret, ReadOptions reads, WriteOptions writes) {
    this.timeout = timeout;
    this.pageTokenSecret = pageTokenSecret.clone();
    this.reads = reads;
    this.writes = writes;
  }

  /**
   * Returns the defaults: calls wait 30 seconds at most; page tokens are checked for damage and for
   * use with another query, but anyone who knows Rowan could make one; how requests are carried out
   * is left to the backend.
   */
  public static RowanOptions defaults() {
    return new RowanOptions(
        Duration.ofSeconds(30), PUBLIC_SECRET, ReadOptions.NONE, WriteOptions.NONE);
  }

  /**
   * Returns these options with another limit for calls that wait.
   *
   * @throws RejectedInput if the limit is not positive
   */
  public RowanOptions withTimeout(Duration newTimeout) {
    if (newTimeout.isNegative() || newTimeout.isZero()) {
      throw rejected("timeout", newTimeout + ", not positive");
    }
    return new RowanOptions(newTimeout, pageTokenSecret, reads, writes);
  }

  /**
   * Returns these options with a secret that signs page tokens, so that nobody else can make them.
   * Tokens are taken by every Rowan with the same secret.
   *
   * @throws RejectedInput if the secret has fewer than 16 bytes
   */
  public RowanOptions withPageTokenSecret(byte[] secret) {
    if (secret.length < 16) {
      throw rejected("page token secret", secret.length + " bytes, fewer than 16");
    }
    return new RowanOptions(timeout, secret, reads, writes);
  }

  /** Returns these options with how DAOs read where neither they nor a call says otherwise. */
  public RowanOptions withReads(ReadOptions newReads) {
    return new RowanOptions(timeout, pageTokenSecret, newReads, writes);
  }

  /**
   * Returns these options with how DAOs write where neither they nor a call says otherwise.
   *
   * @throws RejectedInput if the consistency is a serial one, which reads and conditions have
   */
  public RowanOptions withWrites(CallOptions newWrites) {
    return new RowanOptions(timeout, pageTokenSecret, reads, WriteOptions.of(newWrites));
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

  private static RejectedInput rejected(String what, String found) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of(what, found), null);
  }
}
