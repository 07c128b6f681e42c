package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.cli.check.SchemaFinding;
import dev.rowan.cli.page.CodePages;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes findings as a SARIF log of one run. */
final class SarifReport {
  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

  private SarifReport() {}

  static String of(String file, List<SchemaFinding> findings) {
    return JsonOutput.of(
        json -> {
          json.writeStartObject();
          json.writeStringField("$schema", SCHEMA);
          json.writeStringField("version", "2.1.0");
          json.writeArrayFieldStart("runs");
          json.writeStartObject();
          tool(findings, json);
          json.writeStringField("columnKind", "utf16CodeUnits");
          json.writeArrayFieldStart("results");
          for (SchemaFinding finding : findings) {
            result(file, finding, json);
          }
          json.writeEndArray();
          json.writeEndObject();
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private static void tool(List<SchemaFinding> findings, JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", "rowan check");
    json.writeArrayFieldStart("rules");
    Map<String, String> summaries = CodePages.load().summaries();
    for (String code : findings.stream().map(SchemaFinding::code).distinct().sorted().toList()) {
      json.writeStartObject();
      json.writeStringField("id", code);
      json.writeObjectFieldStart("shortDescription");
      json.writeStringField("text", summaries.getOrDefault(code, code));
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void result(String file, SchemaFinding finding, JsonGenerator json)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", finding.code());
    json.writeStringField("level", finding.severity().name().toLowerCase(Locale.ROOT));
    json.writeObjectFieldStart("message");
    json.writeStringField("text", message(finding));
    json.writeEndObject();
    json.writeArrayFieldStart("locations");
    json.writeStartObject();
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", file.replace(" ", "%20"));
    json.writeEndObject();
    json.writeObjectFieldStart("region");
    json.writeNumberField("startLine", finding.position().line());
    json.writeNumberField("startColumn", finding.position().column());
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private static String message(SchemaFinding finding) {
    String place = finding.place().isEmpty() ? "" : finding.place() + ": ";
    return place
        + finding.headline()
        + (finding.details().isEmpty() ? "" : "\n" + String.join("\n", finding.details()));
  }
}
