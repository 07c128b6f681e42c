package dev.rowan.transfer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamReadException;
import dev.rowan.backend.Backend;
import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.Upkeep;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes the lines of an export into a table, and what follows from each row into the indexes. Rows
 * are written as inserts at the time of the import, over what is there; rows that follow each other
 * in one partition go together. Reading the same lines again does no harm, except in tables of
 * counters. Immutable.
 */
public final class TableImport {
  private static final int ROWS_IN_A_UNIT = 50;
  private static final int BYTES_IN_A_UNIT = 32 << 10;
  private static final int UNITS_AT_A_TIME = 16;
  private static final int BYTES_AT_A_TIME = 1 << 20;

  private final Backend backend;
  private final DaoRuntime<?> runtime;
  private final TableSchema table;
  private final List<DerivedTable> followers;
  private final Consequences upkeep;
  private final Consumer<ImportProgress> listener;
  private final long linesBefore;

  /** Imports into the table of a mapping; see {@code Rowan.importTable}. */
  public TableImport(Backend backend, DaoRuntime<?> runtime, EntityMapping<?> mapping) {
    this(backend, runtime, mapping.table(), mapping.derived(), progress -> {}, 0);
  }

  private TableImport(
      Backend backend,
      DaoRuntime<?> runtime,
      TableSchema table,
      List<DerivedTable> followers,
      Consumer<ImportProgress> listener,
      long linesBefore) {
    this.backend = backend;
    this.runtime = runtime;
    this.table = table;
    this.followers = followers;
    this.upkeep = Upkeep.of(followers);
    this.listener = listener;
    this.linesBefore = linesBefore;
  }

  /** Returns the import that tells this listener whenever some rows were written. */
  public TableImport watchedBy(Consumer<ImportProgress> newListener) {
    return new TableImport(backend, runtime, table, followers, newListener, linesBefore);
  }

  /**
   * Returns the import that passes over lines that another one wrote.
   *
   * @param lines {@link ImportProgress#lines} of the other; the header among them is read and
   *     compared again
   */
  public TableImport resume(long lines) {
    return new TableImport(backend, runtime, table, followers, listener, lines);
  }

  /**
   * Reads to the end of the stream, which stays open. What was written before a failure stays; each
   * row is whole.
   *
   * @throws dev.rowan.error.SchemaMismatch if the header does not fit the table; nothing was
   *     written
   * @throws RejectedInput if a line cannot be read, says which, and never what is in it
   * @throws dev.rowan.error.SetupMistake if {@code jackson-core} is not there
   * @throws dev.rowan.error.RowanException if a row cannot be written
   * @throws IOException if the stream fails
   */
  public ImportProgress readFrom(InputStream in) throws IOException {
    JsonLibrary.require();
    Lines lines = new Lines(new LineStream(new BufferedInputStream(in, 1 << 16)));
    lines.header();
    while (lines.readSome()) {
      listener.accept(lines.progress());
    }
    return lines.progress();
  }

  /** The lines of one call. */
  private final class Lines {
    private final LineStream stream;
    private final RowLine line = new RowLine(table);
    private long rows;

    /** The last line that was read, as long as it is not written. */
    private RowLine.@Nullable Written held;

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

    /** Writes some units at a time; returns whether it had any. */
    boolean readSome() throws IOException {
      List<CompletableFuture<?>> units = new ArrayList<>();
      long from = stream.bytes();
      long before = rows;
      boolean more = true;
      while (more && units.size() < UNITS_AT_A_TIME && stream.bytes() - from < BYTES_AT_A_TIME) {
        List<Change> unit = new ArrayList<>();
        more = fill(unit);
        if (!unit.isEmpty()) {
          units.add(write(unit).toCompletableFuture());
        }
      }
      runtime.await(CompletableFuture.allOf(units.toArray(CompletableFuture<?>[]::new)));
      return rows > before;
    }

    private CompletionStage<?> write(List<Change> unit) {
      return runtime.writesRowByRow()
          ? runtime.write((Upsert) unit.get(0).mutation())
          : backend
              .apply(MutationSet.of(unit))
              .thenAccept(outcome -> Upkeep.requireUnique(followers, outcome));
    }

    /** Takes the rows that follow each other in one partition; returns whether more follow. */
    private boolean fill(List<Change> unit) throws IOException {
      long from = stream.bytes();
      RowLine.Written first = held == null ? next() : held;
      held = first;
      while (held != null
          && first != null
          && held.isBeside(first)
          && unit.size() < (runtime.writesRowByRow() ? 1 : ROWS_IN_A_UNIT)
          && stream.bytes() - from < BYTES_IN_A_UNIT) {
        unit.add(new Change(held.upsert(), upkeep));
        rows++;
        held = next();
      }
      if (unit.isEmpty() && held != null) {
        // larger than a unit should be, so alone in one
        unit.add(new Change(held.upsert(), upkeep));
        rows++;
        held = next();
      }
      return held != null;
    }

    private RowLine.@Nullable Written next() throws IOException {
      return stream.nextLine() ? parse(json -> line.read(stream.number(), json)) : null;
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

    ImportProgress progress() {
      return new ImportProgress(held == null ? stream.number() : held.line() - 1, rows);
    }
  }

  /** Reads a line. */
  @FunctionalInterface
  private interface Parsing<T> {
    T parse(JsonParser json) throws IOException;
  }
}
