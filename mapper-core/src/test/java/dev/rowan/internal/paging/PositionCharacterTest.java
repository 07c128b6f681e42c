package dev.rowan.internal.paging;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.value.GoldenValues;
import dev.rowan.spi.value.OddValues;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What values are in the positions of pages, which clients hold on to. */
class PositionCharacterTest {
  @Test
  void bytesAreThoseOfTheFile() throws IOException {
    Map<ColumnType, List<Object>> values = new LinkedHashMap<>(OddValues.all());
    values.remove(CounterType.COUNTER); // never part of a key
    GoldenValues.check("position", values, PositionCharacterTest::bytes);
  }

  private static String bytes(ColumnType type, Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ValueBytes.write(type.valueType(), value, new DataOutputStream(bytes));
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    String same =
        value.equals(ValueBytes.read(type.valueType(), in)) ? "" : " but read as another value";
    return HexFormat.of().formatHex(bytes.toByteArray()) + same;
  }
}
