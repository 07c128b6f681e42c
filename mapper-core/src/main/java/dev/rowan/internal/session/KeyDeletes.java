package dev.rowan.internal.session;

import dev.rowan.annotation.Maintain;
import dev.rowan.dao.Range;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Deletes the rows of several keys, which differ in one column. Keys of one partition are one batch
 * if a batch can delete them. Otherwise, each key is a delete of its own. Immutable and
 * thread-safe.
 */
final class KeyDeletes {
  private final EntityWrites<?> writes;
  private final TableSchema table;

  KeyDeletes(EntityWrites<?> writes) {
    this.writes = writes;
    this.table = writes.context().table();
  }

  /**
   * Deletes the rows of each key; nothing if there is none.
   *
   * @param range of the column after the key; null if the key stands alone
   * @param key canonical values, one of them an {@link AnyOf}
   */
  CompletionStage<Boolean> delete(@Nullable Range<Object> range, Object[] key) {
    int varied = varied(key);
    List<Mutation> deletes = new ArrayList<>();
    for (Object value : values(varied, (AnyOf) key[varied])) {
      Object[] one = key.clone();
      one[varied] = value;
      deletes.add(range == null ? writes.keyDeletion(one) : writes.rangeDeletion(range, one));
    }
    if (deletes.size() < 2) {
      return deletes.isEmpty()
          ? CompletableFuture.completedFuture(true)
          : writes.apply(deletes.get(0));
    }
    return varied >= table.partitionKeySize() && isOneBatch(deletes)
        ? Attribution.stage(writes.method(), () -> together(deletes))
        : each(deletes);
  }

  private static int varied(Object[] key) {
    for (int i = 0; i < key.length; i++) {
      if (key[i] instanceof AnyOf) {
        return i;
      }
    }
    throw new IllegalArgumentException("a key without a choice");
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

  /** Returns whether one batch can delete the rows of a partition with their entries and copies. */
  private boolean isOneBatch(List<Mutation> deletes) {
    EntityTables tables = writes.context().tables();
    boolean ofEngine = tables.protocol() == null;
    boolean ofRows = deletes.get(0) instanceof DeleteRow;
    return !writes.context().needsRowsBeforeWrites()
        && !Copies.isInvolved(writes.context().mapping())
        && (ofEngine || (ofRows && tables.protocol() != Maintain.SERIAL));
  }

  private CompletionStage<Boolean> together(List<Mutation> deletes) {
    EntityTables tables = writes.context().tables();
    EntityRows rows = writes.context().session().writers().rows(tables);
    List<PlannedWriter.Part> parts = new ArrayList<>(deletes.size());
    OptionalLong timestamp = OptionalLong.empty();
    for (Mutation delete : deletes) {
      TimedMutation timed = TimedMutation.of(delete, tables, writes.options());
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

  private CompletionStage<Boolean> each(List<Mutation> deletes) {
    EntityWrites<?> started = writes.started();
    String counted = deletes.get(0) instanceof DeleteRow ? "rows deleted" : "ranges deleted";
    CountedWrites counting = new CountedWrites(table.name(), counted);
    return Attribution.stage(
        writes.method(),
        counting.forEach(deletes, delete -> counting.send(1, () -> started.apply(delete))));
  }
}
