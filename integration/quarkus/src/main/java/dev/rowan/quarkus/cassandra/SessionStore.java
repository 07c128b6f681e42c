package dev.rowan.quarkus.cassandra;

import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.quarkus.RowanConfig;
import dev.rowan.quarkus.StoreWithoutAddress;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.ForeignColumns;
import dev.rowan.storage.cassandra.SchemaMode;
import io.quarkus.runtime.configuration.ConfigurationException;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The store of the application's one {@code CqlSession}. Called by the container. */
@Singleton
public class SessionStore implements StoreWithoutAddress {
  private final Instance<CqlSession> sessions;
  private final RowanConfig.Cassandra config;

  /** For the container. */
  public SessionStore(Instance<CqlSession> sessions, RowanConfig config) {
    this.sessions = sessions;
    this.config = config.cassandra();
  }

  @Override
  public Optional<Rowan> open(RowanOptions options) {
    if (!sessions.isResolvable()) {
      return Optional.empty();
    }
    CqlSession session = sessions.get();
    return Optional.of(
        Rowan.on(
            CassandraBackend.on(
                session,
                keyspace(session),
                word("rowan.cassandra.schema", config.schema(), SchemaMode.values()),
                word(
                    "rowan.cassandra.foreign-columns",
                    config.foreignColumns(),
                    ForeignColumns.values())),
            options));
  }

  private String keyspace(CqlSession session) {
    return config
        .keyspace()
        .or(() -> session.getKeyspace().map(CqlIdentifier::asInternal))
        .orElseThrow(
            () ->
                new ConfigurationException(
                    "The CqlSession of the application has no keyspace, so its tables have no"
                        + " place. Set rowan.cassandra.keyspace=shop in application.properties, or"
                        + " give the CqlSession a keyspace",
                    Set.of("rowan.cassandra.keyspace")));
  }

  private static <E extends Enum<E>> E word(String key, String stated, E[] known) {
    return Arrays.stream(known)
        .filter(each -> word(each).equals(stated))
        .findFirst()
        .orElseThrow(
            () ->
                new ConfigurationException(
                    "%s is %s. Set it to one of: %s"
                        .formatted(
                            key,
                            stated,
                            Arrays.stream(known)
                                .map(SessionStore::word)
                                .collect(Collectors.joining(", "))),
                    Set.of(key)));
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
