package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.cli.check.SchemaFinding;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Writes findings as one JSON object. */
final class JsonReport {
  private JsonReport() {}

  static String of(String file, List<SchemaFinding> findings) {
    return JsonOutput.of(
        json -> {
          json.writeStartObject();
          json.writeStringField("file", file);
          json.writeArrayFieldStart("findings");
          for (SchemaFinding finding : findings) {
            write(finding, json);
          }
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private static void write(SchemaFinding finding, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("severity", finding.severity().name().toLowerCase(Locale.ROOT));
    json.writeStringField("code", finding.code());
    json.writeNumberField("line", finding.position().line());
    json.writeNumberField("column", finding.position().column());
    json.writeStringField("place", finding.place());
    json.writeStringField("headline", finding.headline());
    JsonOutput.write("details", finding.details(), json);
    json.writeEndObject();
  }
}
