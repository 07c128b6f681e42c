package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.plan.CallFigures;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.quantity.TableFigures;
import java.io.IOException;
import java.util.OptionalDouble;

/** Writes the quantities of one call of a read. */
final class CallFields {
  private CallFields() {}

  /**
   * Writes an object with the partitions and requests, and with rows and bytes if they are known.
   */
  static void write(
      MethodPlan.Read read, MethodShape shape, TableFigures figures, JsonGenerator json)
      throws IOException {
    CallFigures call = CallFigures.of(read, shape, figures);
    json.writeObjectFieldStart("call");
    number("partitions", call.partitions().number(), json);
    number("requests", call.partitions().number() * read.cost().tables().size(), json);
    switch (read.cost().lookup()) {
      case NONE -> {}
      case EACH -> json.writeNumberField("requestsForEachRow", 1);
      case EACH_ON_CLUSTERS, PENDING_ON_CLUSTERS ->
          json.writeNumberField("requestsForEachRowOnClusters", 1);
    }
    if (!read.cost().each().isEmpty()) {
      json.writeArrayFieldStart("forEachValueOf");
      for (String parameter : read.cost().each()) {
        json.writeString(parameter);
      }
      json.writeEndArray();
    }
    OptionalDouble rows = read.unique() ? OptionalDouble.of(1) : call.rows();
    if (rows.isPresent()) {
      number("rows", rows.getAsDouble(), json);
      number("bytes", bytes(rows.getAsDouble(), call.partitions().number(), figures), json);
    }
    json.writeEndObject();
  }

  private static double bytes(double rows, double partitions, TableFigures figures) {
    return partitions * figures.bytes(rows / partitions);
  }

  private static void number(String name, double value, JsonGenerator json) throws IOException {
    json.writeNumberField(name, Math.round(value));
  }
}
