package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.value.GoldenValues;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What values are in JSON, as they always were. */
class JsonCharacterTest {
  @Test
  void jsonIsThatOfTheFile() throws IOException {
    GoldenValues.check("json", JsonCharacterTest::json);
  }

  private static String json(ColumnType type, Object value) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator generator = JsonStreams.generator(out)) {
      JsonValues.write(type.valueType(), value, generator);
    }
    try (JsonParser parser = JsonStreams.parser(new ByteArrayInputStream(out.toByteArray()))) {
      parser.nextToken();
      String same =
          value.equals(JsonValues.read(type.valueType(), parser))
              ? ""
              : " but read as another value";
      return out.toString(StandardCharsets.UTF_8) + same;
    }
  }
}
