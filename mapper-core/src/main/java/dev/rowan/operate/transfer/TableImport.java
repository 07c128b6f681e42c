package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.operate.bulk.BulkFailure;
import dev.rowan.operate.bulk.BulkProgress;
import dev.rowan.operate.bulk.BulkResult;
import dev.rowan.operate.bulk.BulkSave;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Imports the lines of an export into a table and its derived tables. Rows are inserted at the time
 * of the import and overwrite existing rows. The import writes rows as {@link BulkSave} does: with
 * bounded concurrency, and rows of one partition in one batch if the table has no derived tables.
 * Lines are read only as fast as rows are stored. Importing a line twice has no further effect,
 * except in counter tables. Immutable.
 * <!-- tag: import -->
 *
 * <pre>{@code
 * try (InputStream file = Files.newInputStream(path)) {
 *   rowan.importTable(VisitMapping.INSTANCE).readFrom(file);
 * }
 * }</pre>
 */
public final class TableImport {
  private final TableSchema table;
  private final BulkSave<RowLine.Written> save;
  private final Consumer<ImportProgress> listener;
  private final Consumer<ImportFailure> failures;
  private final long linesBefore;
  private final boolean hasHeader;

  /** Creates an import into a table; see {@code Rowan.importTable}. */
  public TableImport(DaoRuntime<?> runtime, TableSchema table) {
    this(
        table,
        BulkSave.ofTable(
            runtime, table, written -> withoutValues(written.upsert(), runtime.tables())),
        progress -> {},
        failure -> {},
        0,
        true);
  }

  /** A line of another store refers to chunks that this one does not have. */
  private static Upsert withoutValues(Upsert upsert, EntityTables tables) {
    if (tables.chunked().isEmpty()) {
      return upsert;
    }
    return new Upsert(
        upsert.table(),
        ChunkedColumn.unset(tables.chunked(), upsert.row()),
        upsert.marker(),
        upsert.condition(),
        upsert.moment(),
        upsert.ttl());
  }

  private TableImport(
      TableSchema table,
      BulkSave<RowLine.Written> save,
      Consumer<ImportProgress> listener,
      Consumer<ImportFailure> failures,
      long linesBefore,
      boolean hasHeader) {
    this.table = table;
    this.save = save;
    this.listener = listener;
    this.failures = failures;
    this.linesBefore = linesBefore;
    this.hasHeader = hasHeader;
  }

  /**
   * Returns a copy with a listener that receives the progress as rows are written. The listener is
   * called by one thread at a time, often a thread of the backend, and must not block. An exception
   * of the listener ends the import.
   */
  public TableImport watchedBy(Consumer<ImportProgress> newListener) {
    return new TableImport(table, save, newListener, failures, linesBefore, hasHeader);
  }

  /**
   * Returns a copy that skips the lines that an earlier import wrote.
   *
   * @param lines {@link ImportProgress#lines} of the earlier import; the header is read and
   *     compared again
   */
  public TableImport resume(long lines) {
    return new TableImport(table, save, listener, failures, lines, hasHeader);
  }

  /**
   * Returns a copy with another limit of parallel requests; the default is 64.
   *
   * @param requests from 1 to 10,000
   * @throws RejectedInputException if the number is out of bounds
   */
  public TableImport withConcurrency(int requests) {
    return new TableImport(
        table, save.withConcurrency(requests), listener, failures, linesBefore, hasHeader);
  }

  /**
   * Returns a copy that stops after the given number of failed rows; the default is 1. Failed rows
   * are held in memory.
   *
   * @param most at least 1
   * @param listener receives each failed row at the end of the import, in the order of the lines
   * @throws RejectedInputException if the number is less than 1
   */
  public TableImport stoppingAfter(int most, Consumer<ImportFailure> listener) {
    return new TableImport(
        table, save.stoppingAfter(most), this.listener, listener, linesBefore, hasHeader);
  }

  /**
   * Returns a copy that reads lines without a header, such as a file that a person wrote: each line
   * is a row, with the names of the columns of this table.
   */
  public TableImport withoutHeader() {
    return new TableImport(table, save, listener, failures, linesBefore, false);
  }

  /**
   * Reads the stream to its end; the stream stays open. Rows that were written before a failure
   * stay written. No row is written in part.
   *
   * @return the final progress; if rows failed, but fewer than the limit, its lines end before the
   *     first failed row
   * @throws dev.rowan.error.SchemaMismatchException if the header does not match the table; nothing
   *     was written
   * @throws RejectedInputException if a line cannot be read. The message contains the line number
   *     but not the content. Earlier lines were written
   * @throws dev.rowan.error.ConfigurationException if {@code jackson-core} is not on the class path
   * @throws dev.rowan.error.RowanException the error of the first failed row, if as many rows
   *     failed as the limit
   * @throws IOException if the stream fails
   */
  public ImportProgress readFrom(InputStream in) throws IOException {
    JsonLibrary.require();
    Lines lines = new Lines(new LineStream(new BufferedInputStream(in, 1 << 16)));
    lines.header();
    BulkResult<RowLine.Written> result =
        save.watchedBy(progress -> listener.accept(lines.after(progress))).save(() -> lines);
    for (BulkFailure<RowLine.Written> failure : result.failures()) {
      failures.accept(new ImportFailure(failure.entity().line(), failure.error()));
    }
    if (!result.complete()) {
      result.orThrow();
    }
    lines.throwIfUnread();
    return lines.after(result.progress());
  }

  /** The lines of one call, up to the end or the first line that cannot be read. */
  private final class Lines implements Iterator<RowLine.Written> {
    private final LineStream stream;
    private final RowLine line = new RowLine(table);
    private final LineNumbers numbers = new LineNumbers(Math.max(hasHeader ? 1 : 0, linesBefore));
    private RowLine.@Nullable Written next;
    private @Nullable IOException broken;
    private @Nullable RuntimeException unreadable;

    Lines(LineStream stream) {
      this.stream = stream;
    }

    void header() throws IOException {
      if (hasHeader) {
        if (!stream.nextLine()) {
          throw unreadable();
        }
        parse(
            json -> {
              TableHeader.require(table, json);
              return table;
            });
      }
      stream.skip(linesBefore);
    }

    @Override
    public boolean hasNext() {
      if (next == null && broken == null && unreadable == null) {
        try {
          next = stream.nextLine() ? parse(json -> line.read(stream.number(), json)) : null;
        } catch (IOException e) {
          broken = e;
        } catch (RuntimeException e) {
          unreadable = e;
        }
      }
      return next != null;
    }

    @Override
    public RowLine.Written next() {
      RowLine.Written written = hasNext() ? next : null;
      if (written == null) {
        throw new NoSuchElementException();
      }
      next = null;
      numbers.add(written.line());
      return written;
    }

    /** Throws the exception that ended the lines early. */
    void throwIfUnread() throws IOException {
      if (broken != null) {
        throw broken;
      }
      if (unreadable != null) {
        throw unreadable;
      }
    }

    private <T> T parse(Parsing<T> parsing) throws IOException {
      try (JsonParser json = JsonStreams.parser(stream.line())) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
          throw unreadable();
        }
        T parsed = parsing.parse(json);
        if (json.nextToken() != null) {
          throw unreadable();
        }
        return parsed;
      } catch (StreamReadException | EOFException | IllegalArgumentException e) {
        // without the cause, whose message may contain a value
        throw unreadable();
      }
    }

    private RejectedInputException unreadable() {
      return new RejectedInputException(
          ErrorCode.EXPORT_UNREADABLE,
          Map.of("table", table.name(), "line", Long.toString(Math.max(1, stream.number()))),
          null);
    }

    ImportProgress after(BulkProgress progress) {
      return new ImportProgress(numbers.of(progress.leading()), progress.saved());
    }
  }

  /** Parses one line. */
  @FunctionalInterface
  private interface Parsing<T> {
    T parse(JsonParser json) throws IOException;
  }
}
