package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.spi.schema.SchemaDifference;
import java.io.IOException;
import java.util.List;

/** The text and the JSON of differences. */
final class DifferenceText {
  private DifferenceText() {}

  /** Returns the code and the element, and each side on a line of its own. */
  static String of(SchemaDifference difference) {
    return (difference.kind().isWarning() ? "warning: " : "")
        + difference.title()
        + "\n  stored:  "
        + difference.stored()
        + "\n  program: "
        + difference.model()
        + "\n";
  }

  /** Writes a field with a list of differences. */
  static void write(String field, List<SchemaDifference> differences, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (SchemaDifference each : differences) {
      json.writeStartObject();
      json.writeStringField("code", each.kind().code());
      json.writeBooleanField("warning", each.kind().isWarning());
      json.writeStringField("element", each.element());
      json.writeStringField("stored", each.stored());
      json.writeStringField("program", each.model());
      if (each.cql() != null) {
        json.writeStringField("cql", each.cql());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
