package dev.rowan.transfer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import dev.rowan.bulk.BulkFailure;
import dev.rowan.bulk.BulkProgress;
import dev.rowan.bulk.BulkResult;
import dev.rowan.bulk.BulkSave;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.TableSchema;
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
 * Writes the lines of an export into a table, and what follows from each row into the indexes. Rows
 * are written as inserts at the time of the import, over what is there, as {@link BulkSave} writes
 * them: a bounded number of requests at a time, and rows of a partition together where nothing but
 * their rows is to be written. Lines are read as fast as rows are stored, and no faster. Reading
 * the same lines again does no harm, except in tables of counters. Immutable.
 */
public final class TableImport {
  private final TableSchema table;
  private final BulkSave<RowLine.Written> save;
  private final Consumer<ImportProgress> listener;
  private final Consumer<ImportFailure> failures;
  private final long linesBefore;

  /** Imports through a run time into its table; see {@code Rowan.importTable}. */
  public TableImport(DaoRuntime<?> runtime, TableSchema table) {
    this(
        table,
        BulkSave.ofTable(runtime, table, RowLine.Written::upsert),
        progress -> {},
        failure -> {},
        0);
  }

  private TableImport(
      TableSchema table,
      BulkSave<RowLine.Written> save,
      Consumer<ImportProgress> listener,
      Consumer<ImportFailure> failures,
      long linesBefore) {
    this.table = table;
    this.save = save;
    this.listener = listener;
    this.failures = failures;
    this.linesBefore = linesBefore;
  }

  /**
   * Returns the import that tells this listener whenever some rows were written. It is called by
   * one thread at a time, often one of the backend's, and must not block; what it throws ends the
   * import.
   */
  public TableImport watchedBy(Consumer<ImportProgress> newListener) {
    return new TableImport(table, save, newListener, failures, linesBefore);
  }

  /**
   * Returns the import that passes over lines that another one wrote.
   *
   * @param lines {@link ImportProgress#lines} of the other; the header among them is read and
   *     compared again
   */
  public TableImport resume(long lines) {
    return new TableImport(table, save, listener, failures, lines);
  }

  /**
   * Returns the import with so many requests under way at a time; 64 otherwise.
   *
   * @param requests from 1 to 10,000
   * @throws RejectedInput if it is out of bounds
   */
  public TableImport withConcurrency(int requests) {
    return new TableImport(table, save.withConcurrency(requests), listener, failures, linesBefore);
  }

  /**
   * Returns the import that stops when so many rows could not be written, and goes on before; 1
   * otherwise. They are kept in memory up to then.
   *
   * @param most at least 1
   * @param listener is told of each of them, in the order of their lines, when the import is over
   * @throws RejectedInput if it is less than 1
   */
  public TableImport stoppingAfter(int most, Consumer<ImportFailure> listener) {
    return new TableImport(table, save.stoppingAfter(most), this.listener, listener, linesBefore);
  }

  /**
   * Reads to the end of the stream, which stays open. What was written before a failure stays; each
   * row is whole.
   *
   * @return how far it came; if rows could not be written, but fewer than what it was to stop
   *     after, the lines are those before the first of them
   * @throws dev.rowan.error.SchemaMismatch if the header does not fit the table; nothing was
   *     written
   * @throws RejectedInput if a line cannot be read, says which, and never what is in it; what is
   *     before it was written
   * @throws dev.rowan.error.SetupMistake if {@code jackson-core} is not there
   * @throws dev.rowan.error.RowanException if so many rows could not be written as it was to stop
   *     after: the error of the first
   * @throws IOException if the stream fails
   */
  public ImportProgress readFrom(InputStream in) throws IOException {
    JsonLibrary.require();
    Lines lines = new Lines(new LineStream(new BufferedInputStream(in, 1 << 16)));
    lines.header();
    BulkResult<RowLine.Written> result =
        save.watchedBy(progress -> listener.accept(lines.behind(progress))).save(() -> lines);
    for (BulkFailure<RowLine.Written> failure : result.failures()) {
      failures.accept(new ImportFailure(failure.entity().line(), failure.error()));
    }
    if (!result.complete()) {
      result.orThrow();
    }
    lines.throwIfUnread();
    return lines.behind(result.progress());
  }

  /** The lines of one call, up to the end or the first that cannot be read. */
  private final class Lines implements Iterator<RowLine.Written> {
    private final LineStream stream;
    private final RowLine line = new RowLine(table);
    private final LineNumbers numbers = new LineNumbers(Math.max(1, linesBefore));
    private RowLine.@Nullable Written next;
    private @Nullable IOException broken;
    private @Nullable RuntimeException unreadable;

    Lines(LineStream stream) {
      this.stream = stream;
    }

    void header() throws IOException {
      if (!stream.nextLine()) {
        throw unreadable();
      }
      parse(
          json -> {
            TableHeader.require(table, json);
            return table;
          });
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

    /** Throws what ended the lines before their end. */
    void throwIfUnread() throws IOException {
      if (broken != null) {
        throw broken;
      }
      if (unreadable != null) {
        throw unreadable;
      }
    }

    private <T> T parse(Parsing<T> parsing) throws IOException {
      try (JsonParser json = Json.parser(stream.line())) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
          throw unreadable();
        }
        T parsed = parsing.parse(json);
        if (json.nextToken() != null) {
          throw unreadable();
        }
        return parsed;
      } catch (StreamReadException | EOFException | IllegalArgumentException e) {
        // without the cause, whose message may have a value in it
        throw unreadable();
      }
    }

    private RejectedInput unreadable() {
      return new RejectedInput(
          ErrorCode.EXPORT_UNREADABLE,
          Map.of("table", table.name(), "line", Long.toString(Math.max(1, stream.number()))),
          null);
    }

    ImportProgress behind(BulkProgress progress) {
      return new ImportProgress(numbers.of(progress.leading()), progress.saved());
    }
  }

  /** Reads a line. */
  @FunctionalInterface
  private interface Parsing<T> {
    T parse(JsonParser json) throws IOException;
  }
}
