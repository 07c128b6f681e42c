package dev.rowan.spring;

import dev.rowan.RowanOptions;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.ReadOptions;
import dev.rowan.spi.call.CallOptions;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The properties {@code rowan.*}. Immutable and thread-safe.
 *
 * <p>For the run time: an application states properties, and does not name this class.
 *
 * @param url The address of the store, such as rowan:embedded:data/shop, rowan:memory: or
 *     rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1. Without it, Rowan uses the CqlSession of
 *     the application, if there is one.
 * @param timeout How long a call may take, with all its requests and retries. The default is 30
 *     seconds.
 * @param pageTokenSecret The secret that signs page tokens, of at least 16 bytes. Instances of one
 *     application need the same secret.
 * @param slowCalls The duration from which on a DAO call is logged as slow. Without it, no call is
 *     logged.
 * @param metrics The meters and observations of Micrometer.
 * @param reads The defaults of reads.
 * @param writes The defaults of writes.
 */
@ConfigurationProperties("rowan")
public record RowanProperties(
    @Nullable String url,
    @Nullable Duration timeout,
    @Nullable String pageTokenSecret,
    @Nullable Duration slowCalls,
    @DefaultValue Metrics metrics,
    @DefaultValue Reads reads,
    @DefaultValue Writes writes) {

  /**
   * The meters and observations of Micrometer.
   *
   * @param enabled Whether DAO calls and the store have meters and observations.
   */
  public record Metrics(@DefaultValue("true") boolean enabled) {}

  /**
   * The defaults of reads. A DAO or a call can set others.
   *
   * @param consistency The consistency level of reads on a cluster.
   * @param pageSize The number of rows that one request fetches, up to 100,000. With 0 the backend
   *     decides.
   */
  public record Reads(@Nullable Consistency consistency, @DefaultValue("0") int pageSize) {}

  /**
   * The defaults of writes. A DAO or a call can set others.
   *
   * @param consistency The consistency level of writes on a cluster.
   * @param serialConsistency The serial consistency level of conditional writes: serial or
   *     local-serial.
   */
  public record Writes(
      @Nullable Consistency consistency, @Nullable Consistency serialConsistency) {}

  /**
   * Returns the options that these properties state.
   *
   * @throws dev.rowan.error.RejectedInputException if a property is out of bounds
   */
  RowanOptions options() {
    RowanOptions options =
        RowanOptions.defaults()
            .withReads(ReadOptions.of(at(reads.consistency(), null)).withPageSize(reads.pageSize()))
            .withWrites(at(writes.consistency(), writes.serialConsistency()));
    if (timeout != null) {
      options = options.withTimeout(timeout);
    }
    if (slowCalls != null) {
      options = options.withSlowCallLog(slowCalls);
    }
    return pageTokenSecret == null
        ? options
        : options.withPageTokenSecret(pageTokenSecret.getBytes(StandardCharsets.UTF_8));
  }

  private static CallOptions at(@Nullable Consistency consistency, @Nullable Consistency serial) {
    return new CallOptions(consistency, serial, null, null, null, null, null, null);
  }

  /** Returns the name of the type alone, as the values may be secrets. */
  @Override
  public String toString() {
    return "RowanProperties";
  }
}
