package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.cli.maintain.Outcome;
import java.io.IOException;
import java.util.List;

/**
 * The results of maintenance jobs.
 *
 * @param store the address of the store
 * @param showsKeys whether the keys of rows are printed
 */
public record OutcomeReport(String store, List<Outcome> outcomes, boolean showsKeys)
    implements Report {
  /** Copies the list. */
  public OutcomeReport {
    outcomes = List.copyOf(outcomes);
  }

  /** Returns whether nothing is left to do. */
  public boolean isDone() {
    return outcomes.stream().allMatch(Outcome::isDone);
  }

  @Override
  public String text() {
    if (outcomes.isEmpty()) {
      return "Nothing to do.\n";
    }
    StringBuilder text = new StringBuilder();
    outcomes.forEach(each -> append(each, text));
    return text.toString();
  }

  private void append(Outcome outcome, StringBuilder text) {
    text.append(outcome.table()).append(", ").append(outcome.subject().words()).append('\n');
    text.append("  checked ").append(checked(outcome)).append('\n');
    if (outcome.counts().isEmpty() && outcome.unresolved() == 0) {
      text.append("  no differences\n");
    }
    for (Outcome.Count each : outcome.counts()) {
      text.append(
          "  %s: %d %s%s%n".formatted(each.table(), each.found(), each.kind(), repaired(each)));
    }
    if (outcome.unresolved() > 0) {
      text.append(
          "  %d differences are not decided, because their rows change: run the command again%n"
              .formatted(outcome.unresolved()));
    }
    outcome.notes().forEach(note -> text.append("  ").append(note).append('\n'));
    if (showsKeys) {
      outcome.keys().forEach(key -> text.append("  ").append(key).append('\n'));
    }
  }

  private static String checked(Outcome outcome) {
    String rows = Numbers.grouped(outcome.rows());
    String others = Numbers.grouped(outcome.others());
    return switch (outcome.subject()) {
      case INDEXES -> rows + " rows and " + others + " entries";
      case COPIES, COLUMN_GROUPS, TTL -> rows + " rows";
      case BUCKET_LISTS -> rows + " partitions and entries";
      case LARGE_VALUES -> rows + " values of " + others + " chunks";
      case COUNTERS -> rows + " counters";
    };
  }

  private static String repaired(Outcome.Count count) {
    return count.repaired() == 0 ? "" : ", " + count.repaired() + " repaired";
  }

  @Override
  public String json() {
    return JsonOutput.ofStore(
        store,
        json -> {
          json.writeBooleanField("done", isDone());
          json.writeArrayFieldStart("jobs");
          for (Outcome each : outcomes) {
            write(each, json);
          }
          json.writeEndArray();
        });
  }

  private void write(Outcome outcome, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("table", outcome.table());
    json.writeStringField("subject", outcome.subject().toString());
    json.writeBooleanField("done", outcome.isDone());
    json.writeNumberField("rows", outcome.rows());
    json.writeNumberField("others", outcome.others());
    json.writeNumberField("unresolved", outcome.unresolved());
    json.writeArrayFieldStart("differences");
    for (Outcome.Count each : outcome.counts()) {
      json.writeStartObject();
      json.writeStringField("table", each.table());
      json.writeStringField("kind", each.kind());
      json.writeNumberField("found", each.found());
      json.writeNumberField("repaired", each.repaired());
      json.writeEndObject();
    }
    json.writeEndArray();
    JsonOutput.write("notes", outcome.notes(), json);
    if (showsKeys) {
      JsonOutput.write("keys", outcome.keys(), json);
    }
    json.writeEndObject();
  }
}
