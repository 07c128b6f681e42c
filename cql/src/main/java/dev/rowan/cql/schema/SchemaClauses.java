package dev.rowan.cql.schema;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import java.util.ArrayList;
import java.util.List;

/** Clauses that several statements share. */
final class SchemaClauses {
  private SchemaClauses() {}

  static String ifExists(boolean ifExists) {
    return ifExists ? "IF EXISTS " : "";
  }

  static String ifNotExists(boolean ifNotExists) {
    return ifNotExists ? "IF NOT EXISTS " : "";
  }

  static String list(List<? extends Node> nodes) {
    return Quoting.join(nodes, ", ", Node::toCql);
  }

  static String all(List<? extends Node> nodes) {
    return Quoting.join(nodes, " AND ", Node::toCql);
  }

  static String oneOrMore(List<? extends Node> nodes) {
    return nodes.size() == 1 ? list(nodes) : "(" + list(nodes) + ")";
  }

  static String with(List<Option> options) {
    return options.isEmpty() ? "" : " WITH " + all(options);
  }

  static String with(
      List<ClusteringOrder> clusteringOrder, boolean isCompact, List<Option> options) {
    List<String> parts = new ArrayList<>();
    if (!clusteringOrder.isEmpty()) {
      parts.add("CLUSTERING ORDER BY (" + list(clusteringOrder) + ")");
    }
    if (isCompact) {
      parts.add("COMPACT STORAGE");
    }
    options.forEach(option -> parts.add(option.toCql()));
    return parts.isEmpty() ? "" : " WITH " + String.join(" AND ", parts);
  }
}
