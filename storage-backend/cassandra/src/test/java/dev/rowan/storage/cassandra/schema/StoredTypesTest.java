package dev.rowan.storage.cassandra.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A cluster's type text matches the model's type in every notation. */
class StoredTypesTest {
  private static final ColumnType INTS = new ListType(ScalarType.INT);

  @Test
  void frozenInnerTypesAndQuotesMakeNoDifference() {
    ColumnType nested = new MapType(ScalarType.TEXT, INTS);
    assertThat(StoredTypes.fits("map<text, frozen<list<int>>>", nested)).isTrue();
    assertThat(StoredTypes.fits("map<text,list<int>>", nested)).isTrue();
    ColumnType tuple = new TupleType(List.of(ScalarType.INT, INTS));
    assertThat(StoredTypes.fits("frozen<tuple<int, frozen<list<int>>>>", tuple)).isTrue();
    assertThat(StoredTypes.fits("tuple<int, list<int>>", tuple)).isTrue();
    UserType address =
        new UserType("Address", List.of(new UserType.Field("city", ScalarType.TEXT)));
    assertThat(StoredTypes.fits("\"Address\"", address)).isTrue();
    assertThat(StoredTypes.fits("vector<float, 3>", new VectorType(ScalarType.FLOAT, 3))).isTrue();
  }

  @Test
  void namesMayHaveAnySign() {
    for (String name : List.of("a<b", "a>", "frozen<", "a\"b", "a, b", "\"")) {
      UserType type = new UserType(name, List.of(new UserType.Field("f", ScalarType.TEXT)));
      String stored = CqlNames.quoted(name);
      assertThat(StoredTypes.fits(stored, type)).as(name).isTrue();
      assertThat(StoredTypes.fits("list<frozen<" + stored + ">>", new ListType(type))).isTrue();
      assertThat(StoredTypes.fits(CqlNames.quoted(name + "x"), type)).isFalse();
    }
  }

  @Test
  void aFrozenColumnDiffersFromAnUnfrozenOne() {
    assertThat(StoredTypes.fits("list<int>", INTS)).isTrue();
    assertThat(StoredTypes.fits("frozen<list<int>>", INTS)).isFalse();
    assertThat(StoredTypes.fits("frozen<list<int>>", INTS.frozenType())).isTrue();
    assertThat(StoredTypes.fits("list<int>", INTS.frozenType())).isFalse();
  }

  @Test
  void otherTypesDoNotFit() {
    assertThat(StoredTypes.fits("set<int>", INTS)).isFalse();
    assertThat(StoredTypes.fits("set<bigint>", new SetType(ScalarType.INT))).isFalse();
    assertThat(StoredTypes.fits("vector<float, 4>", new VectorType(ScalarType.FLOAT, 3))).isFalse();
    assertThat(StoredTypes.fits("text", ScalarType.ASCII)).isFalse();
  }
}
