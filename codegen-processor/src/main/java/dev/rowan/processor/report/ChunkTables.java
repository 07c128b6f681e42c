package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.CqlName;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the tables of the chunks of large values. */
final class ChunkTables {
  /** The beginning of the comment above a table of chunks. */
  static final String COMMENT = "\n-- the chunks of ";

  private ChunkTables() {}

  /** Returns the names of the tables of chunks of an entity's own table; none for an index. */
  static Stream<String> names(TableModel table) {
    return table.isBase()
        ? table.entity().chunked().map(property -> name(table.entity(), property))
        : Stream.empty();
  }

  private static String name(EntityModel entity, PropertyModel property) {
    return property.chunked().orElseThrow().table(entity, property);
  }

  /** Returns the statements that create the tables of chunks of an entity's own table. */
  static String statements(TableModel base) {
    return base.entity()
        .chunked()
        .map(property -> statement(base, property))
        .collect(Collectors.joining());
  }

  private static String statement(TableModel base, PropertyModel property) {
    List<TableColumn> key = base.primaryKey();
    String columns =
        key.stream()
            .map(column -> "  " + column.cqlName() + " " + column.type().cql() + ",\n")
            .collect(Collectors.joining());
    String partition =
        key.stream().map(column -> column.cqlName() + ", ").collect(Collectors.joining());
    return COMMENT
        + base.name()
        + "."
        + property.column()
        + "\nCREATE TABLE IF NOT EXISTS "
        + CqlName.of(name(base.entity(), property))
        + " (\n"
        + columns
        + "  chunk_upload timeuuid,\n"
        + "  chunk_section int,\n"
        + "  chunk_number int,\n"
        + "  chunk_data blob,\n"
        + "  chunk_crc32c int,\n"
        + "  PRIMARY KEY (("
        + partition
        + "chunk_upload, chunk_section), chunk_number)\n);\n";
  }

  /** Writes the large values of an entity as a field of the current object; nothing for none. */
  static void write(EntityModel entity, JsonGenerator json) throws IOException {
    List<PropertyModel> chunked = entity.chunked().toList();
    if (chunked.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("chunked");
    for (PropertyModel property : chunked) {
      json.writeStartObject();
      json.writeStringField("property", property.name());
      json.writeStringField("column", property.column());
      json.writeStringField("table", name(entity, property));
      json.writeNumberField("chunkBytes", property.chunked().orElseThrow().chunkBytes());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
