package dev.rowan.internal.paging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.TupleValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ValueBytesTest {
  @Test
  void everyStructureComesBackEqual() throws IOException {
    UserType user =
        new UserType(
            "u",
            List.of(
                new UserType.Field("a", ScalarType.TEXT),
                new UserType.Field("b", new SetType(ScalarType.INT))));
    check(ScalarType.TEXT, "");
    check(ScalarType.TEXT, "\ud83d\ude00".repeat(40_000));
    check(ScalarType.DECIMAL, new BigDecimal("1.00"));
    check(ScalarType.DECIMAL, null);
    check(new ListType(ScalarType.BIGINT), List.of(1L, -1L));
    check(new ListType(ScalarType.BIGINT), List.of());
    check(new SetType(ScalarType.TEXT), Set.of("b", "a"));
    check(new VectorType(ScalarType.FLOAT, 2), List.of(-0.0f, Float.NaN));
    check(new MapType(ScalarType.TEXT, user), Map.of("k", TupleValue.of("x", Set.of(1, 2))));
    check(user, TupleValue.of(null, null));
    check(new TupleType(List.of(user, ScalarType.INT)), TupleValue.of(TupleValue.of("", null), 1));
  }

  private static void check(ColumnType type, @Nullable Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ValueBytes.write(type.valueType(), value, new DataOutputStream(bytes));
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    assertThat(ValueBytes.read(type.valueType(), in)).isEqualTo(value);
    assertThat(in.read()).isEqualTo(-1);
  }
}
