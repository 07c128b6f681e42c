package dev.rowan.storage.differential;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The tables of the keyspace on Cassandra. Thread-safe. */
final class CqlTables {
  private final CqlSession session;
  private final Set<String> made = ConcurrentHashMap.newKeySet();

  CqlTables(CqlSession session) {
    this.session = session;
  }

  synchronized void require(TableSchema table) {
    if (made.add(table.name())) {
      statements(table).forEach(session::execute);
    }
  }

  void empty(TableSchema table) {
    session.execute("TRUNCATE " + Cql.name(table.name()));
  }

  /** Returns the statements that create a table and the types that it needs. */
  static List<String> statements(TableSchema table) {
    List<String> statements = new ArrayList<>();
    for (ColumnSchema column : table.columns()) {
      if (column.type() instanceof UserType type) {
        statements.add("CREATE TYPE " + type.name() + " (" + type.fieldsCql() + ")");
      }
    }
    String columns =
        table.columns().stream()
            .map(
                column ->
                    Cql.name(column.name())
                        + " "
                        + column.type().cql()
                        + (column.kind() == ColumnKind.STATIC ? " static" : ""))
            .collect(Collectors.joining(", "));
    String clustering = names(table, ColumnKind.CLUSTERING, "");
    String key =
        "("
            + names(table, ColumnKind.PARTITION_KEY, "")
            + ")"
            + (clustering.isEmpty() ? "" : ", " + clustering);
    statements.add(
        "CREATE TABLE %s (%s, PRIMARY KEY (%s)) WITH default_time_to_live = %d%s%s"
            .formatted(
                Cql.name(table.name()),
                columns,
                key,
                table.defaultTtl(),
                order(table),
                files(table)));
    return statements;
  }

  /** Some tables are flushed continuously, others stay in memory. */
  private static String files(TableSchema table) {
    return table.name().hashCode() % 4 == 0
        ? " AND memtable_flush_period_in_ms = 200 AND compaction ="
            + " {'class': 'SizeTieredCompactionStrategy', 'min_threshold': 2}"
        : "";
  }

  private static String order(TableSchema table) {
    return table.clusteringSize() == 0
        ? ""
        : " AND CLUSTERING ORDER BY (" + names(table, ColumnKind.CLUSTERING, " ") + ")";
  }

  private static String names(TableSchema table, ColumnKind kind, String order) {
    return table.columns().stream()
        .filter(column -> column.kind() == kind)
        .map(c -> Cql.name(c.name()) + (order.isEmpty() ? "" : order + c.order()))
        .collect(Collectors.joining(", "));
  }
}
