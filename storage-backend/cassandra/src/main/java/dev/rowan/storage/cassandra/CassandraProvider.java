package dev.rowan.storage.cassandra;

import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import dev.rowan.annotation.Consistency;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.storage.cassandra.session.ClusterAddress;
import dev.rowan.storage.cassandra.session.SessionOpening;
import dev.rowan.storage.cassandra.session.SessionSettings;
import java.util.List;
import java.util.function.Consumer;

/**
 * Serves {@code rowan:cassandra://host:port,host/keyspace?datacenter=dc1}. The options are {@code
 * schema=validate|create|create-missing|unchecked}; {@code foreign-columns=refuse|accept}; {@code
 * consistency}, {@code serial-consistency}, {@code timeout}, {@code page-size} and {@code profile}
 * as defaults of requests; and the limits of {@link GuardrailLimits}.
 * <!-- tag: security-credentials -->
 *
 * <pre>{@code
 * ConnectionString address =
 *     ConnectionString.parse("rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1");
 * return Rowan.on(new CassandraProvider().open(address, user, password), RowanOptions.defaults());
 * }</pre>
 */
public final class CassandraProvider implements BackendProvider {
  /** For {@link java.util.ServiceLoader}. */
  public CassandraProvider() {}

  @Override
  public String scheme() {
    return "cassandra";
  }

  @Override
  public CassandraBackend open(ConnectionString address) {
    return open(address, builder -> {});
  }

  /**
   * Opens a cluster with credentials that the driver's configuration does not have, such as those
   * of a vault.
   *
   * @param password never part of a message or a log
   * @throws dev.rowan.error.ConfigurationException if the string is malformed, or the cluster
   *     denies access
   * @throws dev.rowan.error.BackendUnavailableException if no node answers
   */
  public CassandraBackend open(ConnectionString address, String user, String password) {
    return open(address, builder -> builder.withAuthCredentials(user, password));
  }

  private static CassandraBackend open(
      ConnectionString address, Consumer<CqlSessionBuilder> prepare) {
    ConnectionOptions options = ConnectionOptions.of(address);
    ClusterAddress cluster = ClusterAddress.of(address);
    SchemaMode mode =
        options.word(ConnectionOptions.SCHEMA, SchemaMode.VALIDATE, List.of(SchemaMode.values()));
    GuardrailLimits limits = CassandraBackend.LIMITS.with(address.options());
    SessionSettings settings =
        new SessionSettings(
            options.text(ConnectionOptions.DATACENTER),
            options.name(ConnectionOptions.CONSISTENCY, List.of(Consistency.values())),
            options.name(
                ConnectionOptions.SERIAL_CONSISTENCY,
                List.of(Consistency.SERIAL, Consistency.LOCAL_SERIAL)),
            options.duration(ConnectionOptions.TIMEOUT),
            options.count(ConnectionOptions.PAGE_SIZE),
            options.text(ConnectionOptions.PROFILE));
    return CassandraBackend.owning(
        SessionOpening.open(cluster, settings, prepare, () -> WarmUp.run(cluster.keyspace())),
        cluster.keyspace(),
        mode,
        options.word(
            ConnectionOptions.FOREIGN_COLUMNS,
            ForeignColumns.REFUSE,
            List.of(ForeignColumns.values())),
        settings.profile(),
        limits);
  }
}
