package dev.rowan.operate.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Values that contain others; the contract of backends has every scalar. */
class JsonValuesTest {
  private static final UserType ADDRESS =
      new UserType(
          "address",
          List.of(
              new UserType.Field("street", ScalarType.TEXT),
              new UserType.Field("lines", new ListType(ScalarType.INT)),
              new UserType.Field("zip", ScalarType.VARINT)));
  private static final TupleType PAIR =
      new TupleType(List.of(ScalarType.DECIMAL, new SetType(ADDRESS)));

  @Test
  void everyStructureHasOneFormAndComesBackEqual() {
    TupleValue address = TupleValue.of("a", List.of(1, 2), null);
    check(ADDRESS, address, "{\"street\":\"a\",\"lines\":[1,2]}");
    check(ADDRESS, TupleValue.of(null, null, null), "{}");
    check(
        PAIR,
        TupleValue.of(new BigDecimal("1.00"), Set.of(address)),
        "[\"1.00\",[{\"street\":\"a\",\"lines\":[1,2]}]]");
    check(PAIR, TupleValue.of(null, null), "[null,null]");
    check(
        new VectorType(ScalarType.FLOAT, 3), List.of(1.5f, -0.0f, Float.NaN), "[1.5,-0.0,\"NaN\"]");
    check(
        new MapType(PAIR, new MapType(ScalarType.TEXT, ScalarType.BOOLEAN)),
        Map.of(TupleValue.of(null, Set.of()), Map.of("k", true)),
        "[[[null,[]],[[\"k\",true]]]]");
    check(new ListType(ScalarType.INT), List.of(), "[]");
  }

  @Test
  void whatIsOfAnotherShapeIsRefused() {
    refuse(ADDRESS, "{\"street\":1}");
    refuse(ADDRESS, "{\"town\":\"a\"}");
    refuse(ADDRESS, "[]");
    refuse(PAIR, "[\"1\"]");
    refuse(PAIR, "[\"1\",[],[]]");
    refuse(new VectorType(ScalarType.INT, 2), "[1]");
    refuse(new VectorType(ScalarType.INT, 2), "[1,2,3]");
    refuse(new ListType(ScalarType.INT), "[1,null]");
    refuse(new ListType(ScalarType.INT), "1");
    refuse(new MapType(ScalarType.TEXT, ScalarType.INT), "{\"a\":1}");
    refuse(new MapType(ScalarType.TEXT, ScalarType.INT), "[[\"a\"]]");
    refuse(new MapType(ScalarType.TEXT, ScalarType.INT), "[[\"a\",1,2]]");
    refuse(new MapType(ScalarType.TEXT, ScalarType.INT), "[[null,1]]");
    refuse(ScalarType.TEXT, "1");
    refuse(ScalarType.TEXT, "[\"a\"]");
    refuse(ScalarType.INT, "1.0");
    refuse(ScalarType.INET, "\"localhost\"");
    refuse(ScalarType.BOOLEAN, "\"yes\"");
    refuse(ScalarType.DURATION, "\"1 -2 3\"");
    refuse(ScalarType.TIMESTAMP, "\"yesterday\"");
  }

  @Test
  void whatWouldBeStoredDifferentlyIsRefused() {
    refuse(ScalarType.DOUBLE, "1e999");
    refuse(ScalarType.DOUBLE, "-1e-999");
    refuse(ScalarType.FLOAT, "1e300");
    refuse(ScalarType.FLOAT, "1e-300");
    assertThat(read(ScalarType.DOUBLE, "\"-Infinity\"")).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(read(ScalarType.DOUBLE, "0e5")).isEqualTo(0.0);
    refuse(new MapType(ScalarType.TEXT, ScalarType.INT), "[[\"a\",1],[\"a\",2]]");
    refuse(new SetType(ScalarType.INT), "[1,2,1]");
  }

  @Test
  void numbersOfManyDigitsComeBackAndTooManyAreRefused() {
    String digits = "123456789".repeat(20_000);
    BigInteger number = (BigInteger) read(ScalarType.VARINT, "\"-" + digits + "\"");
    assertThat(number.negate().mod(BigInteger.TEN.pow(1_800)))
        .isEqualTo(new BigInteger("123456789".repeat(200)));
    assertThat(number.bitLength()).isEqualTo(597_945);
    assertThat(read(ScalarType.DECIMAL, "\"" + digits + ".5e-7\""))
        .isEqualTo(new BigDecimal(number.negate()).add(new BigDecimal("0.5")).movePointLeft(7));
    refuse(ScalarType.VARINT, "\"" + "1".repeat(1_000_001) + "\"");
    refuse(ScalarType.DECIMAL, "\"" + "1".repeat(1_000_001) + "\"");
    refuse(ScalarType.VARINT, "\"" + "1".repeat(3_000) + "x\"");
    refuse(ScalarType.VARINT, "\"" + "1".repeat(2_999) + "-" + "1".repeat(2_999) + "\"");
  }

  private static void check(ColumnType type, Object value, String json) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator generator = JsonStreams.generator(out)) {
      JsonValues.write(type.valueType(), value, generator);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(json);
    assertThat(read(type, json)).isEqualTo(value);
  }

  private static void refuse(ColumnType type, String json) {
    assertThatIllegalArgumentException().as(json).isThrownBy(() -> read(type, json));
  }

  private static Object read(ColumnType type, String json) {
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    try (JsonParser parser = JsonStreams.parser(new ByteArrayInputStream(bytes))) {
      parser.nextToken();
      return JsonValues.read(type.valueType(), parser);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
