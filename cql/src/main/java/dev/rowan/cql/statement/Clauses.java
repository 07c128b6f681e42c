package dev.rowan.cql.statement;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Node;
import java.util.List;

/** Clauses that several statements share. */
final class Clauses {
  private Clauses() {}

  static String list(List<? extends Node> nodes) {
    return Quoting.join(nodes, ", ", Node::toCql);
  }

  static String where(List<Relation> relations) {
    return relations.isEmpty() ? "" : " WHERE " + Quoting.join(relations, " AND ", Node::toCql);
  }

  static String conditions(boolean ifExists, List<Relation> conditions) {
    if (ifExists) {
      return " IF EXISTS";
    }
    return conditions.isEmpty() ? "" : " IF " + Quoting.join(conditions, " AND ", Node::toCql);
  }
}
