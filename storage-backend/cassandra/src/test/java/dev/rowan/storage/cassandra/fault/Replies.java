package dev.rowan.storage.cassandra.fault;

import com.datastax.oss.driver.api.core.DefaultProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import com.datastax.oss.protocol.internal.Message;
import com.datastax.oss.protocol.internal.ProtocolConstants.DataType;
import com.datastax.oss.protocol.internal.response.Ready;
import com.datastax.oss.protocol.internal.response.Supported;
import com.datastax.oss.protocol.internal.response.result.ColumnSpec;
import com.datastax.oss.protocol.internal.response.result.DefaultRows;
import com.datastax.oss.protocol.internal.response.result.Prepared;
import com.datastax.oss.protocol.internal.response.result.RawType;
import com.datastax.oss.protocol.internal.response.result.RowsMetadata;
import com.datastax.oss.protocol.internal.response.result.Void;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Answers of a server without rows. */
final class Replies {
  static final Message READY = new Ready();
  static final Message SUPPORTED = new Supported(Map.of("CQL_VERSION", List.of("3.4.7")));
  static final String APPLIED = "[applied]";

  private static final RawType BLOB = RawType.PRIMITIVES.get(DataType.BLOB);
  private static final String SYSTEM = "system";

  private Replies() {}

  /** One cell of an answer. */
  record Cell(String column, RawType type, ByteBuffer value) {}

  static <T> Cell cell(String column, int type, TypeCodec<T> codec, T value) {
    return cell(column, RawType.PRIMITIVES.get(type), codec, value);
  }

  static <T> Cell cell(String column, RawType type, TypeCodec<T> codec, T value) {
    return new Cell(column, type, codec.encode(value, DefaultProtocolVersion.V5));
  }

  /** The answer to an executed statement. */
  static Message done(String cql) {
    if (cql.contains(" IF ")) {
      return applied(true);
    }
    return cql.startsWith("SELECT") ? rows(List.of()) : Void.INSTANCE;
  }

  static Message applied(boolean applied) {
    return rows(List.of(cell(APPLIED, DataType.BOOLEAN, TypeCodecs.BOOLEAN, applied)));
  }

  /** One row, or none if it has no cell. */
  static Message rows(List<Cell> row) {
    Queue<List<ByteBuffer>> data = new ArrayDeque<>();
    if (!row.isEmpty()) {
      data.add(row.stream().map(Cell::value).toList());
    }
    return new DefaultRows(metadata(row, null), data);
  }

  /** A page without rows and with a paging state, after which the driver fetches the next page. */
  static Message emptyPage() {
    RowsMetadata more = new RowsMetadata(List.of(), ByteBuffer.allocate(1), null, null);
    return new DefaultRows(more, new ArrayDeque<>());
  }

  static Message several(List<List<Cell>> rows) {
    Queue<List<ByteBuffer>> data = new ArrayDeque<>();
    rows.forEach(row -> data.add(row.stream().map(Cell::value).toList()));
    return new DefaultRows(metadata(rows.isEmpty() ? List.of() : rows.get(0), null), data);
  }

  /** A statement with one variable, of any type, for each marker. */
  static Message prepared(String cql) {
    List<Cell> variables = new ArrayList<>();
    int markers = (int) cql.chars().filter(c -> c == '?').count();
    for (int i = 0; i < markers; i++) {
      variables.add(new Cell("v" + i, BLOB, ByteBuffer.allocate(0)));
    }
    return new Prepared(
        id(cql), new byte[] {1}, metadata(variables, new int[0]), metadata(List.of(), null));
  }

  static byte[] id(String cql) {
    return cql.getBytes(StandardCharsets.UTF_8);
  }

  private static RowsMetadata metadata(List<Cell> columns, int @Nullable [] key) {
    List<ColumnSpec> specs = new ArrayList<>();
    for (Cell each : columns) {
      specs.add(new ColumnSpec(SYSTEM, SYSTEM, each.column(), specs.size(), each.type()));
    }
    return new RowsMetadata(specs, null, key, null);
  }
}
