package dev.rowan.storage.cassandra.fault;

import dev.rowan.annotation.Order;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.Stream;

/** One call for every kind of request that the backend distinguishes. */
@SuppressWarnings("ImmutableEnumChecker") // what the calls hold is immutable
enum Work {
  INSERT(Column.WRITE, batch(insert("a", "b"))),
  DELETE(Column.WRITE, batch(DeleteRow.of(Tables.NOTES, key("a", "b"), TimestampOffset.NONE))),
  SEVERAL_ROWS(Column.WRITE, batch(insert("a", "b"), insert("a", "c"))),
  APPEND(Column.UNREPEATABLE, batch(append("a", "b"))),
  APPEND_BESIDE_AN_INSERT(Column.UNREPEATABLE, batch(append("a", "b"), insert("a", "c"))),
  COUNT(Column.UNREPEATABLE, batch(count("b"))),
  COUNT_SEVERAL(Column.UNREPEATABLE, batch(count("b"), count("c"))),
  FORGET_COUNT(
      Column.UNREPEATABLE,
      batch(
          DeleteRow.of(
              Tables.COUNTS, Row.of(secret("a"), secret("b"), null), TimestampOffset.NONE))),
  SEVERAL_PARTITIONS(Column.LOGGED, batch(insert("a", "b"), insert("b", "b"))),
  CREATE(Column.CONDITIONAL, batch(insert("a", "b").when(Condition.IF_NOT_EXISTS))),
  CHANGE_IF(Column.CONDITIONAL, batch(insert("a", "b").when(sameText()))),
  REMOVE_IF(
      Column.CONDITIONAL,
      batch(new DeleteRow(Tables.NOTES, key("a", "b"), Condition.IF_EXISTS, TimestampOffset.NONE))),
  CREATE_SEVERAL(
      Column.CONDITIONAL, batch(insert("a", "b").when(Condition.IF_NOT_EXISTS), insert("a", "c"))),
  SLICE(Column.READ, read(Slice.ALL)),
  SEVERAL_PREFIXES(Column.READ, read(Slice.in(List.of(List.of("b"), List.of("c"))))),
  SCAN(
      Column.READ,
      backend ->
          backend.fetch(new ScanQuery(Tables.NOTES, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null)));

  /** Part of every value that is written or read. */
  static final String SECRET = "canary-4711";

  /** The columns of the page's table. */
  enum Column {
    WRITE("a write"),
    UNREPEATABLE("counter, list"),
    LOGGED("several partitions"),
    CONDITIONAL("condition"),
    READ("read");

    private final String title;

    Column(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  /** A separate class, because enum constants are created before the static fields of the enum. */
  private static final class Tables {
    static final TableSchema NOTES =
        TableSchema.named("notes")
            .partitionKey("p", ScalarType.TEXT)
            .clustering("c", ScalarType.TEXT, Order.ASC)
            .column("v", ScalarType.TEXT)
            .column("l", new ListType(ScalarType.TEXT))
            .build();
    static final TableSchema COUNTS =
        TableSchema.named("counts")
            .partitionKey("p", ScalarType.TEXT)
            .clustering("c", ScalarType.TEXT, Order.ASC)
            .column("n", CounterType.COUNTER)
            .build();
  }

  private final Column column;
  private final Function<Backend, CompletionStage<?>> call;

  Work(Column column, Function<Backend, CompletionStage<?>> call) {
    this.column = column;
    this.call = call;
  }

  Column column() {
    return column;
  }

  CompletionStage<?> on(Backend backend) {
    return call.apply(backend);
  }

  private static Function<Backend, CompletionStage<?>> batch(Mutation... mutations) {
    return backend -> backend.apply(MutationSet.of(Stream.of(mutations).map(Change::of).toList()));
  }

  private static Function<Backend, CompletionStage<?>> read(Slice slice) {
    return backend ->
        backend.fetch(
            new SliceQuery(
                Tables.NOTES, List.of(secret("a")), slice, ReadDirection.FORWARD, 10, null));
  }

  private static Upsert insert(String partition, String clustering) {
    return Upsert.insert(Tables.NOTES, row(partition, clustering).set(2, secret("v")).build());
  }

  private static Upsert append(String partition, String clustering) {
    return Upsert.update(
        Tables.NOTES,
        row(partition, clustering).set(3, new CellEdit.Append(List.of(secret("e")))).build());
  }

  private static Upsert count(String clustering) {
    return Upsert.update(
        Tables.COUNTS, Row.of(secret("a"), secret(clustering), new CellEdit.Increment(1)));
  }

  private static Condition sameText() {
    return new Condition.Matches(
        List.of(ColumnCondition.on(2, ColumnCondition.Operator.EQ, secret("w"))));
  }

  private static Row key(String partition, String clustering) {
    return row(partition, clustering).build();
  }

  private static Row.Builder row(String partition, String clustering) {
    return Row.unset(Tables.NOTES.size()).set(0, secret(partition)).set(1, secret(clustering));
  }

  private static String secret(String value) {
    return SECRET + value;
  }
}
