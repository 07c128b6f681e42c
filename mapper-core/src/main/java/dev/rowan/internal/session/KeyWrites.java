package dev.rowan.internal.session;

import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.IndexMaintenance;
import dev.rowan.internal.read.Combinations;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Deletes or updates the rows of several keys, which differ in some columns. Keys of one partition
 * are one batch if a batch can write them. Otherwise, each key is a write of its own. Immutable and
 * thread-safe.
 */
public final class KeyWrites {
  private static final String RANGES_DELETED = "ranges deleted";

  private final EntityWrites<?> writes;
  private final TableSchema table;

  KeyWrites(EntityWrites<?> writes) {
    this.writes = writes;
    this.table = writes.context().table();
  }

  /**
   * Deletes the rows of each key, or of each part of a key; nothing if there is none.
   *
   * @param key canonical values, at least one of them an {@link AnyOf}
   */
  public CompletionStage<Boolean> delete(Object[] key) {
    String counted = key.length == table.keySize() ? "rows deleted" : RANGES_DELETED;
    return forEach(key, counted, writes.context()::keyDeletion);
  }

  /** Deletes the rows of each key between two bounds of the next columns; null for no bound. */
  public CompletionStage<Boolean> deleteBetween(
      @Nullable Bound lower, @Nullable Bound upper, Object[] key) {
    return forEach(key, RANGES_DELETED, one -> writes.context().rangeDeletion(lower, upper, one));
  }

  /**
   * Updates the row of each key; nothing if there is none.
   *
   * @param row the columns to set; at least one of the key columns is an {@link AnyOf}
   */
  public CompletionStage<Boolean> update(Row row) {
    return forEach(
        row.toArray(),
        "rows updated",
        one -> writes.context().updating(writes.beforeChange(Row.owning(one))));
  }

  private CompletionStage<Boolean> forEach(
      @Nullable Object[] key, String counted, Function<@Nullable Object[], Mutation> mutation) {
    List<Mutation> mutations =
        keys(key).stream()
            .map(
                one -> {
                  @Nullable Object[] values = key.clone();
                  System.arraycopy(one.toArray(), 0, values, 0, one.size());
                  return mutation.apply(values);
                })
            .toList();
    if (mutations.size() < 2) {
      return mutations.isEmpty()
          ? CompletableFuture.completedFuture(true)
          : writes.apply(mutations.get(0));
    }
    CompletionStage<Boolean> written =
        isOfOnePartition(key) && isOneBatch(mutations)
            ? Attribution.stage(writes.method(), () -> together(mutations))
            : each(mutations, counted);
    return writes.notifiedOf(mutations, written);
  }

  private boolean isOfOnePartition(@Nullable Object[] key) {
    return IntStream.range(0, table.partitionKeySize())
        .noneMatch(column -> key[column] instanceof AnyOf);
  }

  /** Returns the values of the key columns, each value of each column with each of the others. */
  private List<List<Object>> keys(@Nullable Object[] key) {
    List<Object> columns = new ArrayList<>();
    for (int column = 0; column < Math.min(key.length, table.keySize()); column++) {
      Object value = Objects.requireNonNull(key[column]);
      columns.add(value instanceof AnyOf choice ? AnyOf.of(values(column, choice)) : value);
    }
    return Combinations.of(columns, writes.method());
  }

  /** Returns the values without duplicates. Clustering values are equal if their order is. */
  private Collection<Object> values(int column, AnyOf choice) {
    if (column < table.partitionKeySize()) {
      return new LinkedHashSet<>(choice.values());
    }
    Collection<Object> values = new TreeSet<>(table.column(column).type().valueType().order());
    values.addAll(choice.values());
    return values;
  }

  /** Returns whether one batch can write the rows of a partition with their entries and copies. */
  private boolean isOneBatch(List<Mutation> mutations) {
    IndexMaintenance maintenance = writes.context().tables().maintenance();
    boolean ofRows = !(mutations.get(0) instanceof DeleteRange);
    return !writes.context().needsRowsBeforeWrites()
        && !Copies.isInvolved(writes.context().mapping())
        && (!maintenance.isOfClient() || (ofRows && !maintenance.isSerial()));
  }

  private CompletionStage<Boolean> together(List<Mutation> mutations) {
    EntityTables tables = writes.context().tables();
    EntityRows rows = writes.context().session().writers().rows(tables);
    List<PlannedWriter.Part> parts = new ArrayList<>(mutations.size());
    OptionalLong timestamp = OptionalLong.empty();
    for (Mutation mutation : mutations) {
      TimedMutation timed = TimedMutation.of(mutation, tables, writes.options());
      timestamp = timed.timestamp();
      rows.require(timed.mutation(), timestamp);
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

  private CompletionStage<Boolean> each(List<Mutation> mutations, String counted) {
    EntityWrites<?> started = writes.started();
    CountedWrites counting = new CountedWrites(table.name(), counted);
    return Attribution.stage(
        writes.method(),
        counting.forEach(
            mutations,
            each -> counting.send(1, () -> started.sent(each).thenApply(WriteOutcome::applied))));
  }
}
