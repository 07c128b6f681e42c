package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit.AddAll;
import dev.rowan.spi.value.CellEdit.Append;
import dev.rowan.spi.value.CellEdit.Clear;
import dev.rowan.spi.value.CellEdit.Prepend;
import dev.rowan.spi.value.CellEdit.PutAll;
import dev.rowan.spi.value.CellEdit.RemoveAll;
import dev.rowan.spi.value.CellEdit.SetAt;
import dev.rowan.spi.value.CellEdit.SetFields;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Columns with one cell per element, and edits of single elements. */
public abstract class CollectionContract extends ContractCase {
  private static final int SHARED = 2;
  private static final int LIST = 3;
  private static final int SET = 4;
  private static final int MAP = 5;
  private static final int FROZEN = 6;
  private static final int PLACE = 7;

  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    UserType place =
        new UserType(
            freshName("place") + " (of \"all\")",
            List.of(
                new UserType.Field("street", ScalarType.TEXT),
                new UserType.Field("number", ScalarType.INT)));
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("shared", new SetType(ScalarType.TEXT))
                .column("list", new ListType(ScalarType.TEXT))
                .column("set", new SetType(ScalarType.INT))
                .column("map", new MapType(ScalarType.TEXT, new ListType(ScalarType.INT)))
                .column("frozen", new SetType(ScalarType.INT).frozenType())
                .column("place", place));
  }

  @Test
  void aListGrowsAtBothEnds() {
    write(update(LIST, new Append(List.of("c", "d"))));
    write(update(LIST, new Prepend(List.of("a", "b"))));
    write(update(LIST, new Append(List.of("e"))));
    write(update(LIST, new Prepend(List.of("0"))));
    assertThat(read(LIST)).isEqualTo(List.of("0", "a", "b", "c", "d", "e"));
  }

  @Test
  void elementsOfAListAreSetAndRemovedByIndex() {
    write(update(LIST, List.of("a", "b", "c", "b")));
    write(update(LIST, new SetAt(1, "B")));
    assertThat(read(LIST)).isEqualTo(List.of("a", "B", "c", "b"));
    write(update(LIST, new SetAt(0, null)));
    assertThat(read(LIST)).isEqualTo(List.of("B", "c", "b"));
    write(update(LIST, new Append(List.of("c"))));
    write(update(LIST, new RemoveAll(List.of("c", "not there"))));
    assertThat(read(LIST)).isEqualTo(List.of("B", "b"));
  }

  @Test
  void anIndexBeyondTheListIsRefused() {
    write(update(LIST, List.of("a")));
    rejected(update(LIST, new SetAt(1, "b")));
    rejected(update(LIST, new SetAt(1, null)));
    assertThat(read(LIST)).isEqualTo(List.of("a"));
  }

  @Test
  void anIndexRefersToTheListBeforeTheBatch() {
    TableSchema list =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .column("list", new ListType(ScalarType.TEXT)));
    write(Upsert.insert(list, Row.of(1, List.of("a", "b"))));
    write(Upsert.insert(list, Row.of(1, null)), Upsert.update(list, Row.of(1, new SetAt(0, "c"))));
    assertThat(rows(list, 1)).containsExactly(values(1, List.of("c")));
  }

  @Test
  void anIndexRefersToTheListBeforeManyRowsAreDeleted() {
    TableSchema lists =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("list", new ListType(ScalarType.TEXT)));
    for (int c = 0; c < 100; c++) {
      write(Upsert.insert(lists, Row.of(1, c, List.of("a", "b"))));
    }
    write(
        new DeleteRange(lists, List.of(1), Slice.ALL, TimestampOffset.ONE_MICROSECOND_EARLIER),
        Upsert.update(lists, Row.of(1, 5, new SetAt(0, "c"))));
    assertThat(rows(lists, 1)).containsExactly(values(1, 5, List.of("c")));
  }

  @Test
  void elementsOfASetComeAndGo() {
    write(update(SET, new AddAll(Set.of(3, 1))));
    write(update(SET, new AddAll(Set.of(2, 1))));
    write(update(SET, new RemoveAll(List.of(3, 9))));
    assertThat(read(SET)).isEqualTo(Set.of(1, 2));
  }

  @Test
  void elementsComeInTheOrderOfTheirType() {
    List<Object> numbers = new ArrayList<>(List.of(5, -1, 300, 0, -300));
    Collections.shuffle(numbers);
    for (Object number : numbers) {
      write(update(SET, new AddAll(Set.of(number))));
    }
    Set<?> set = (Set<?>) read(SET);
    assertThat(new ArrayList<Object>(set)).isEqualTo(List.of(-300, -1, 0, 5, 300));
  }

  @Test
  void entriesOfAMapComeAndGo() {
    write(update(MAP, new PutAll(Map.of("a", List.of(1), "b", List.of(2)))));
    write(update(MAP, new PutAll(Map.of("b", List.of(2, 2), "c", List.of()))));
    Map<Object, @Nullable Object> gone = Collections.singletonMap("a", null);
    write(update(MAP, new PutAll(gone)));
    assertThat(read(MAP)).isEqualTo(Map.of("b", List.of(2, 2), "c", List.of()));
    write(update(MAP, new RemoveAll(List.of("b", "not there"))));
    assertThat(read(MAP)).isEqualTo(Map.of("c", List.of()));
  }

  @Test
  void fieldsOfAUserTypeComeAndGo() {
    write(update(PLACE, TupleValue.of("High Street", 1)));
    write(update(PLACE, new SetFields(Map.of("number", 2))));
    assertThat(read(PLACE)).isEqualTo(TupleValue.of("High Street", 2));
    write(update(PLACE, new SetFields(Collections.singletonMap("street", null))));
    assertThat(read(PLACE)).isEqualTo(TupleValue.of(null, 2));
    write(update(PLACE, new SetFields(Collections.singletonMap("number", null))));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void aWholeValueReplacesWhatWasThere() {
    write(update(LIST, List.of("a", "b")), update(SET, Set.of(1)));
    write(update(MAP, Map.of("a", List.of(1))));
    write(update(LIST, List.of("c")));
    write(update(SET, Set.of(2, 3)));
    write(update(MAP, Map.of("b", List.of(2))));
    assertThat(read(LIST)).isEqualTo(List.of("c"));
    assertThat(read(SET)).isEqualTo(Set.of(2, 3));
    assertThat(read(MAP)).isEqualTo(Map.of("b", List.of(2)));
  }

  @Test
  void wholeValuesOfOneTimestampAreMerged() {
    writeAt(100, update(SET, Set.of(1, 2)));
    writeAt(100, update(SET, new AddAll(Set.of(9))));
    writeAt(100, update(SET, Set.of(5)));
    assertThat(read(SET)).isEqualTo(Set.of(1, 2, 5, 9));
  }

  @Test
  void aClearAtOneTimestampDeletesAllOfIt() {
    writeAt(100, update(SET, Set.of(1, 2)));
    writeAt(100, update(SET, new Clear()));
    assertThat(rows(table, 1)).isEmpty();
    writeAt(101, update(SET, new AddAll(Set.of(3))));
    assertThat(read(SET)).isEqualTo(Set.of(3));
  }

  @Test
  void nullAndEmptyDeleteTheWholeValue() {
    write(insert(LIST, List.of("a")), insert(SET, Set.of(1)), insert(MAP, Map.of("a", List.of())));
    write(update(LIST, null));
    write(update(SET, Set.of()));
    write(update(MAP, new Clear()));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, null, null, null, null, null));
  }

  @Test
  void aFrozenEmptyCollectionIsAValue() {
    write(update(FROZEN, Set.of()));
    assertThat(read(FROZEN)).isEqualTo(Set.of());
    write(update(FROZEN, null));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void aFrozenSetIsTheSameKeyInWhateverOrderItComes() {
    TableSchema keyed =
        define(
            table()
                .partitionKey("p", new SetType(ScalarType.INT))
                .clustering("c", new MapType(ScalarType.TEXT, ScalarType.INT), Order.ASC)
                .column("v", new SetType(ScalarType.INT).frozenType()));
    Map<Object, Object> map = new LinkedHashMap<>();
    map.put("b", 2);
    map.put("a", 1);
    write(Upsert.insert(keyed, Row.of(inOrder(3, 1, 2), map, inOrder(9, -1))));
    write(Upsert.insert(keyed, Row.of(inOrder(2, 3, 1), Map.of("a", 1, "b", 2), inOrder(-1, 9))));
    List<List<@Nullable Object>> rows = rows(keyed, inOrder(1, 2, 3));
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).get(2)).isEqualTo(Set.of(-1, 9)).hasToString("[-1, 9]");
  }

  private static Set<Object> inOrder(Object... elements) {
    return new LinkedHashSet<>(Arrays.asList(elements));
  }

  @Test
  void aRowThatWasNeverInsertedEndsWithItsLastElement() {
    write(update(SET, new AddAll(Set.of(1))));
    write(update(SET, new RemoveAll(List.of(1))));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void anOlderElementDoesNotReplaceANewerOne() {
    writeAt(200, update(MAP, new PutAll(Map.of("a", List.of(2)))));
    writeAt(100, update(MAP, new PutAll(Map.of("a", List.of(1), "b", List.of(1)))));
    assertThat(read(MAP)).isEqualTo(Map.of("a", List.of(2), "b", List.of(1)));
    writeAt(150, update(MAP, Map.of("c", List.of(3))));
    assertThat(read(MAP)).isEqualTo(Map.of("a", List.of(2), "c", List.of(3)));
  }

  @Test
  void staticCollectionsBelongToThePartition() {
    write(insert(SET, Set.of(1)));
    Row.Builder statics = Row.unset(table.size()).set(0, 1);
    write(Upsert.update(table, statics.set(SHARED, new AddAll(Set.of("s"))).build()));
    assertThat(read(SHARED)).isEqualTo(Set.of("s"));
  }

  @Test
  void elementsExpireEachByItself() {
    write(update(SET, new AddAll(Set.of(1))));
    write(update(SET, new AddAll(Set.of(2))).withTtl(1));
    write(update(MAP, Map.of("a", List.of(1))).withTtl(1));
    List<@Nullable Object> left = values(1, 1, null, null, Set.of(1), null, null, null);
    until(() -> rows(table, 1).equals(List.of(left)));
  }

  @Test
  void elementsSurviveReopening() {
    write(update(LIST, new Append(List.of("b"))));
    reopen();
    define(List.of(table));
    write(update(LIST, new Append(List.of("c"))));
    write(update(LIST, new Prepend(List.of("a"))));
    assertThat(read(LIST)).isEqualTo(List.of("a", "b", "c"));
  }

  private Upsert update(int column, @Nullable Object value) {
    return Upsert.update(table, row(column, value));
  }

  private Upsert insert(int column, @Nullable Object value) {
    return Upsert.insert(table, row(column, value));
  }

  private Row row(int column, @Nullable Object value) {
    return Row.unset(table.size()).set(0, 1).set(1, 1).set(column, value).build();
  }

  private @Nullable Object read(int column) {
    List<List<@Nullable Object>> rows = rows(table, 1);
    assertThat(rows).hasSize(1);
    return rows.get(0).get(column);
  }
}
