package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.operate.schema.SchemaHistoryEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The steps that were executed on a store, newest first.
 *
 * @param store the address of the store
 */
public record HistoryReport(String store, List<SchemaHistoryEntry> entries) implements Report {
  private static final List<String> HEADER =
      List.of("started", "run", "version", "result", "element", "statement");

  /** The digits of a run that distinguish it on a screen. */
  private static final int DIGITS = 8;

  /** The characters of a statement in a table; JSON has all of them. */
  private static final int WIDTH = 72;

  /** Copies the list. */
  public HistoryReport {
    entries = List.copyOf(entries);
  }

  @Override
  public String text() {
    if (entries.isEmpty()) {
      return "No step was ever executed on this store.\n";
    }
    List<List<String>> rows = new ArrayList<>(List.of(HEADER));
    for (SchemaHistoryEntry entry : entries) {
      rows.add(
          List.of(
              entry.startedAt().toString(),
              entry.run().toString().substring(0, DIGITS),
              entry.version(),
              entry.result(),
              entry.element(),
              shortened(entry.statement().replaceAll("\\s+", " "))));
    }
    return String.join("\n", TextTable.lines(rows)) + "\n";
  }

  private static String shortened(String statement) {
    return statement.length() <= WIDTH ? statement : statement.substring(0, WIDTH - 1) + "…";
  }

  @Override
  public String json() {
    return JsonOutput.ofStore(
        store,
        json -> {
          json.writeArrayFieldStart("steps");
          for (SchemaHistoryEntry entry : entries) {
            write(entry, json);
          }
          json.writeEndArray();
        });
  }

  private static void write(SchemaHistoryEntry entry, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("startedAt", entry.startedAt().toString());
    json.writeStringField("run", entry.run().toString());
    json.writeStringField("version", entry.version());
    json.writeStringField("result", entry.result());
    json.writeStringField("element", entry.element());
    json.writeStringField("statement", entry.statement());
    json.writeEndObject();
  }
}
