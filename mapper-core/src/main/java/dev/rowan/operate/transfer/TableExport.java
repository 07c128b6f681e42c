package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes a table as lines of JSON: a header, then per partition one line with its static columns,
 * if any has a value, and one line per row. The export reads page by page without a snapshot. A row
 * that is inserted or deleted meanwhile may be missing or included; every other row is included
 * exactly once. Immutable.
 * <!-- tag: export -->
 *
 * <pre>{@code
 * try (OutputStream file = Files.newOutputStream(path)) {
 *   rowan.exportTable(VisitMapping.INSTANCE).writeTo(file);
 * }
 * }</pre>
 */
public final class TableExport {
  private static final int PAGE_ROWS = 500;

  private final DaoRuntime<?> runtime;
  private final TableSchema table;
  private final Consumer<ExportProgress> listener;
  private final @Nullable String start;

  /** Creates an export of a table; see {@code Rowan.exportTable}. */
  public TableExport(DaoRuntime<?> runtime, TableSchema table) {
    this(runtime, table, progress -> {}, null);
  }

  private TableExport(
      DaoRuntime<?> runtime,
      TableSchema table,
      Consumer<ExportProgress> listener,
      @Nullable String start) {
    this.runtime = runtime;
    this.table = table;
    this.listener = listener;
    this.start = start;
  }

  /** Returns a copy with a listener that receives the progress after each page. */
  public TableExport watchedBy(Consumer<ExportProgress> newListener) {
    return new TableExport(runtime, table, newListener, start);
  }

  /**
   * Returns a copy that resumes an earlier export of the same store, without a header.
   *
   * @param position from {@link ExportProgress#position}
   */
  public TableExport resume(String position) {
    return new TableExport(runtime, table, listener, position);
  }

  /**
   * Writes all lines and flushes the stream; the stream stays open.
   *
   * @throws RejectedInputException if the position to resume at is not a position of an export
   * @throws dev.rowan.error.ConfigurationException if {@code jackson-core} is not on the class path
   * @throws dev.rowan.error.RowanException if the table cannot be read
   * @throws IOException if the stream fails
   */
  public ExportProgress writeTo(OutputStream out) throws IOException {
    JsonLibrary.require();
    Lines lines = new Lines(out);
    Position next = start == null ? null : position(start);
    if (next == null) {
      lines.header();
    }
    ExportProgress progress;
    do {
      RowPage page = runtime.awaitRead(runtime.everyRow(PAGE_ROWS, next));
      for (Row row : page.rows()) {
        lines.row(row);
      }
      next = page.next();
      progress = lines.progress(next);
      listener.accept(progress);
    } while (next != null);
    return progress;
  }

  private static Position position(String text) {
    try {
      return new Position(ByteBuffer.wrap(Base64.getUrlDecoder().decode(text)));
    } catch (IllegalArgumentException e) {
      throw new RejectedInputException(
          ErrorCode.FOREIGN_PAGE_TOKEN, Map.of("method", "export"), null);
    }
  }

  /** The lines of one call. */
  private final class Lines {
    private final Counted bytes;
    private final JsonGenerator json;
    private final ValueType[] types = JsonValues.types(table);

    /** The columns that refer to chunks, which another store does not have. */
    private final Set<Integer> chunked =
        runtime.tables().chunked().stream()
            .map(ChunkedColumn::column)
            .collect(Collectors.toUnmodifiableSet());

    private long lines;
    private List<@Nullable Object> partition = List.of();

    Lines(OutputStream out) throws IOException {
      bytes = new Counted(out);
      json = JsonStreams.generator(bytes);
    }

    void header() throws IOException {
      TableHeader.write(table, json);
      newLine();
    }

    void row(Row row) throws IOException {
      List<@Nullable Object> key =
          Arrays.asList(row.toArray()).subList(0, table.partitionKeySize());
      if (!key.equals(partition)) {
        partition = key;
        statics(row);
      }
      if (!table.isStaticOnly(row)) {
        json.writeStartObject();
        for (int i = 0; i < table.size(); i++) {
          if (table.column(i).kind() != ColumnKind.STATIC) {
            value(row, i);
          }
        }
        json.writeEndObject();
        newLine();
      }
    }

    private void statics(Row row) throws IOException {
      boolean any = false;
      for (int i = table.keySize(); i < table.size(); i++) {
        any |= table.column(i).kind() == ColumnKind.STATIC && row.get(i) != null;
      }
      if (any) {
        json.writeStartObject();
        for (int i = 0; i < table.size(); i++) {
          if (i < table.partitionKeySize() || table.column(i).kind() == ColumnKind.STATIC) {
            value(row, i);
          }
        }
        json.writeEndObject();
        newLine();
      }
    }

    private void value(Row row, int column) throws IOException {
      Object value = row.get(column);
      if (value != null && !chunked.contains(column)) {
        json.writeFieldName(table.column(column).name());
        JsonValues.write(types[column], value, json);
      }
    }

    private void newLine() throws IOException {
      json.writeRaw('\n');
      lines++;
    }

    ExportProgress progress(@Nullable Position next) throws IOException {
      json.flush();
      return new ExportProgress(lines, bytes.count, next == null ? null : text(next));
    }

    private static String text(Position position) {
      byte[] bytes = new byte[position.bytes().remaining()];
      position.bytes().duplicate().get(bytes);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
  }

  /** Counts the bytes that are written. */
  private static final class Counted extends FilterOutputStream {
    private long count;

    Counted(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int one) throws IOException {
      out.write(one);
      count++;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
      count += length;
    }
  }
}
