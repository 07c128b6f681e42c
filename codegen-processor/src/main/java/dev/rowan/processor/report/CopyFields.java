package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import dev.rowan.processor.plan.RollupPlan;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes the copies, the reconciled counters and the roll-ups of an entity to the model file. */
final class CopyFields {
  private final JsonGenerator json;
  private final Design design;

  CopyFields(JsonGenerator json, Design design) {
    this.json = json;
    this.design = design;
  }

  /**
   * Writes fields of the current JSON object; none if there are no copies, no reconciled counters
   * and no roll-ups.
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
    writeRollups(entity);
  }

  /** Writes how the rows of an entity are counted; nothing if there are no roll-ups. */
  private void writeRollups(EntityModel entity) throws IOException {
    List<RollupPlan> rollups = RollupPlan.of(entity, design);
    if (!rollups.isEmpty()) {
      json.writeArrayFieldStart("rollups");
      for (RollupPlan rollup : rollups) {
        write(rollup);
      }
      json.writeEndArray();
    }
  }

  private void write(RollupPlan rollup) throws IOException {
    json.writeStartObject();
    json.writeStringField("into", rollup.counters().table());
    json.writeStringField("entity", rollup.counters().name().qualified());
    json.writeStringField("counter", rollup.counter().column());
    json.writeArrayFieldStart("dimensions");
    for (PropertyModel dimension : rollup.dimensions()) {
      json.writeStartObject();
      json.writeStringField("name", dimension.column());
      json.writeStringField(
          "of", rollup.counted().property(dimension.name()).orElseThrow().column());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeFieldName("period");
    write(rollup.period(), rollup.rollup().computation(), rollup.counted());
    computed(
        "computed", rollup.counters().primaryKey(), PropertyModel::computed, rollup.counters());
    computed(
        "partition", rollup.counted().partitionKey(), PropertyModel::division, rollup.counted());
    json.writeStringField("every", rollup.rollup().every());
    json.writeEndObject();
  }

  private void computed(
      String field,
      List<PropertyModel> key,
      Function<PropertyModel, Optional<ComputedKey>> computation,
      EntityModel entity)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (PropertyModel each : key) {
      Optional<ComputedKey> computed = computation.apply(each);
      if (computed.isPresent()) {
        write(each, computed.get(), entity);
      }
    }
    json.writeEndArray();
  }

  /**
   * Writes a computed column.
   *
   * @param source the entity with the property that it is computed from
   */
  private void write(PropertyModel column, ComputedKey key, EntityModel source) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", column.column());
    Optional<PropertyModel> of = source.property(key.source());
    if (of.isPresent()) {
      json.writeStringField("of", of.get().column());
    }
    if (key instanceof ComputedKey.Bucket bucket) {
      json.writeStringField("type", column.javaType().brief());
      json.writeStringField("unit", bucket.unit().name());
      json.writeNumberField("size", bucket.size());
      if (!bucket.format().isEmpty()) {
        json.writeStringField("format", bucket.format());
      }
    } else if (key instanceof ComputedKey.Shard shard) {
      json.writeNumberField("shards", shard.count());
    }
    json.writeEndObject();
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
