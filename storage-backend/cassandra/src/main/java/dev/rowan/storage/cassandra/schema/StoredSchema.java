package dev.rowan.storage.cassandra.schema;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a cluster has of a keyspace.
 *
 * @param replication its strategy and factors, in the words of the cluster; null if there is no
 *     such keyspace
 */
record StoredSchema(
    @Nullable Map<String, String> replication, Map<String, Table> tables, Map<String, Type> types) {
  /**
   * A table, or a view.
   *
   * @param defaultTtl seconds, 0 for none
   * @param columns by name
   * @param view what makes it a view, or null
   */
  record Table(int defaultTtl, Map<String, Column> columns, @Nullable View view) {
    /** A table that is no view. */
    Table(int defaultTtl, Map<String, Column> columns) {
      this(defaultTtl, columns, null);
    }
  }

  /**
   * What makes a table a view.
   *
   * @param base the table that it is of
   * @param hasAll whether it has each column of that, new ones too
   * @param where which rows it has, as CQL
   */
  record View(String base, boolean hasAll, String where) {}

  /**
   * A column, in the words of the cluster.
   *
   * @param position in its part of the key, or -1
   */
  record Column(String kind, int position, String order, String type) {}

  /** A user-defined type. */
  record Type(List<String> names, List<String> types) {}
}
