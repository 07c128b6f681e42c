package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
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
        (entity, nulls) -> Upsert.insert(table, writes.context().written(entity, nulls)),
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

  /**
   * Writes rows of different keys in one partition, whether or not they exist.
   *
   * @param upserts one only, unless {@link #takesSeveral()}
   */
  public CompletionStage<Boolean> apply(List<Upsert> upserts) {
    if (upserts.size() == 1) {
      return writes.apply(upserts.get(0));
    }
    List<PlannedWriter.Part> parts = new ArrayList<>(upserts.size());
    OptionalLong timestamp = OptionalLong.empty();
    for (Upsert write : upserts) {
      TimedMutation timed = TimedMutation.of(write, writes.context().tables(), writes.options());
      timestamp = timed.timestamp();
      parts.add(new PlannedWriter.Part(rows, timed.mutation()));
    }
    return writes
        .context()
        .session()
        .writers()
        .planned()
        .write(parts, timestamp, writes.options().call())
        .thenApply(WriteOutcome::applied);
  }
}
