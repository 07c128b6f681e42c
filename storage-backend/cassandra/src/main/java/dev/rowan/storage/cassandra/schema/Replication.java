package dev.rowan.storage.cassandra.schema;

import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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
   * Returns a difference for each data centre with too few nodes for a majority of the replicas.
   */
  List<SchemaDifference> differences() {
    List<SchemaDifference> differences = new ArrayList<>();
    for (Map.Entry<String, Integer> each : factors.entrySet()) {
      int there = nodes(each.getKey());
      if (there < each.getValue() / 2 + 1) {
        String found = each.getValue() + " replicas" + in(each.getKey());
        String needed = "enough nodes for a majority of them; nodes: " + there;
        differences.add(new SchemaDifference(Kind.REPLICATION, keyspace, found, needed, alter()));
      }
    }
    return differences;
  }

  /**
   * Returns warnings about replication that may be intended, but reduces availability when a node
   * is down.
   */
  List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    if (nodes(ALL) == 1) {
      return warnings; // A single node is a test environment.
    }
    if (factors.containsKey(ALL)) {
      warnings.add("SimpleStrategy knows neither racks nor data centres; fix: " + byDatacenter());
    }
    factors.forEach(
        (datacenter, factor) -> {
          if (factor < 2) {
            warnings.add(
                "1 replica" + in(datacenter) + ": rows are unavailable while its node is down");
          } else if (factor == 2) {
            warnings.add("2 replicas" + in(datacenter) + ": a majority needs both");
          } else if (factor > nodes(datacenter)) {
            warnings.add(factor + " replicas" + in(datacenter) + ", but fewer nodes");
          }
        });
    if (!factors.isEmpty() && !factors.containsKey(ALL)) {
      nodes.keySet().stream()
          .filter(datacenter -> !datacenter.equals(ALL) && !factors.containsKey(datacenter))
          .forEach(datacenter -> warnings.add("no replica" + in(datacenter)));
    }
    return warnings;
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
