package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes JSON into a text. */
final class JsonOutput {
  private JsonOutput() {}

  /** What writes the content. */
  interface Content {
    void write(JsonGenerator json) throws IOException;
  }

  /** Returns an object whose first field is the address of a store. */
  static String ofStore(String store, Content fields) {
    return of(
        json -> {
          json.writeStartObject();
          json.writeStringField("store", store);
          fields.write(json);
          json.writeEndObject();
        });
  }

  /** Writes a list of texts. */
  static void write(String field, List<String> texts, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }

  static String of(Content content) {
    StringWriter text = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines));
      content.write(json);
    } catch (IOException impossible) {
      throw new UncheckedIOException("a write to memory failed", impossible);
    }
    return text.append('\n').toString();
  }
}
