package dev.rowan.storage.cassandra.read;

import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.query.TokenRange;
import dev.rowan.schema.ColumnKind;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.RowDecoder;
import dev.rowan.value.Row;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads pages of the partitions of a token range. */
final class ScanRead {
  private ScanRead() {}

  static CompletionStage<RowPage> page(Cluster cluster, CqlTable table, ScanQuery query) {
    if (query.range().after() >= query.range().upTo()) {
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }
    boolean partitions = query.rows() instanceof ScanQuery.Partitions;
    Statement select = partitions ? selectPartitions(table) : selectRows(table);
    addRange(select, table, query.range());
    if (query.rows() instanceof ScanQuery.First first && first.count() < Integer.MAX_VALUE) {
      select.add(" PER PARTITION LIMIT ").bind(ByteBuffer.allocate(4).putInt(0, first.count()));
    }
    return new ServerPages(
            cluster,
            select,
            row -> partitions ? partition(table, row) : RowDecoder.decode(table, row))
        .page(query);
  }

  private static Statement selectRows(CqlTable table) {
    return new Statement().add("SELECT ").add(table.columnNames()).add(" FROM ").add(table.name());
  }

  private static Statement selectPartitions(CqlTable table) {
    Statement select = new Statement().add("SELECT DISTINCT ");
    List<CqlColumn> columns = new ArrayList<>(table.columns(ColumnKind.PARTITION_KEY));
    columns.addAll(table.columns(ColumnKind.STATIC));
    for (int i = 0; i < columns.size(); i++) {
      select.add(i == 0 ? "" : ", ").add(columns.get(i).name());
    }
    return select.add(" FROM ").add(table.name());
  }

  private static void addRange(Statement select, CqlTable table, TokenRange range) {
    String token =
        table.columns(ColumnKind.PARTITION_KEY).stream()
            .map(CqlColumn::name)
            .collect(Collectors.joining(", ", "token(", ")"));
    String before = " WHERE ";
    if (range.after() != Long.MIN_VALUE) {
      select.add(before).add(token).add(" > ").bind(bytes(range.after()));
      before = " AND ";
    }
    if (range.upTo() != Long.MAX_VALUE) {
      select.add(before).add(token).add(" <= ").bind(bytes(range.upTo()));
    }
  }

  /** The row of a partition, whose other columns are null; its columns come in schema order. */
  private static Row partition(CqlTable table, com.datastax.oss.driver.api.core.cql.Row result) {
    @Nullable Object[] values = new Object[table.schema().size()];
    int place = 0;
    for (int i = 0; i < values.length; i++) {
      ColumnKind kind = table.column(i).kind();
      if (kind == ColumnKind.PARTITION_KEY || kind == ColumnKind.STATIC) {
        values[i] = table.column(i).decode(result.getBytesUnsafe(place++));
      }
    }
    return Row.owning(values);
  }

  private static ByteBuffer bytes(long token) {
    return ByteBuffer.allocate(8).putLong(0, token);
  }
}
