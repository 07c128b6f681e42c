package dev.rowan.internal.state;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Order;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.IndexState;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** The table of the states of indexes. Each change of a record has a condition. Thread-safe. */
public final class IndexStates {
  /** The table, to be defined before it is used. */
  public static final TableSchema TABLE =
      TableSchema.named(ReservedTables.INDEX_STATES)
          .partitionKey("base_table", ScalarType.TEXT)
          .clustering("index_table", ScalarType.TEXT, Order.ASC)
          .column("state", ScalarType.TEXT)
          .column("builder", ScalarType.UUID)
          .column("held_until", ScalarType.TIMESTAMP)
          .column("position", ScalarType.TEXT)
          .column("done", ScalarType.BIGINT)
          .build();

  private static final int MOST_INDEXES = 1_000;
  private static final CallOptions MAJORITY = CallOptions.at(Consistency.LOCAL_QUORUM);

  private final Backend backend;

  /** Reads and changes records in this store. */
  public IndexStates(Backend backend) {
    this.backend = backend;
  }

  /** Reads the states of the indexes of a table, by their names. */
  public CompletionStage<Map<String, IndexRecord>> read(String table) {
    ReadMode mode = ReadMode.PLAIN.with(MAJORITY);
    return backend
        .fetch(
            new SliceQuery(
                TABLE, List.of(table), Slice.ALL, ReadDirection.FORWARD, MOST_INDEXES, null, mode))
        .thenApply(IndexStates::records);
  }

  /**
   * Changes the state of an index, unless another client changed its state or its builder.
   *
   * @param expected what was read; null for nothing
   * @return completes with whether the state was changed
   */
  public CompletionStage<Boolean> change(
      String table, String index, @Nullable IndexRecord expected, IndexRecord wanted) {
    Row row =
        Row.of(
            table,
            index,
            wanted.state().name(),
            wanted.builder(),
            wanted.heldUntil(),
            wanted.position(),
            wanted.done());
    Condition stands =
        new Condition.Matches(
            List.of(
                is("state", expected == null ? null : expected.state().name()),
                is("builder", expected == null ? null : expected.builder())));
    Change change = Change.of(Upsert.update(TABLE, row).when(stands));
    return backend
        .apply(new MutationSet(List.of(change), OptionalLong.empty(), MAJORITY))
        .thenApply(WriteOutcome::applied);
  }

  /** Removes a record. */
  CompletionStage<Void> remove(String table, String index) {
    Row key = Row.unset(TABLE.size()).set(0, table).set(1, index).build();
    Change change = Change.of(DeleteRow.of(TABLE, key, TimestampOffset.NONE));
    return backend
        .apply(new MutationSet(List.of(change), OptionalLong.empty(), MAJORITY))
        .thenAccept(outcome -> {});
  }

  private static ColumnCondition is(String column, @Nullable Object value) {
    return ColumnCondition.on(TABLE.indexOf(column), ColumnCondition.Operator.EQ, value);
  }

  private static Map<String, IndexRecord> records(RowPage page) {
    Map<String, IndexRecord> records = new HashMap<>();
    for (Row row : page.rows()) {
      if (row.get(1) instanceof String index && row.get(2) instanceof String state) {
        records.put(
            index,
            new IndexRecord(
                IndexState.valueOf(state),
                (UUID) row.get(3),
                (Instant) row.get(4),
                (String) row.get(5),
                row.get(6) instanceof Long done ? done : 0));
      }
    }
    return records;
  }
}
