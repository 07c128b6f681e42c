package dev.rowan.storage.cassandra.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The texts of writes, and whether their idempotence is correct. */
class UpsertStatementsTest {
  private static final int LIST = 4;
  private static final int SET = 5;
  private static final int MAP = 6;

  private final TableSchema table =
      TableSchema.named("t")
          .partitionKey("p", ScalarType.INT)
          .clustering("c", ScalarType.INT, Order.ASC)
          .staticColumn("s", ScalarType.TEXT)
          .column("v", ScalarType.TEXT)
          .column("l", new ListType(ScalarType.INT))
          .column("set", new SetType(ScalarType.INT))
          .column("m", new MapType(ScalarType.INT, ScalarType.INT))
          .build();

  @Test
  void everyInsertOfATableHasOneTextWhateverItSets() {
    String text =
        "INSERT INTO \"k\".\"t\" (\"p\", \"c\", \"s\", \"v\", \"l\", \"set\", \"m\")"
            + " VALUES (?, ?, ?, ?, ?, ?, ?) USING TTL ?";
    assertThat(texts(Upsert.insert(table, row().set(3, "v").build()).withTtl(5)))
        .containsExactly(text);
    assertThat(texts(Upsert.insert(table, row().build()).withTtl(5))).containsExactly(text);
  }

  @Test
  void anInsertOfStaticsAloneNamesNoRow() {
    assertThat(texts(Upsert.insert(table, Row.unset(table.size()).set(0, 1).set(2, "s").build())))
        .containsExactly("INSERT INTO \"k\".\"t\" (\"p\", \"s\") VALUES (?, ?)");
  }

  @Test
  void anUpdateOfStaticsAloneAddressesThePartition() {
    assertThat(texts(Upsert.update(table, row().set(2, "s").build())))
        .containsExactly("UPDATE \"k\".\"t\" SET \"s\" = ? WHERE \"p\" = ?");
  }

  @Test
  void onlyWritesOneMicrosecondBeforeContainTheirTimestamp() {
    Upsert before =
        Upsert.insert(table, row().set(3, "v").build()).at(TimestampOffset.ONE_MICROSECOND_EARLIER);
    assertThat(texts(before))
        .allMatch(text -> text.endsWith("VALUES (?, ?, ?, ?, ?, ?, ?) USING TIMESTAMP ?"));
    assertThat(texts(before.withTtl(5)))
        .allMatch(
            text -> text.endsWith("VALUES (?, ?, ?, ?, ?, ?, ?) USING TTL ? AND TIMESTAMP ?"));
    assertThat(
            texts(
                Upsert.update(table, row().set(3, "v").build())
                    .at(TimestampOffset.ONE_MICROSECOND_EARLIER)))
        .allMatch(text -> text.startsWith("UPDATE \"k\".\"t\" USING TIMESTAMP ? SET"));
  }

  @Test
  void underAConditionOnItsRowItNamesARegularColumnToo() {
    assertThat(texts(Upsert.update(table, row().set(2, "s").build()).when(Condition.IF_EXISTS)))
        .containsExactly(
            "UPDATE \"k\".\"t\" SET \"s\" = ?, \"v\" = ?"
                + " WHERE \"p\" = ? AND \"c\" = ? IF EXISTS");
  }

  @Test
  void anUpdateOfNothingIsNoStatement() {
    assertThat(texts(Upsert.update(table, row().build()))).isEmpty();
  }

  @Test
  void insertedEditedAndClearedAreThreeStatements() {
    Row row =
        row()
            .set(3, "v")
            .set(LIST, new CellEdit.Append(List.of(1)))
            .set(SET, new CellEdit.Clear())
            .build();
    assertThat(texts(Upsert.insert(table, row)))
        .satisfiesExactly(
            insert -> assertThat(insert).startsWith("INSERT"),
            update -> assertThat(update).startsWith("UPDATE").contains("\"l\" = \"l\" + ?"),
            delete -> assertThat(delete).startsWith("DELETE \"set\" FROM \"k\".\"t\""));
  }

  @Test
  void idempotentWritesMayBeRepeated() {
    assertThat(mayBeRepeated(3, "v")).isTrue();
    assertThat(mayBeRepeated(3, null)).isTrue();
    assertThat(mayBeRepeated(LIST, null)).isTrue();
    assertThat(mayBeRepeated(LIST, List.of())).isTrue();
    assertThat(mayBeRepeated(SET, Set.of(1))).isTrue();
    assertThat(mayBeRepeated(SET, new CellEdit.AddAll(Set.of(1)))).isTrue();
    assertThat(mayBeRepeated(MAP, new CellEdit.PutAll(Map.of(1, 2)))).isTrue();
    assertThat(mayBeRepeated(MAP, new CellEdit.RemoveAll(List.of(1)))).isTrue();
  }

  @Test
  void listElementsWouldBeAddedTwice() {
    assertThat(mayBeRepeated(LIST, List.of(1))).isFalse();
    assertThat(mayBeRepeated(LIST, new CellEdit.Append(List.of(1)))).isFalse();
    assertThat(mayBeRepeated(LIST, new CellEdit.Prepend(List.of(1)))).isFalse();
    assertThat(mayBeRepeated(LIST, new CellEdit.SetAt(0, 1))).isFalse();
    assertThat(mayBeRepeated(LIST, new CellEdit.RemoveAll(List.of(1)))).isFalse();
  }

  @Test
  void conditionsAndCountersMayNeverBeRepeated() {
    Upsert conditional =
        Upsert.insert(table, row().set(3, "v").build()).when(Condition.IF_NOT_EXISTS);
    assertThat(statements(conditional)).noneMatch(StatementDraft::isIdempotent);
    TableSchema counters =
        TableSchema.named("n")
            .partitionKey("p", ScalarType.INT)
            .column("n", CounterType.COUNTER)
            .build();
    Upsert count = Upsert.update(counters, Row.of(1, new CellEdit.Increment(1)));
    assertThat(statements(count)).hasSize(1).noneMatch(StatementDraft::isIdempotent);
  }

  @Test
  void aPlainInsertIsTheSameStatement() {
    Row statics = Row.unset(table.size()).set(0, 1).set(2, "s").build();
    for (Row row : List.of(row().build(), row().set(LIST, List.of(1)).build(), statics)) {
      for (Upsert insert :
          List.of(Upsert.insert(table, row), Upsert.insert(table, row).withTtl(5))) {
        CqlTable cql = new CqlTables("k").of(table);
        ByteBuffer[] values = InsertBinding.values(cql, insert);
        assertThat(InsertBinding.isPlain(insert)).isTrue();
        assertThat(values).isNotNull();
        assertThat(statements(insert))
            .satisfiesExactly(
                only -> {
                  assertThat(only.text()).isEqualTo(InsertBinding.text(cql, insert));
                  assertThat(only.payload())
                      .isEqualTo(Stream.of(values).mapToLong(this::bytes).sum());
                  assertThat(only.isIdempotent())
                      .isEqualTo(InsertBinding.isIdempotent(cql, insert, values));
                });
      }
    }
  }

  private long bytes(ByteBuffer value) {
    return value == null ? 0 : value.remaining();
  }

  @Test
  void anEditAConditionOrAnEarlierTimestampNeedsMoreThanAPlainInsert() {
    Upsert insert = Upsert.insert(table, row().set(3, "v").build());
    assertThat(InsertBinding.isPlain(insert.when(Condition.IF_NOT_EXISTS))).isFalse();
    assertThat(InsertBinding.isPlain(insert.at(TimestampOffset.ONE_MICROSECOND_EARLIER))).isFalse();
    assertThat(InsertBinding.isPlain(Upsert.update(table, insert.row()))).isFalse();
    Row edit = row().set(SET, new CellEdit.AddAll(Set.of(1))).build();
    assertThat(InsertBinding.values(new CqlTables("k").of(table), Upsert.insert(table, edit)))
        .isNull();
  }

  private Row.Builder row() {
    return Row.unset(table.size()).set(0, 1).set(1, 1);
  }

  /** Tests an insert if it is a whole value, and an update. */
  private boolean mayBeRepeated(int column, Object value) {
    Row row = row().set(column, value).build();
    return statements(Upsert.update(table, row)).stream().allMatch(StatementDraft::isIdempotent)
        && statements(Upsert.insert(table, row)).stream().allMatch(StatementDraft::isIdempotent);
  }

  private List<String> texts(Upsert upsert) {
    return statements(upsert).stream().map(StatementDraft::toString).toList();
  }

  private static List<StatementDraft> statements(Upsert upsert) {
    CqlTables tables = new CqlTables("k");
    return UpsertStatements.of(tables.of(upsert.table()), upsert, BatchTimestamp.at(1));
  }
}
