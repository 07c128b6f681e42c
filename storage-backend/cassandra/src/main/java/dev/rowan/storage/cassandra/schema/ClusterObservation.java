package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.loadbalancing.NodeDistance;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.metadata.NodeState;
import dev.rowan.spi.schema.ObservedCluster;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Reads from each node what it reports about the partitions of tables: two requests for each node
 * that the driver uses. Each node knows only its own files.
 */
final class ClusterObservation {
  private static final double MEBIBYTE = 1_048_576;

  private final CqlSession session;
  private final SchemaReader reader;

  ClusterObservation(CqlSession session, SchemaReader reader) {
    this.session = session;
    this.reader = reader;
  }

  /** Completes with the sizes of the partitions of those tables of which a node reports sizes. */
  CompletionStage<Map<String, ObservedCluster.Partitions>> partitions(List<String> tables) {
    List<CompletableFuture<List<Row>>> estimates = new ArrayList<>();
    List<CompletableFuture<List<Row>>> largest = new ArrayList<>();
    for (Node node : session.getMetadata().getNodes().values()) {
      if (node.getDistance() != NodeDistance.IGNORED && node.getState() != NodeState.DOWN) {
        estimates.add(reader.estimates(node, tables).toCompletableFuture());
        largest.add(reader.largestPartitions(node, tables).toCompletableFuture());
      }
    }
    List<CompletableFuture<List<Row>>> all = new ArrayList<>(estimates);
    all.addAll(largest);
    return CompletableFuture.allOf(all.toArray(CompletableFuture[]::new))
        .thenApply(done -> partitions(means(rows(estimates)), most(rows(largest))));
  }

  private static List<Row> rows(List<CompletableFuture<List<Row>>> ofNodes) {
    return ofNodes.stream().flatMap(rows -> rows.join().stream()).toList();
  }

  private static Map<String, ObservedCluster.Partitions> partitions(
      Map<String, Double> means, Map<String, Double> most) {
    Set<String> tables = new HashSet<>(means.keySet());
    tables.addAll(most.keySet());
    Map<String, ObservedCluster.Partitions> found = new HashMap<>();
    for (String table : tables) {
      found.put(
          table,
          new ObservedCluster.Partitions(
              means.getOrDefault(table, 0.0), most.getOrDefault(table, 0.0)));
    }
    return found;
  }

  /** Returns the average over all ranges of tokens; each has a number of partitions and a mean. */
  private static Map<String, Double> means(List<Row> estimates) {
    Map<String, Double> partitions = new HashMap<>();
    Map<String, Double> bytes = new HashMap<>();
    for (Row row : estimates) {
      double count = row.getLong(1);
      if (count > 0) {
        partitions.merge(table(row), count, Double::sum);
        bytes.merge(table(row), count * row.getLong(2), Double::sum);
      }
    }
    bytes.replaceAll((table, sum) -> sum / Objects.requireNonNull(partitions.get(table)));
    return bytes;
  }

  /** Servers round up to whole mebibytes. */
  private static Map<String, Double> most(List<Row> largest) {
    Map<String, Double> most = new HashMap<>();
    for (Row row : largest) {
      if (row.getLong(1) > 0) {
        most.merge(table(row), (row.getLong(1) - 1) * MEBIBYTE, Math::max);
      }
    }
    return most;
  }

  private static String table(Row row) {
    return Objects.requireNonNull(row.getString(0));
  }
}
