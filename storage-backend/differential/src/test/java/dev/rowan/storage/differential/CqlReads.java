package dev.rowan.storage.differential;

import dev.rowan.annotation.Order;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Converts queries to CQL, with the limit of the whole read. */
final class CqlReads {
  private CqlReads() {}

  static Cql of(Query query) {
    if (query instanceof ScanQuery scan) {
      return scan(scan, true);
    }
    return slice(query instanceof RowQuery row ? row.asSlice() : (SliceQuery) query);
  }

  /**
   * Returns the same query by the first row of each partition. {@code DISTINCT} of Cassandra omits
   * a partition in one case: the insert of its row has expired, while a value with an older
   * timestamp is live. It drops values that it does not select and that are older than the insert.
   */
  static Cql withoutDistinct(Query query) {
    return query instanceof ScanQuery scan ? scan(scan, false) : of(query);
  }

  /** Returns whether a query selects the columns of a kind. */
  static boolean reads(Query query, ColumnKind kind) {
    return !isDistinct(query) || kind == ColumnKind.PARTITION_KEY || kind == ColumnKind.STATIC;
  }

  private static boolean isDistinct(Query query) {
    return query instanceof ScanQuery scan && scan.rows() == ScanQuery.Rows.PARTITIONS;
  }

  private static Cql slice(SliceQuery query) {
    TableSchema table = query.table();
    Cql cql = new Cql().add("SELECT " + names(table, kind -> true) + " FROM " + name(table));
    where(cql, table, query.partition(), query.slice());
    if (query.reversed() && table.clusteringSize() > 0) {
      cql.add(" ORDER BY ");
      cql.add(
          clustering(table, 0, table.clusteringSize()).stream()
              .map(c -> Cql.name(c.name()) + (c.order() == Order.ASC ? " DESC" : " ASC"))
              .collect(Collectors.joining(", ")));
    }
    return cql.add(" LIMIT ").bind(ScalarType.INT, query.limit());
  }

  private static Cql scan(ScanQuery query, boolean mayBeDistinct) {
    TableSchema table = query.table();
    boolean distinct = mayBeDistinct && isDistinct(query);
    Cql cql = new Cql().add(distinct ? "SELECT DISTINCT " : "SELECT ");
    cql.add(names(table, kind -> !distinct || reads(query, kind)) + " FROM " + name(table));
    String token = names(table, kind -> kind == ColumnKind.PARTITION_KEY);
    cql.add(" WHERE token(" + token + ") > ").bind(ScalarType.BIGINT, query.range().after());
    cql.add(" AND token(" + token + ") <= ").bind(ScalarType.BIGINT, query.range().upTo());
    if (query.rows() instanceof ScanQuery.First first && first.count() < Integer.MAX_VALUE) {
      cql.add(" PER PARTITION LIMIT ").bind(ScalarType.INT, first.count());
    }
    if (isDistinct(query) && !distinct) {
      cql.add(" PER PARTITION LIMIT ").bind(ScalarType.INT, 1);
    }
    return cql.add(" LIMIT ").bind(ScalarType.INT, query.limit());
  }

  /** Adds the conditions of a slice. */
  static Cql where(Cql cql, TableSchema table, List<Object> partition, Slice slice) {
    for (int i = 0; i < partition.size(); i++) {
      cql.add(i == 0 ? " WHERE " : " AND ").add(Cql.name(table.column(i).name()) + " = ");
      cql.bind(table.column(i).type(), partition.get(i));
    }
    int prefix = slice.prefixSize();
    if (slice.prefixes().size() > 1) {
      in(cql, table, slice);
    } else {
      for (int i = 0; i < prefix; i++) {
        ColumnSchema column = table.column(table.partitionKeySize() + i);
        cql.add(" AND " + Cql.name(column.name()) + " = ");
        cql.bind(column.type(), slice.prefixes().get(0).get(i));
      }
    }
    boolean tuples = isTuple(slice.lower()) || isTuple(slice.upper());
    bound(cql, table, prefix, tuples, slice.lower(), ">");
    bound(cql, table, prefix, tuples, slice.upper(), "<");
    return cql;
  }

  private static void in(Cql cql, TableSchema table, Slice slice) {
    List<ColumnType> types =
        clustering(table, 0, slice.prefixSize()).stream().map(ColumnSchema::type).toList();
    List<ByteBuffer> prefixes =
        slice.prefixes().stream()
            .map(
                prefix ->
                    types.size() == 1
                        ? CqlBytes.encode(types.get(0), prefix.get(0))
                        : CqlBytes.tuple(types, prefix))
            .toList();
    cql.add(" AND " + columns(table, 0, types.size(), types.size() > 1) + " IN ");
    cql.bind(CqlBytes.counted(prefixes.size(), prefixes), slice.prefixes());
  }

  private static void bound(
      Cql cql, TableSchema table, int from, boolean tuples, Bound bound, String sign) {
    if (bound == null) {
      return;
    }
    int count = bound.values().size();
    List<ColumnSchema> columns = clustering(table, from, count);
    cql.add(" AND " + columns(table, from, count, tuples) + " " + sign);
    cql.add(bound.inclusive() ? "= " : " ").add(tuples ? "(" : "");
    for (int i = 0; i < count; i++) {
      cql.add(i == 0 ? "" : ", ").bind(columns.get(i).type(), bound.values().get(i));
    }
    cql.add(tuples ? ")" : "");
  }

  private static boolean isTuple(Bound bound) {
    return bound != null && bound.values().size() > 1;
  }

  private static String columns(TableSchema table, int from, int count, boolean tuple) {
    String names =
        clustering(table, from, count).stream()
            .map(column -> Cql.name(column.name()))
            .collect(Collectors.joining(", "));
    return tuple ? "(" + names + ")" : names;
  }

  private static List<ColumnSchema> clustering(TableSchema table, int from, int count) {
    int first = table.partitionKeySize() + from;
    return table.columns().subList(first, first + count);
  }

  private static String names(TableSchema table, Predicate<ColumnKind> kinds) {
    return table.columns().stream()
        .filter(column -> kinds.test(column.kind()))
        .map(column -> Cql.name(column.name()))
        .collect(Collectors.joining(", "));
  }

  private static String name(TableSchema table) {
    return Cql.name(table.name());
  }
}
