package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.ObservedCluster;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The replication of a keyspace, compared with the existing nodes. Strategies other than
 * Cassandra's own are not checked.
 *
 * @param factors by data centre; a strategy without data centres uses the empty name
 * @param nodes by data centre; under the empty name all nodes
 */
record Replication(String keyspace, Map<String, Integer> factors, Map<String, Integer> nodes) {
  private static final String ALL = "";
  private static final String SIMPLE = "SimpleStrategy";
  private static final String BY_DATACENTER = "NetworkTopologyStrategy";

  /** With transient replicas, the total number comes first. */
  private static final Pattern FACTOR = Pattern.compile("(\\d{1,5})(/\\d+)?");

  /**
   * Returns the replication of a keyspace.
   *
   * @param stored as the cluster reports it
   * @param datacenters the data centre of each node
   */
  static Replication of(String keyspace, Map<String, String> stored, List<String> datacenters) {
    Map<String, Integer> nodes = new TreeMap<>();
    nodes.put(ALL, datacenters.size());
    for (String datacenter : datacenters) {
      nodes.put(datacenter, nodes.getOrDefault(datacenter, 0) + 1);
    }
    String strategy = stored.getOrDefault("class", "");
    Map<String, Integer> factors = new TreeMap<>();
    if (strategy.endsWith(SIMPLE)) {
      put(factors, ALL, stored.getOrDefault("replication_factor", ""));
    } else if (strategy.endsWith(BY_DATACENTER)) {
      for (Map.Entry<String, String> each : stored.entrySet()) {
        put(factors, each.getKey(), each.getValue());
      }
    }
    return new Replication(keyspace, factors, nodes);
  }

  private static void put(Map<String, Integer> factors, String datacenter, String factor) {
    Matcher number = FACTOR.matcher(factor);
    if (number.matches()) {
      factors.put(datacenter, Integer.valueOf(number.group(1)));
    }
  }

  /**
   * Returns a difference for each data centre with too few nodes for a majority of the replicas,
   * and a warning for each fact that reduces availability when a node is down, and may be intended.
   */
  List<SchemaDifference> differences() {
    List<SchemaDifference> found = new ArrayList<>();
    // A single node is a test environment.
    boolean isOne = nodes(ALL) == 1;
    if (!isOne && factors.containsKey(ALL)) {
      String better = BY_DATACENTER + ", which knows racks and data centres";
      found.add(warning(SIMPLE, better, byDatacenter()));
    }
    for (Map.Entry<String, Integer> each : factors.entrySet()) {
      String replicas = replicas(each.getValue()) + in(each.getKey());
      int there = nodes(each.getKey());
      if (there < each.getValue() / 2 + 1) {
        String needed = "enough nodes for a majority of them; nodes: " + there;
        found.add(new SchemaDifference(Kind.REPLICATION, keyspace, replicas, needed, alter()));
      } else if (!isOne) {
        better(each.getValue(), there)
            .ifPresent(better -> found.add(warning(replicas, better, null)));
      }
    }
    if (!isOne && !factors.isEmpty() && !factors.containsKey(ALL)) {
      nodes.keySet().stream()
          .filter(datacenter -> !datacenter.equals(ALL) && !factors.containsKey(datacenter))
          .map(datacenter -> "no replica" + in(datacenter))
          .forEach(none -> found.add(warning(none, "replicas for the programs there", null)));
    }
    return found;
  }

  /**
   * Returns the largest data centre with replicas, with the partitions that nodes report. Of
   * another strategy than Cassandra's own, the nodes with replicas are unknown.
   */
  ObservedCluster observed(Map<String, ObservedCluster.Partitions> partitions) {
    String largest =
        factors.keySet().stream().max(Comparator.comparingInt(this::nodes)).orElse(ALL);
    int replicas = Math.max(1, most(largest));
    return new ObservedCluster(factors.isEmpty() ? 0 : nodes(largest), replicas, partitions);
  }

  /** Returns the replicas that would be better than these; empty if these are good. */
  private static Optional<String> better(int replicas, int nodes) {
    if (replicas < 2) {
      return Optional.of("3 replicas: rows of one are unavailable while its node is down");
    } else if (replicas == 2) {
      return Optional.of("3 replicas: a majority of 2 needs both");
    }
    return replicas > nodes
        ? Optional.of("a node for each of them; nodes: " + nodes)
        : Optional.empty();
  }

  private SchemaDifference warning(String found, String better, @Nullable String cql) {
    return new SchemaDifference(Kind.AVAILABILITY, keyspace, found, better, cql);
  }

  private static String replicas(int number) {
    return number == 1 ? "1 replica" : number + " replicas";
  }

  private int nodes(String datacenter) {
    return nodes.getOrDefault(datacenter, 0);
  }

  private int most(String datacenter) {
    return Math.min(factors.getOrDefault(datacenter, 0), nodes(datacenter));
  }

  private static String in(String datacenter) {
    return datacenter.equals(ALL) ? "" : " in " + datacenter;
  }

  /** Reduces the factors to the number of nodes. No replica is lost, because no node holds two. */
  private String alter() {
    if (factors.containsKey(ALL)) {
      return alter("'" + SIMPLE + "', 'replication_factor': " + most(ALL));
    }
    return alter(
        factors.keySet().stream()
            .filter(datacenter -> nodes(datacenter) > 0)
            .map(datacenter -> literal(datacenter) + ": " + most(datacenter))
            .collect(Collectors.joining(", ", "'" + BY_DATACENTER + "', ", "")));
  }

  private String byDatacenter() {
    return alter(
        nodes.entrySet().stream()
            .filter(each -> !each.getKey().equals(ALL))
            .map(each -> literal(each.getKey()) + ": " + Math.min(3, each.getValue()))
            .collect(Collectors.joining(", ", "'" + BY_DATACENTER + "', ", "")));
  }

  private String alter(String replication) {
    return "ALTER KEYSPACE "
        + CqlNames.quoted(keyspace)
        + " WITH replication = {'class': "
        + replication
        + "}";
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
