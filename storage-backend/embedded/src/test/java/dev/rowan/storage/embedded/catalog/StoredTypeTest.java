package dev.rowan.storage.embedded.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoredTypeTest {
  private static final UserType.Field STREET = new UserType.Field("street", ScalarType.TEXT);
  private static final UserType.Field NUMBER = new UserType.Field("number", ScalarType.INT);
  private static final UserType SMALL = new UserType("place", List.of(STREET));
  private static final UserType PLACE = new UserType("place", List.of(STREET, NUMBER));

  @Test
  void containsTheCqlAndTheFieldsOfUserTypes() {
    assertThat(StoredType.text(ScalarType.INT)).isEqualTo("int");
    assertThat(StoredType.text(new ListType(ScalarType.INT))).isEqualTo("list<int>");
    assertThat(StoredType.text(new SetType(ScalarType.INT, true))).isEqualTo("frozen<set<int>>");
    assertThat(StoredType.text(new MapType(ScalarType.TEXT, PLACE)))
        .isEqualTo("map<text, frozen<place{street text, number int}>>");
    assertThat(StoredType.text(new TupleType(List.of(ScalarType.INT, new ListType(SMALL)))))
        .isEqualTo("frozen<tuple<int, frozen<list<frozen<place{street text}>>>>>");
    assertThat(StoredType.text(new VectorType(ScalarType.FLOAT, 3))).isEqualTo("vector<float, 3>");
  }

  @Test
  void aTypeFitsItsOwnText() {
    for (ColumnType type :
        List.of(
            ScalarType.INT,
            PLACE,
            new MapType(ScalarType.TEXT, PLACE),
            new TupleType(List.of(ScalarType.INT, PLACE)),
            new VectorType(PLACE, 3))) {
      assertThat(fits(type, type)).as(type.cql()).isTrue();
    }
  }

  @Test
  void aUserTypeMayHaveGainedFieldsAtAnyDepth() {
    UserType large =
        new UserType("place", List.of(STREET, NUMBER, new UserType.Field("town", ScalarType.TEXT)));
    assertThat(fits(SMALL, PLACE)).isTrue();
    assertThat(fits(SMALL, large)).isTrue();
    assertThat(fits(new ListType(SMALL), new ListType(large))).isTrue();
    UserType outer = new UserType("outer", List.of(new UserType.Field("in", SMALL), STREET));
    UserType grown = new UserType("outer", List.of(new UserType.Field("in", PLACE), STREET));
    assertThat(fits(outer, grown)).isTrue();
  }

  @Test
  void aUserTypeMayNotHaveChangedOtherwise() {
    UserType renamed =
        new UserType("place", List.of(STREET, new UserType.Field("n", ScalarType.INT)));
    UserType retyped =
        new UserType("place", List.of(STREET, new UserType.Field("number", ScalarType.BIGINT)));
    UserType swapped = new UserType("place", List.of(NUMBER, STREET));
    UserType other = new UserType("spot", List.of(STREET, NUMBER));
    for (UserType type : List.of(SMALL, renamed, retyped, swapped, other)) {
      assertThat(fits(PLACE, type)).as(type.fieldsCql()).isFalse();
    }
    assertThat(fits(PLACE, (UserType) PLACE.frozenType())).isFalse();
  }

  @Test
  void nothingElseFitsAnother() {
    ListType list = new ListType(ScalarType.INT);
    assertThat(fits(list, list.frozenType())).isFalse();
    assertThat(fits(list.frozenType(), list)).isFalse();
    assertThat(fits(list, new SetType(ScalarType.INT))).isFalse();
    assertThat(fits(new VectorType(ScalarType.INT, 2), new VectorType(ScalarType.INT, 3)))
        .isFalse();
    TupleType one = new TupleType(List.of(ScalarType.INT));
    assertThat(fits(one, new TupleType(List.of(ScalarType.INT, ScalarType.INT)))).isFalse();
  }

  private static boolean fits(ColumnType stored, ColumnType model) {
    return StoredType.fits(StoredType.text(stored), model);
  }
}
