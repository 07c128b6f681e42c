package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.operate.schema.SchemaDifferences;
import dev.rowan.spi.schema.SchemaDifference;
import java.io.IOException;

/**
 * The differences between the entities of a program and a store.
 *
 * @param store the address of the store
 */
public record DifferenceReport(String store, SchemaDifferences differences) implements Report {
  @Override
  public String text() {
    if (differences.all().isEmpty()) {
      return "The store has exactly the tables of the program.\n";
    }
    StringBuilder text = new StringBuilder();
    for (SchemaDifference each : differences.all()) {
      text.append(each.title()).append('\n');
      text.append("  stored:  ").append(each.stored()).append('\n');
      text.append("  program: ").append(each.model()).append('\n');
    }
    return text.append('\n')
        .append(
            differences.isClean()
                ? "The store has everything that the program needs.\n"
                : "`rowan schema plan` lists the steps that make the store equal to the program.\n")
        .toString();
  }

  @Override
  public String json() {
    return JsonText.of(
        json -> {
          json.writeStartObject();
          json.writeStringField("store", store);
          json.writeBooleanField("clean", differences.isClean());
          json.writeArrayFieldStart("differences");
          for (SchemaDifference each : differences.all()) {
            write(each, json);
          }
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private static void write(SchemaDifference each, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", each.kind().code());
    json.writeStringField("element", each.element());
    json.writeStringField("stored", each.stored());
    json.writeStringField("program", each.model());
    if (each.cql() != null) {
      json.writeStringField("cql", each.cql());
    }
    json.writeEndObject();
  }
}
