package dev.rowan.storage.cassandra.schema;

import java.util.List;
import java.util.Map;

/** What a cluster has of a keyspace. */
record StoredSchema(boolean hasKeyspace, Map<String, Table> tables, Map<String, Type> types) {
  /**
   * A table.
   *
   * @param defaultTtl seconds, 0 for none
   * @param columns by name
   */
  record Table(int defaultTtl, Map<String, Column> columns) {}

  /**
   * A column, in the words of the cluster.
   *
   * @param position in its part of the key, or -1
   */
  record Column(String kind, int position, String order, String type) {}

  /** A user-defined type. */
  record Type(List<String> names, List<String> types) {}
}
