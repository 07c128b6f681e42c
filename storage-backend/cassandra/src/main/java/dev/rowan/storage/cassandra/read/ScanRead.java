package dev.rowan.storage.cassandra.read;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;

/** Reads pages of the partitions of a token range. */
final class ScanRead {
  private ScanRead() {}

  static CompletionStage<RowPage> page(Cluster cluster, CqlTable table, ScanQuery query) {
    if (query.range().after() >= query.range().upTo()) {
      return CompletableFuture.completedFuture(new RowPage(List.of(), null));
    }
    FoundRows found = found(cluster, table, query);
    return new ServerPages(cluster, select(table, query, found), query, found).page();
  }

  /** Returns the selection of a scan, without rows. */
  static FoundRows found(Cluster cluster, CqlTable table, ScanQuery query) {
    boolean partitions = query.rows() instanceof ScanQuery.Partitions;
    return partitions
        ? FoundRows.of(table.partitions(), query, cluster)
        : FoundRows.of(table, query, cluster);
  }

  /** Returns the text and values of a scan. */
  static StatementDraft select(CqlTable table, ScanQuery query, FoundRows found) {
    requireNotSerial(query);
    boolean partitions = query.rows() instanceof ScanQuery.Partitions;
    StatementDraft select = table.statement().add(partitions ? "SELECT DISTINCT " : "SELECT ");
    found.selected().addTo(select).add(" FROM ").add(table.name());
    addRange(select, table, query.range());
    if (query.rows() instanceof ScanQuery.First first && first.count() < Integer.MAX_VALUE) {
      select.add(" PER PARTITION LIMIT ").bind(ByteBuffer.allocate(4).putInt(0, first.count()));
    }
    return select;
  }

  private static void requireNotSerial(ScanQuery query) {
    Consistency consistency = query.mode().options().consistency();
    if (consistency != null && consistency.isSerial()) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("consistency", consistency + ", which reads of one partition alone can have"),
          null);
    }
  }

  private static void addRange(StatementDraft select, CqlTable table, TokenRange range) {
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

  private static ByteBuffer bytes(long token) {
    return ByteBuffer.allocate(8).putLong(0, token);
  }
}
