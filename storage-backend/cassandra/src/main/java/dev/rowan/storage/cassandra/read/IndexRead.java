package dev.rowan.storage.cassandra.read;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.value.Bound;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.type.WireCodec;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Reads pages by native indexes. No such read needs {@code ALLOW FILTERING}. */
final class IndexRead {
  private static final String AND = " AND ";

  private final CqlTable table;
  private final StatementDraft select;
  private String before = " WHERE ";

  private IndexRead(CqlTable table, StatementDraft select) {
    this.table = table;
    this.select = select;
  }

  static CompletionStage<RowPage> page(Cluster cluster, CqlTable table, IndexQuery query) {
    FoundRows found = FoundRows.of(table, query, cluster);
    StatementDraft select = select(table, query, found);
    return new ServerPages(cluster, select, atOneReplica(query), found).page();
  }

  /** Returns the text and values of a read. */
  static StatementDraft select(CqlTable table, IndexQuery query, FoundRows found) {
    requireNotSerial(query);
    StatementDraft select = found.selected().addTo(table.statement().add("SELECT "));
    Nearest nearest = query.nearest();
    if (nearest != null && nearest.ranked()) {
      CqlColumn column = table.column(table.schema().indexOf(nearest.index().column()));
      select
          .add(", " + function(nearest) + "(")
          .add(column.name())
          .add(", ")
          .bind(column.encodeWhole(nearest.vector()))
          .add(")");
    }
    select.add(" FROM ").add(table.name());
    new IndexRead(table, select).add(query);
    return select;
  }

  /** Returns the CQL function of the similarities by which the index orders rows. */
  private static String function(Nearest nearest) {
    return "similarity_"
        + Objects.requireNonNull(nearest.index().similarity()).name().toLowerCase(Locale.ROOT);
  }

  /** Servers answer a search by nearness at one replica of each range, and warn of other levels. */
  static IndexQuery atOneReplica(IndexQuery query) {
    CallOptions options = query.mode().options();
    return query.nearest() == null || options.consistency() == Consistency.ONE
        ? query
        : query.in(query.mode().with(options.withConsistency(Consistency.LOCAL_ONE)));
  }

  private static void requireNotSerial(IndexQuery query) {
    Consistency consistency = query.mode().options().consistency();
    if (query.partition().isEmpty() && consistency != null && consistency.isSerial()) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("consistency", consistency + ", which reads of one partition alone can have"),
          null);
    }
  }

  private void add(IndexQuery query) {
    if (!query.partition().isEmpty()) {
      table.wherePartition(select, query.partition());
      before = AND;
    }
    for (IndexRestriction restriction : query.restrictions()) {
      CqlColumn column = table.column(table.schema().indexOf(restriction.index().column()));
      Object value = restriction.equal();
      if (value == null) {
        add(column, restriction.lower(), " >");
        add(column, restriction.upper(), " <");
      } else {
        add(column, restriction.index().target(), value);
      }
    }
    Nearest nearest = query.nearest();
    if (nearest != null) {
      CqlColumn column = table.column(table.schema().indexOf(nearest.index().column()));
      select
          .add(" ORDER BY ")
          .add(column.name())
          .add(" ANN OF ")
          .bind(column.encodeWhole(nearest.vector()))
          .add(" LIMIT ")
          .bind(ByteBuffer.allocate(Integer.BYTES).putInt(0, query.limit()));
    }
  }

  private void add(CqlColumn column, @Nullable Bound end, String operator) {
    if (end != null) {
      add(column.name(), operator + (end.inclusive() ? "= " : " "))
          .bind(column.encodeWhole(end.values().get(0)));
    }
  }

  private void add(CqlColumn column, IndexTarget target, Object value) {
    if (!column.type().isMultiCell() || target == IndexTarget.FULL) {
      add(column.name(), " = ").bind(column.encodeWhole(value));
    } else if (value instanceof Map.Entry<?, ?> entry && target == IndexTarget.ENTRIES) {
      add(column.name(), "[").bind(part(column, column.parts().key(), entry.getKey()));
      select.add("] = ").bind(part(column, column.parts().element(), entry.getValue()));
    } else if (target == IndexTarget.KEYS && column.type() instanceof MapType) {
      add(column.name(), " CONTAINS KEY ").bind(part(column, column.parts().key(), value));
    } else {
      add(column.name(), " CONTAINS ").bind(part(column, column.parts().element(), value));
    }
  }

  private StatementDraft add(String column, String operator) {
    select.add(before).add(column).add(operator);
    before = AND;
    return select;
  }

  private static ByteBuffer part(CqlColumn column, @Nullable WireCodec codec, Object value) {
    return column.encode(Objects.requireNonNull(codec), value);
  }
}
