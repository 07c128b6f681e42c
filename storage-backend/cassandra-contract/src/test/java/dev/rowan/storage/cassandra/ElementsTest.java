package dev.rowan.storage.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The servers return only the elements of columns that a query needs. */
class ElementsTest {
  @RegisterExtension
  @org.junit.jupiter.api.Order(1)
  static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

  @RegisterExtension
  @org.junit.jupiter.api.Order(2)
  static final TestSession SESSION = new TestSession(KEYSPACE);

  private static final TableSchema TABLE =
      TableSchema.named("parcel")
          .partitionKey("route", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, dev.rowan.annotation.Order.ASC)
          .column("scans", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column(
              "target",
              new UserType(
                  "destination",
                  List.of(
                      new UserType.Field("city", ScalarType.TEXT),
                      new UserType.Field("Floor", ScalarType.INT))))
          .column("notes", new MapType(ScalarType.INT, ScalarType.TEXT, true))
          .column("title", ScalarType.TEXT)
          .build();

  private static final Row WHOLE =
      Row.of(
          "a",
          1,
          Map.of("LYS", 3, "it's", 4, "CDG", 5),
          TupleValue.of("Lyon", 7),
          Map.of(1, "one", 2, "two"),
          "t");

  private final CassandraBackend backend =
      CassandraBackend.on(SESSION.session(), KEYSPACE.name(), SchemaMode.CREATE);

  private final ReadMode elements =
      ReadMode.PLAIN.of(
          columns(2, 3, 4)
              .withElements(Map.of(2, Set.of("LYS", "it's", "none"), 3, Set.of(1), 4, Set.of(2))));

  private static ColumnSelection columns(int... places) {
    BitSet columns = new BitSet();
    for (int place : places) {
      columns.set(place);
    }
    return ColumnSelection.of(columns);
  }

  @BeforeEach
  void write() {
    backend.define(Schema.of(List.of(TABLE))).toCompletableFuture().join();
    backend
        .apply(MutationSet.of(Change.of(Upsert.insert(TABLE, WHOLE))))
        .toCompletableFuture()
        .join();
  }

  private Row read(Query query) {
    List<Row> rows = backend.fetch(query).toCompletableFuture().join().rows();
    assertThat(rows).hasSize(1);
    return rows.get(0);
  }

  @Test
  void ofOneRowOfAPartitionAndOfAScan() {
    Row expected =
        Row.of("a", 1, Map.of("LYS", 3, "it's", 4), TupleValue.of(null, 7), Map.of(2, "two"), null);
    assertThat(read(RowQuery.owning(TABLE, new Object[] {"a", 1}, elements))).isEqualTo(expected);
    assertThat(read(slice().in(elements))).isEqualTo(expected);
    assertThat(read(scan().in(elements))).isEqualTo(expected);
  }

  @Test
  void ofARowWithoutThem() {
    ReadMode none = ReadMode.PLAIN.of(columns(2).withElements(Map.of(2, Set.of("none"))));
    assertThat(read(RowQuery.owning(TABLE, new Object[] {"a", 1}, none)))
        .isEqualTo(Row.of("a", 1, null, null, null, null));
  }

  @Test
  void timesAreOfWholeColumns() {
    ReadMode timed = new ReadMode(true, elements.columns(), elements.options());
    assertThat(read(slice().in(timed)).get(2)).isEqualTo(WHOLE.get(2));
  }

  private static SliceQuery slice() {
    return new SliceQuery(TABLE, List.of("a"), Slice.ALL, ReadDirection.FORWARD, 10, null);
  }

  private static ScanQuery scan() {
    return new ScanQuery(TABLE, TokenRange.ALL, ScanQuery.Rows.ALL, 10, null);
  }
}
