package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import java.io.IOException;

/**
 * Writes how a column of a derived table follows from the entity's own table: {@code source} is the
 * column there, and {@code by} the computation, if there is one.
 */
final class SourceFields {
  private SourceFields() {}

  static void write(TableColumn column, EntityModel entity, JsonGenerator json) throws IOException {
    Component component = column.component();
    PropertyModel source = entity.property(component.property()).orElseThrow();
    json.writeStringField("source", source.column());
    if (component instanceof Component.ElementOf) {
      json.writeStringField("by", "element");
    } else if (component instanceof Component.PeriodOf period) {
      json.writeStringField("by", period.period().word());
    } else if (component instanceof Component.FormatOf format) {
      json.writeStringField("by", "format");
      json.writeStringField("pattern", format.pattern());
    } else if (component instanceof Component.LowerOf) {
      json.writeStringField("by", "lower");
    } else if (component instanceof Component.ShardOf shard) {
      json.writeStringField("by", "shard");
      json.writeNumberField("shards", shard.count());
    }
  }
}
