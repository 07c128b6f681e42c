package dev.rowan.internal.session;

import dev.rowan.annotation.Maintain;
import dev.rowan.dao.Range;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.TableSchema;
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
final class KeyWrites {
  private final EntityWrites<?> writes;
  private final TableSchema table;

  KeyWrites(EntityWrites<?> writes) {
    this.writes = writes;
    this.table = writes.context().table();
  }

  /**
   * Deletes the rows of each key; nothing if there is none.
   *
   * @param range of the column after the key; null if the key stands alone
   * @param key canonical values, at least one of them an {@link AnyOf}
   */
  CompletionStage<Boolean> delete(@Nullable Range<Object> range, Object[] key) {
    boolean ofRows = range == null && key.length == table.keySize();
    return forEach(
        key,
        ofRows ? "rows deleted" : "ranges deleted",
        one -> range == null ? writes.keyDeletion(one) : writes.rangeDeletion(range, one));
  }

  /**
   * Updates the row of each key; nothing if there is none.
   *
   * @param row the columns to set; at least one of the key columns is an {@link AnyOf}
   */
  CompletionStage<Boolean> update(Row row) {
    return forEach(
        row.toArray(),
        "rows updated",
        one -> writes.context().updating(writes.beforeChange(Row.owning(one))));
  }

  private CompletionStage<Boolean> forEach(
      @Nullable Object[] key, String counted, Function<@Nullable Object[], Mutation> mutation) {
    List<Mutation> mutations = new ArrayList<>();
    addEach(key, 0, mutation, mutations);
    if (mutations.size() < 2) {
      return mutations.isEmpty()
          ? CompletableFuture.completedFuture(true)
          : writes.apply(mutations.get(0));
    }
    return isOfOnePartition(key) && isOneBatch(mutations)
        ? Attribution.stage(writes.method(), () -> together(mutations))
        : each(mutations, counted);
  }

  /** Adds a mutation for each combination of the values of the columns from this place on. */
  private void addEach(
      @Nullable Object[] key,
      int from,
      Function<@Nullable Object[], Mutation> mutation,
      List<Mutation> mutations) {
    int varied = from;
    while (varied < key.length && !(key[varied] instanceof AnyOf)) {
      varied++;
    }
    if (varied == key.length) {
      mutations.add(mutation.apply(key));
      return;
    }
    for (Object value : values(varied, (AnyOf) Objects.requireNonNull(key[varied]))) {
      @Nullable Object[] one = key.clone();
      one[varied] = value;
      addEach(one, varied + 1, mutation, mutations);
    }
  }

  private boolean isOfOnePartition(@Nullable Object[] key) {
    return IntStream.range(0, table.partitionKeySize())
        .noneMatch(column -> key[column] instanceof AnyOf);
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
    EntityTables tables = writes.context().tables();
    boolean ofEngine = tables.protocol() == null;
    boolean ofRows = !(mutations.get(0) instanceof DeleteRange);
    return !writes.context().needsRowsBeforeWrites()
        && !Copies.isInvolved(writes.context().mapping())
        && (ofEngine || (ofRows && tables.protocol() != Maintain.SERIAL));
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
        counting.forEach(mutations, each -> counting.send(1, () -> started.apply(each))));
  }
}
