package dev.rowan.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.spi.store.HealthReason;
import dev.rowan.spi.store.StorageHealth;
import dev.rowan.spi.store.StorageStats;
import dev.rowan.spi.store.TableStats;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The tables, the size and the health of an embedded store.
 *
 * @param store the address of the store
 */
public record StatsReport(String store, StorageStats stats, StorageHealth health)
    implements Report {
  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("health: ").append(status()).append('\n');
    for (HealthReason reason : health.reasons()) {
      text.append("  ").append(reason.text()).append('\n');
    }
    text.append(
        "disk: %s of rows, %s of log, %s to compact\n"
            .formatted(
                Numbers.bytes(stats.disk().rows()),
                Numbers.bytes(stats.disk().log()),
                Numbers.bytes(stats.disk().pendingCompaction())));
    text.append(
        "vacuum: %s tables have data that can be removed\n"
            .formatted(Numbers.grouped(stats.vacuum().tablesDue())));
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("table", "rows, about", "disk, about"));
    for (TableStats each : stats.tables()) {
      rows.add(List.of(each.name(), Numbers.grouped(each.keys()), Numbers.bytes(each.bytes())));
    }
    return text.append("tables:\n")
        .append(String.join("\n", TextTable.lines(rows)))
        .append('\n')
        .toString();
  }

  private String status() {
    return health.status().name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String json() {
    return JsonOutput.ofStore(
        store,
        json -> {
          json.writeStringField("health", status());
          JsonOutput.write(
              "reasons", health.reasons().stream().map(HealthReason::name).toList(), json);
          json.writeObjectFieldStart("disk");
          json.writeNumberField("rows", stats.disk().rows());
          json.writeNumberField("log", stats.disk().log());
          json.writeNumberField("pendingCompaction", stats.disk().pendingCompaction());
          json.writeEndObject();
          json.writeNumberField("tablesToVacuum", stats.vacuum().tablesDue());
          json.writeArrayFieldStart("tables");
          for (TableStats each : stats.tables()) {
            write(each, json);
          }
          json.writeEndArray();
        });
  }

  private static void write(TableStats table, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", table.name());
    json.writeNumberField("rows", table.keys());
    json.writeNumberField("bytes", table.bytes());
    json.writeEndObject();
  }
}
