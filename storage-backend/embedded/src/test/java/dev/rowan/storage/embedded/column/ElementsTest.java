package dev.rowan.storage.embedded.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.embedded.row.ElementCells;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Columns with one cell per element: the result of each write, and of reads. */
class ElementsTest {
  private static final ListType LIST = new ListType(ScalarType.TEXT);
  private static final SetType SET = new SetType(ScalarType.INT);
  private static final MapType MAP = new MapType(ScalarType.TEXT, ScalarType.INT);
  private static final UserType PLACE =
      new UserType(
          "place",
          List.of(
              new UserType.Field("street", ScalarType.TEXT),
              new UserType.Field("number", ScalarType.INT)));

  @Test
  void aWholeValueReplacesTheOneBefore() {
    OneColumn set = new OneColumn(SET).write(1, Set.of(1, 2)).write(2, Set.of(3));
    assertThat(set.read()).isEqualTo(Set.of(3));
    OneColumn list = new OneColumn(LIST).write(1, List.of("a")).write(2, List.of("b", "b"));
    assertThat(list.read()).isEqualTo(List.of("b", "b"));
    OneColumn place =
        new OneColumn(PLACE).write(1, TupleValue.of("x", 1)).write(2, TupleValue.of("y", null));
    assertThat(place.read()).isEqualTo(TupleValue.of("y", null));
  }

  @Test
  void wholeValuesAtOneTimestampAreOneUnion() {
    OneColumn set =
        new OneColumn(SET)
            .write(100, Set.of(1, 2))
            .write(100, new CellEdit.AddAll(Set.of(9)))
            .write(100, Set.of(5));
    assertThat(set.read()).isEqualTo(Set.of(1, 2, 5, 9));
  }

  @Test
  void clearDeletesAlsoWhatHasItsTimestampWhereasNullDoesNot() {
    assertThat(new OneColumn(SET).write(5, Set.of(1)).write(5, new CellEdit.Clear()).read())
        .isNull();
    assertThat(new OneColumn(SET).write(5, Set.of(1)).write(5, (Object) null).read())
        .isEqualTo(Set.of(1));
    assertThat(new OneColumn(SET).write(5, Set.of(1)).write(6, (Object) null).read()).isNull();
  }

  @Test
  void emptyIsNullUnlessFrozen() {
    assertThat(new OneColumn(SET).write(5, Set.of(1)).write(6, Set.of()).read()).isNull();
    assertThat(new OneColumn(SET).write(6, Set.of()).row().isLive(0)).isFalse();
    OneColumn frozen = new OneColumn(SET.frozenType()).write(6, Set.of());
    assertThat(frozen.read()).isEqualTo(Set.of());
    assertThat(frozen.row().isLive(0)).isTrue();
  }

  @Test
  void aUserTypeWithoutFieldsIsNull() {
    OneColumn place = new OneColumn(PLACE).write(1, TupleValue.of(null, null));
    assertThat(place.read()).isNull();
    assertThat(place.row().isLive(0)).isFalse();
  }

  @Test
  void aRowEndsWithTheLastElementOfAnUpdateButNotOfAnInsert() {
    CellEdit removal = new CellEdit.RemoveAll(List.of(1));
    assertThat(new OneColumn(SET).write(1, Set.of(1)).write(2, removal).row().isLive(0)).isFalse();
    OneColumn inserted = new OneColumn(SET).mark(1).write(1, Set.of(1)).write(2, removal);
    assertThat(inserted.row().isLive(0)).isTrue();
    assertThat(inserted.read()).isNull();
  }

  @Test
  void readsInTheOrderOfTheTypeWhateverTheOrderOfWrites() {
    OneColumn set =
        new OneColumn(SET)
            .write(1, new CellEdit.AddAll(Set.of(5, -1)))
            .write(2, new CellEdit.AddAll(Set.of(0)));
    assertThat(new ArrayList<>((Set<?>) set.read())).isEqualTo(List.of(-1, 0, 5));
    OneColumn map =
        new OneColumn(MAP)
            .write(1, new CellEdit.PutAll(Map.of("b", 1, "a", 2)))
            .write(2, new CellEdit.PutAll(Map.of("aa", 3)));
    assertThat(new ArrayList<>(((Map<?, ?>) map.read()).keySet()))
        .isEqualTo(List.of("a", "aa", "b"));
  }

  @Test
  void entriesComeAndGoByTheirKeys() {
    Map<Object, Object> mixed = new HashMap<>(Map.of("c", 3));
    mixed.put("a", null);
    OneColumn map =
        new OneColumn(MAP)
            .write(1, Map.of("a", 1, "b", 2))
            .write(2, new CellEdit.PutAll(mixed))
            .write(3, new CellEdit.RemoveAll(List.of("b", "never there")));
    assertThat(map.read()).isEqualTo(Map.of("c", 3));
    assertThat(map.write(2, new CellEdit.PutAll(Map.of("b", 9))).read()).isEqualTo(Map.of("c", 3));
  }

  @Test
  void fieldsComeAndGoByTheirNames() {
    Map<String, Object> none = Collections.singletonMap("street", null);
    OneColumn place =
        new OneColumn(PLACE)
            .write(1, TupleValue.of("x", 1))
            .write(2, new CellEdit.SetFields(Map.of("number", 2)));
    assertThat(place.read()).isEqualTo(TupleValue.of("x", 2));
    assertThat(place.write(3, new CellEdit.SetFields(none)).read())
        .isEqualTo(TupleValue.of(null, 2));
    assertRefused(PLACE, new CellEdit.SetFields(Map.of("town", "x")), ErrorCode.VALUE_REJECTED);
  }

  @Test
  void listsGrowAtBothEndsInTheOrderGivenWhateverTheTimestamps() {
    OneColumn list =
        new OneColumn(LIST)
            .write(50, new CellEdit.Append(List.of("c", "d")))
            .write(40, new CellEdit.Prepend(List.of("a", "b")))
            .write(30, new CellEdit.Append(List.of("e")))
            .write(20, new CellEdit.Prepend(List.of("z")));
    assertThat(list.read()).isEqualTo(List.of("z", "a", "b", "c", "d", "e"));
  }

  @Test
  void elementsOfAListAreSetAndRemovedByTheirPlaceAmongTheLive() {
    OneColumn list =
        new OneColumn(LIST)
            .write(1, List.of("a", "b", "c"))
            .write(2, new CellEdit.SetAt(0, null))
            .write(3, new CellEdit.SetAt(1, "C"));
    assertThat(list.read()).isEqualTo(List.of("b", "C"));
  }

  @Test
  void anIndexBeyondTheListIsRefused() {
    OneColumn list = new OneColumn(LIST).write(1, List.of("a"));
    for (int index : new int[] {-1, 1}) {
      assertThatThrownBy(() -> list.write(2, new CellEdit.SetAt(index, "secret")))
          .isInstanceOfSatisfying(
              RejectedInputException.class,
              e -> assertThat(e.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED))
          .hasMessageContaining("column: v")
          .hasMessageNotContaining("secret");
    }
    assertRefused(LIST, new CellEdit.SetAt(0, null), ErrorCode.ARGUMENT_REJECTED);
  }

  @Test
  void removingFromAListTakesEveryOccurrence() {
    OneColumn list =
        new OneColumn(LIST)
            .write(1, List.of("a", "b", "a", "c"))
            .write(2, new CellEdit.RemoveAll(List.of("a", "never there")));
    assertThat(list.read()).isEqualTo(List.of("b", "c"));
    assertThat(new OneColumn(LIST).write(2, new CellEdit.RemoveAll(List.of("a"))).row().isEmpty())
        .isTrue();
  }

  @Test
  void eachElementHasATtlOfItsOwn() {
    OneColumn map =
        new OneColumn(MAP)
            .write(1, 5, 100, new CellEdit.PutAll(Map.of("a", 1)))
            .write(2, 9, 100, new CellEdit.PutAll(Map.of("b", 2)));
    assertThat(map.read(104)).isEqualTo(Map.of("a", 1, "b", 2));
    assertThat(map.read(105)).isEqualTo(Map.of("b", 2));
    assertThat(map.read(108)).isEqualTo(Map.of("b", 2));
    assertThat(map.read(109)).isNull();
    assertThat(map.row().isLive(109)).isFalse();
  }

  @Test
  void anExpiredElementOfAListHasNoIndex() {
    OneColumn list =
        new OneColumn(LIST)
            .write(1, 5, 100, new CellEdit.Append(List.of("a")))
            .write(2, 0, 100, new CellEdit.Append(List.of("b")))
            .write(3, 0, 105, new CellEdit.SetAt(0, "B"));
    assertThat(list.read(105)).isEqualTo(List.of("B"));
    assertThat(list.read(104)).isEqualTo(List.of("a", "B"));
  }

  @Test
  void aDeletionOfTheRowTakesTheElements() {
    OneColumn set = new OneColumn(SET).write(5, Set.of(1)).delete(5);
    assertThat(set.row().isEmpty()).isTrue();
    assertThat(new OneColumn(SET).write(5, Set.of(1)).delete(4).read()).isEqualTo(Set.of(1));
  }

  @Test
  void keysAreReadInTheEncodingOfTheNewestWrite() {
    SetType decimals = new SetType(ScalarType.DECIMAL);
    BigDecimal plain = new BigDecimal("1");
    BigDecimal padded = new BigDecimal("1.00");
    OneColumn set = new OneColumn(decimals).write(1, new CellEdit.AddAll(Set.of(plain)));
    assertThat(set.read()).isEqualTo(Set.of(plain));
    assertThat(set.write(2, new CellEdit.AddAll(Set.of(padded))).read()).isEqualTo(Set.of(padded));
    assertThat(set.write(3, new CellEdit.RemoveAll(List.of(plain))).read()).isNull();
  }

  @Test
  void nullInACollectionIsRefused() {
    assertRefused(LIST, Arrays.asList("a", null), ErrorCode.VALUE_REJECTED);
    assertRefused(MAP, Collections.singletonMap("a", null), ErrorCode.VALUE_REJECTED);
    assertRefused(MAP, Collections.singletonMap(null, 1), ErrorCode.VALUE_REJECTED);
    assertRefused(SET, Collections.singleton(null), ErrorCode.VALUE_REJECTED);
    assertRefused(PLACE, TupleValue.of("x"), ErrorCode.VALUE_REJECTED);
  }

  @Test
  void editsOfAnotherTypeAreRefused() {
    List<ColumnType> types = List.of(LIST, SET, MAP, PLACE, ScalarType.TEXT, LIST.frozenType());
    List<Class<?>> fitting =
        Arrays.asList(
            CellEdit.Append.class,
            CellEdit.AddAll.class,
            CellEdit.PutAll.class,
            CellEdit.SetFields.class,
            null,
            null);
    List<CellEdit> edits =
        List.of(
            new CellEdit.Append(List.of("secret")),
            new CellEdit.AddAll(Set.of(5)),
            new CellEdit.PutAll(Map.of("secret", 5)),
            new CellEdit.SetFields(Map.of("number", 5)),
            new CellEdit.Increment(77_777));
    for (int i = 0; i < types.size(); i++) {
      for (CellEdit edit : edits) {
        if (edit.getClass() != fitting.get(i)) {
          assertRefused(types.get(i), edit, ErrorCode.VALUE_REJECTED);
        }
      }
      assertRefused(types.get(i), 77_777L, ErrorCode.VALUE_REJECTED);
    }
  }

  @Test
  void anEmptyEditLeavesNothing() {
    for (CellEdit edit :
        List.of(new CellEdit.AddAll(Set.of()), new CellEdit.RemoveAll(List.of()))) {
      assertThat(new OneColumn(SET).write(1, edit).row().isEmpty()).isTrue();
    }
  }

  @Test
  void keysOfMoreBytesThanCassandraAcceptsAreRefused() {
    MapType texts = new MapType(ScalarType.TEXT, ScalarType.INT);
    Map<String, Integer> longest = Map.of("k".repeat(65_535), 1);
    assertThat(new OneColumn(texts).write(1, longest).read()).isEqualTo(longest);
    assertRefused(texts, Map.of("k".repeat(65_536), 1), ErrorCode.VALUE_REJECTED);
  }

  @Test
  void aWholeAssignmentDeletesOneMicrosecondBeforeIt() {
    ElementCells column = new OneColumn(SET).write(10, Set.of(1)).row().elementsOf(OneColumn.ID);
    assertThat(column.deletion().timestamp()).isEqualTo(9);
    assertThat(column.element(0).cell().timestamp()).isEqualTo(10);
  }

  private static void assertRefused(ColumnType type, Object value, ErrorCode code) {
    assertThatThrownBy(() -> new OneColumn(type).write(1, value))
        .as("%s of %s", value, type.cql())
        .isInstanceOfSatisfying(
            RejectedInputException.class, e -> assertThat(e.code()).isEqualTo(code))
        .hasMessageContaining("column: v")
        .hasMessageNotContainingAny("secret", "77777");
  }
}
