package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TypeName;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Writes what a tool needs beside the columns to write rows of an entity as its mapping does: the
 * version, the immutable columns, the sequence and the entities that copy from it.
 */
final class EntityFields {
  private EntityFields() {}

  /** Writes fields of the current JSON object; none that do not apply. */
  static void write(TableModel table, JsonGenerator json) throws IOException {
    EntityModel entity = table.entity();
    if (!entity.formerly().isEmpty()) {
      json.writeStringField("formerly", entity.formerly());
    }
    Optional<PropertyModel> version = entity.version();
    if (version.isPresent()) {
      json.writeStringField("version", version.get().column());
    }
    list(
        "immutable",
        entity
            .columns()
            .filter(each -> each.immutable() && !each.isKey() && !each.version())
            .map(PropertyModel::column)
            .toList(),
        json);
    list(
        "copiedBy",
        entity.copiedBy().stream()
            .flatMap(by -> by.entities().stream())
            .map(TypeName::qualified)
            .toList(),
        json);
    Optional<PropertyModel> numbered = entity.numbered();
    if (numbered.isPresent()) {
      GenerationModel.SequenceModel sequence =
          numbered.get().generated().get(0).sequence().orElseThrow();
      json.writeObjectFieldStart("sequence");
      json.writeStringField("name", sequence.name(entity, numbered.get()));
      json.writeStringField("column", numbered.get().column());
      json.writeNumberField("block", sequence.block());
      json.writeEndObject();
    }
  }

  private static void list(String field, List<String> texts, JsonGenerator json)
      throws IOException {
    if (texts.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
