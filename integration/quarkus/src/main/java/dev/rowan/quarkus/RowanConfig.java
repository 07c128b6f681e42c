package dev.rowan.quarkus;

import dev.rowan.annotation.Consistency;
import io.quarkus.runtime.annotations.ConfigPhase;
import io.quarkus.runtime.annotations.ConfigRoot;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** The properties {@code rowan.*}, read when the application starts. Immutable and thread-safe. */
@ConfigMapping(prefix = "rowan")
@ConfigRoot(phase = ConfigPhase.RUN_TIME)
public interface RowanConfig {
  /**
   * The address of the store, such as rowan:embedded:data/shop, rowan:memory: or
   * rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1. Without it, Rowan uses the CqlSession of
   * the application, if there is one. Otherwise dev mode uses a directory of the build, and tests
   * use a store in memory.
   */
  Optional<String> url();

  /** How long a call may take, with all its requests and retries. The default is 30 seconds. */
  Optional<Duration> timeout();

  /**
   * The secret that signs page tokens, of at least 16 bytes. Instances of one application need the
   * same secret.
   */
  Optional<String> pageTokenSecret();

  /** The duration from which on a DAO call is logged as slow. Without it, no call is logged. */
  Optional<Duration> slowCalls();

  /** The defaults of reads. */
  Reads reads();

  /** The defaults of writes. */
  Writes writes();

  /** The tables of the CqlSession of the application. */
  Cassandra cassandra();

  /** The defaults of reads. A DAO or a call can set others. */
  interface Reads {
    /** The consistency level of reads on a cluster. */
    Optional<Consistency> consistency();

    /** The number of rows that one request fetches, up to 100,000. With 0 the backend decides. */
    @WithDefault("0")
    int pageSize();
  }

  /** The defaults of writes. A DAO or a call can set others. */
  interface Writes {
    /** The consistency level of writes on a cluster. */
    Optional<Consistency> consistency();

    /** The serial consistency level of conditional writes: serial or local-serial. */
    Optional<Consistency> serialConsistency();
  }

  /**
   * The tables of the CqlSession of the application. An address in {@code rowan.url} states the
   * same as options.
   */
  interface Cassandra {
    /** The keyspace of the tables, case-sensitive. The default is the keyspace of the session. */
    Optional<String> keyspace();

    /**
     * What happens if tables of the cluster differ from the entities: validate, unchecked, create
     * or create-missing.
     */
    @WithDefault("validate")
    String schema();

    /**
     * What happens if a derived table has columns that only other programs know: refuse or accept.
     */
    @WithDefault("refuse")
    String foreignColumns();
  }
}
