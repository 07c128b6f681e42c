package dev.rowan.operate.transfer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Creates Jackson's streaming generators and parsers for lines. Streams stay open. */
final class JsonStreams {
  /** Larger than the Base64 form of the largest row that any backend accepts. */
  private static final int MAX_STRING = 64 << 20;

  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          .rootValueSeparator(new SerializedString(""))
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxStringLength(MAX_STRING).build())
          .build();

  private JsonStreams() {}

  /** Returns a generator that writes no separator between values. */
  static JsonGenerator generator(OutputStream out) throws IOException {
    return FACTORY.createGenerator(out);
  }

  static JsonParser parser(InputStream in) throws IOException {
    return FACTORY.createParser(in);
  }
}
