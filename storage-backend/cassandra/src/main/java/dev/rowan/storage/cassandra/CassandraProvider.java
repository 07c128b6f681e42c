package dev.rowan.storage.cassandra;

import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import dev.rowan.backend.Backend;
import dev.rowan.backend.BackendProvider;
import dev.rowan.backend.ConnectionString;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.SetupMistake;
import dev.rowan.storage.cassandra.session.ClusterAddress;
import dev.rowan.storage.cassandra.session.SessionOpening;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Serves {@code rowan:cassandra://host:port,host/keyspace?datacenter=dc1}, with {@code
 * schema=validate|create|create-missing} and {@code consistency=local-quorum|…}.
 */
public final class CassandraProvider implements BackendProvider {
  private static final String DATACENTER = "datacenter";
  private static final String SCHEMA = "schema";
  private static final String CONSISTENCY = "consistency";
  private static final List<String> KNOWN = List.of(CONSISTENCY, DATACENTER, SCHEMA);

  /** For {@link java.util.ServiceLoader}. */
  public CassandraProvider() {}

  @Override
  public String scheme() {
    return "cassandra";
  }

  @Override
  public Backend open(ConnectionString address) {
    Map<String, String> options = address.options();
    TreeSet<String> unknown = new TreeSet<>(options.keySet());
    unknown.removeAll(KNOWN);
    if (!unknown.isEmpty()) {
      throw mistake(unknown.first(), "one of " + String.join(", ", KNOWN));
    }
    ClusterAddress cluster = ClusterAddress.of(address);
    SchemaMode mode = word(SCHEMA, options.getOrDefault(SCHEMA, "validate"), SchemaMode.values());
    DefaultConsistencyLevel consistency =
        word(
            CONSISTENCY,
            options.getOrDefault(CONSISTENCY, "local-quorum"),
            DefaultConsistencyLevel.values());
    return CassandraBackend.owning(
        SessionOpening.open(cluster, options.get(DATACENTER), consistency.name()),
        cluster.keyspace(),
        mode);
  }

  /** Returns the constant that an option names, in lower case and with hyphens. */
  private static <E extends Enum<E>> E word(String option, String value, E[] constants) {
    return Stream.of(constants)
        .filter(constant -> spelled(constant).equals(value))
        .findFirst()
        .orElseThrow(
            () ->
                mistake(
                    option,
                    Arrays.stream(constants)
                        .map(CassandraProvider::spelled)
                        .collect(Collectors.joining(" or "))));
  }

  private static String spelled(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static SetupMistake mistake(String option, String expected) {
    return new SetupMistake(
        ErrorCode.MALFORMED_CONNECTION, Map.of("option", option, "expected", expected), null);
  }
}
