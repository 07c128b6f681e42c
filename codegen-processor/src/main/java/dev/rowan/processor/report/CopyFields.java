package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import java.io.IOException;
import java.util.List;

/** Writes the copies and the reconciled counters of an entity to the model file. */
final class CopyFields {
  private final JsonGenerator json;
  private final Design design;

  CopyFields(JsonGenerator json, Design design) {
    this.json = json;
    this.design = design;
  }

  /**
   * Writes fields of the current JSON object; none if there are no copies and no reconciled
   * counters.
   */
  void write(EntityModel entity) throws IOException {
    List<CopyPlan> copies = CopyPlan.of(entity, design);
    if (!copies.isEmpty()) {
      json.writeArrayFieldStart("copies");
      for (CopyPlan copy : copies) {
        write(copy);
      }
      json.writeEndArray();
    }
    List<RecountPlan> recounts = RecountPlan.of(entity, design);
    if (!recounts.isEmpty()) {
      json.writeArrayFieldStart("recounts");
      for (RecountPlan recount : recounts) {
        write(recount);
      }
      json.writeEndArray();
    }
  }

  private void write(CopyPlan copy) throws IOException {
    json.writeStartObject();
    json.writeStringField("from", copy.source().table());
    json.writeStringField("entity", copy.source().name().qualified());
    columns("by", copy.reference());
    json.writeStringField("through", copy.through().name());
    json.writeBooleanField("async", copy.isAsync());
    json.writeBooleanField("movable", copy.isMovable());
    json.writeArrayFieldStart("columns");
    for (CopyPlan.Copied copied : copy.columns()) {
      json.writeStartObject();
      json.writeStringField("name", copied.here().column());
      json.writeStringField("of", copied.there().column());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(RecountPlan recount) throws IOException {
    json.writeStartObject();
    json.writeStringField("counter", recount.counter().column());
    json.writeStringField("rowsOf", recount.from().table());
    json.writeStringField("entity", recount.from().name().qualified());
    columns("by", recount.reference());
    json.writeStringField("through", recount.through().name());
    json.writeStringField("every", recount.counter().reconciled().orElseThrow().every());
    json.writeEndObject();
  }

  private void columns(String field, List<PropertyModel> properties) throws IOException {
    json.writeArrayFieldStart(field);
    for (PropertyModel property : properties) {
      json.writeString(property.column());
    }
    json.writeEndArray();
  }
}
