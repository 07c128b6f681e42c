package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.ComparedFigures;
import dev.rowan.processor.quantity.TableFigures;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** Writes the quantities of a table that follow from stated numbers. */
final class FigureFields {
  private FigureFields() {}

  /** Writes an object with the known quantities; nothing if no numbers are stated. */
  static void write(TableFigures figures, ClusterFacts facts, JsonGenerator json)
      throws IOException {
    Map<String, Double> known = new LinkedHashMap<>();
    OptionalDouble rows = figures.rows();
    boolean many = figures.isStated() && !figures.table().clustering().isEmpty();
    put(known, "rowsPerDay", figures.rowsPerDay());
    put(known, "peakWritesPerSecond", figures.peakWritesPerSecond());
    put(known, "peakWritesPerSecondOfPartition", figures.partitionPeakWritesPerSecond());
    if (many && rows.isPresent()) {
      double most = figures.largestRows().orElseThrow();
      known.put("rowsOfPartition", rows.getAsDouble());
      known.put("bytesOfPartition", figures.bytes(rows.getAsDouble()));
      known.put("rowsOfLargestPartition", most);
      known.put("bytesOfLargestPartition", figures.bytes(most));
      known.put("cellsOfLargestPartition", figures.cells(most));
    }
    ComparedFigures.of(figures, facts)
        .filter(compared -> compared.activePartitions() > 0)
        .ifPresent(
            compared -> {
              known.put("activePartitions", compared.activePartitions());
              known.put("partitionsPerNode", (double) compared.partitionsPerNode());
              known.put("nodes", (double) compared.nodes());
            });
    if (known.isEmpty()) {
      return;
    }
    json.writeObjectFieldStart("figures");
    for (Map.Entry<String, Double> each : known.entrySet()) {
      json.writeNumberField(each.getKey(), Math.round(each.getValue() * 100) / 100.0);
    }
    json.writeEndObject();
  }

  private static void put(Map<String, Double> known, String name, OptionalDouble figure) {
    figure.ifPresent(value -> known.put(name, value));
  }
}
