package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.operate.schema.SchemaStep;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Writes the steps of a plan. */
final class StepText {
  private StepText() {}

  /** Returns the lines of a step, the first at the margin. */
  static String of(SchemaStep step) {
    StringBuilder text = new StringBuilder();
    text.append(effect(step)).append(": ").append(step.difference().title()).append('\n');
    step.statement().lines().forEach(line -> text.append("  ").append(line).append('\n'));
    if (!step.note().isEmpty()) {
      text.append("  note: ").append(step.note()).append('\n');
    }
    return text.toString();
  }

  static void write(String field, List<SchemaStep> steps, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(field);
    for (SchemaStep step : steps) {
      json.writeStartObject();
      json.writeStringField("effect", effect(step));
      json.writeStringField("code", step.difference().kind().code());
      json.writeStringField("element", step.element());
      json.writeStringField("statement", step.statement());
      json.writeStringField("note", step.note());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static String effect(SchemaStep step) {
    return step.effect().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
