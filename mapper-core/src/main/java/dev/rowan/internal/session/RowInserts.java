package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Inserts rows of one table, several rows of a partition as one batch if possible. Thread-safe.
 *
 * @param <E> the source of a row, such as an entity
 */
public final class RowInserts<E> {
  /** How many rows of a partition a request has, unless the caller sets another number. */
  public static final int ROWS_IN_REQUEST = 32;

  /** The approximate size limit of one request; a larger row is sent alone. */
  public static final long BYTES_IN_REQUEST = 32 << 10;

  private final EntityWrites<?> writes;
  private final BiFunction<E, Nulls, Upsert> writing;
  private final boolean eachOnce;
  private final EntityRows rows;

  private RowInserts(
      EntityWrites<?> writes, BiFunction<E, Nulls, Upsert> writing, boolean eachOnce) {
    this.writes = writes;
    this.writing = writing;
    this.eachOnce = eachOnce;
    this.rows = writes.context().session().writers().rows(writes.context().tables());
  }

  /** Inserts entities with the options of these writes. */
  public static <E> RowInserts<E> of(EntityWrites<E> writes) {
    TableSchema table = writes.context().table();
    return new RowInserts<>(
        writes,
        (entity, nulls) ->
            Upsert.insert(
                table, writes.context().written(GeneratedEntities.now(writes, entity), nulls)),
        false);
  }

  /**
   * Inserts the rows of another table with the options of these writes. Each row and each static
   * column comes once.
   */
  public static <E> RowInserts<E> ofTable(EntityWrites<?> writes, Function<E, Upsert> write) {
    return new RowInserts<>(writes, (entity, nulls) -> write.apply(entity), true);
  }

  /**
   * Returns the same with these options.
   *
   * @throws RejectedInputException if the options are null
   */
  public RowInserts<E> with(@Nullable WriteOptions options) {
    return new RowInserts<>(writes.with(options), writing, eachOnce);
  }

  /** Returns whether it inserts the rows of another table, in their order. */
  public boolean isOfTable() {
    return eachOnce;
  }

  /** Returns the result of a stage that writes. */
  public <T> T await(CompletionStage<T> stage) {
    return writes.context().await().result(stage);
  }

  /**
   * Returns the write of an entity.
   *
   * @throws RejectedInputException if a part of the key is null
   */
  public Upsert write(E entity, Nulls nulls) {
    return writing.apply(entity, nulls);
  }

  /**
   * Returns whether several rows of a partition can be one batch. They cannot if a unique value of
   * one row could refuse the others, or if two rows could set one static column: of two values with
   * one timestamp, the later one does not always win.
   */
  public boolean takesSeveral() {
    return !writes.context().writesRowByRow()
        && writes.context().tables().unique().isEmpty()
        && (eachOnce || !writes.context().table().hasStatics());
  }

  /** Returns the approximate size of a row, or more. */
  public static long bytes(Upsert write) {
    TableSchema table = write.table();
    Row row = write.row();
    long bytes = 0;
    for (int i = 0; i < table.size(); i++) {
      bytes += row.isSet(i) ? table.valueType(i).maxSize(row.get(i)) : 0;
    }
    return bytes;
  }

  /** Divides rows of one partition into requests, in their order and with no key twice in one. */
  static List<List<Upsert>> requests(List<Upsert> rows) {
    List<List<Upsert>> requests = new ArrayList<>();
    List<Upsert> request = new ArrayList<>();
    Set<List<?>> keys = new HashSet<>();
    long bytes = 0;
    for (Upsert row : rows) {
      List<?> key = Arrays.asList(row.row().toArray()).subList(0, row.table().keySize());
      long size = bytes(row);
      boolean fits = request.size() < ROWS_IN_REQUEST && bytes + size <= BYTES_IN_REQUEST;
      if (!request.isEmpty() && (!fits || keys.contains(key))) {
        requests.add(request);
        request = new ArrayList<>();
        keys.clear();
        bytes = 0;
      }
      request.add(row);
      keys.add(key);
      bytes += size;
    }
    requests.add(request);
    return requests;
  }

  /**
   * Writes rows of different keys in one partition, whether or not they exist.
   *
   * @param upserts one only, unless {@link #takesSeveral()}
   */
  public CompletionStage<Boolean> apply(List<Upsert> upserts) {
    if (upserts.size() == 1) {
      return writes.sent(upserts.get(0)).thenApply(WriteOutcome::applied);
    }
    List<PlannedWriter.Part> parts = new ArrayList<>(upserts.size());
    OptionalLong timestamp = OptionalLong.empty();
    for (Upsert write : upserts) {
      TimedMutation timed = TimedMutation.of(write, writes.context().tables(), writes.options());
      timestamp = timed.timestamp();
      parts.add(new PlannedWriter.Part(rows, timed.mutation()));
    }
    EntityContext<?> context = writes.context();
    CallOptions options = context.started(writes.options().call());
    return context
        .session()
        .writers()
        .planned()
        .write(parts, timestamp, options)
        .thenCompose(
            outcome -> context.trimAfter(upserts, options).thenApply(trimmed -> outcome.applied()));
  }
}
