package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RowLimitModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Writes a design as JSON for tools: its tables, and the plan and cost of each DAO method. */
public final class ModelFile {
  /**
   * The version of the format. It increases when a reader of the old format would misread a new
   * file.
   */
  private static final int FORMAT = 1;

  private final JsonGenerator json;
  private final Design design;

  private ModelFile(JsonGenerator json, Design design) {
    this.json = json;
    this.design = design;
  }

  /** Returns the whole file. The same design gives the same text. */
  public static String text(Design design) {
    StringWriter text = new StringWriter();
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines));
      new ModelFile(json, design).write();
    } catch (IOException impossible) {
      throw new UncheckedIOException("a write to memory failed", impossible);
    }
    return text.append('\n').toString();
  }

  private void write() throws IOException {
    json.writeStartObject();
    json.writeNumberField("format", FORMAT);
    json.writeArrayFieldStart("types");
    for (UdtModel udt : SchemaFile.types(design)) {
      write(udt);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("tables");
    for (TableModel table : SchemaFile.tables(design)) {
      write(table);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("daos");
    for (PlannedDao dao : byName(design.daos())) {
      write(dao);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(UdtModel udt) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", udt.typeName());
    json.writeStringField("class", udt.name().qualified());
    json.writeArrayFieldStart("fields");
    for (PropertyModel field : udt.fields().toList()) {
      json.writeStartObject();
      json.writeStringField("name", field.column());
      json.writeStringField("type", field.type().frozenType().cql());
      json.writeStringField("property", field.name());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(TableModel table) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", table.name());
    json.writeStringField("entity", table.entity().name().qualified());
    Optional<IndexModel> index = table.index();
    if (index.isPresent()) {
      json.writeStringField("indexOf", table.entity().table());
      json.writeStringField("maintain", table.entity().maintain(index.get()).name());
      if (index.get().unique()) {
        json.writeBooleanField("unique", true);
      }
      if (index.get().latest()) {
        json.writeBooleanField("latest", true);
      }
    }
    if (table.isBase()) {
      EntityFields.write(table, json);
      new CopyFields(json, design).write(table.entity());
      ChunkTables.write(table.entity(), json);
      if (table.entity().rowLimit().isPresent()) {
        write(table.entity().rowLimit().get());
      }
    }
    if (table.defaultTtl() != 0) {
      json.writeNumberField("defaultTtl", table.defaultTtl());
    }
    if (!table.layout().isEmpty()) {
      json.writeStringField("layout", table.layout());
    }
    BucketListTables.write(table, json);
    if (table.options().isPresent()) {
      write(table.options().get());
    }
    List<TableModel> groups =
        table.parts().stream().filter(part -> part.group().isPresent()).toList();
    if (!groups.isEmpty()) {
      json.writeArrayFieldStart("columnGroups");
      for (TableModel group : groups) {
        json.writeStartObject();
        json.writeStringField("name", group.group().orElseThrow().name());
        json.writeStringField("table", group.name());
        if (group.options().isPresent()) {
          write(group.options().get());
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    if (table.isBase() && !table.entity().nativeIndexes().isEmpty()) {
      json.writeArrayFieldStart("nativeIndexes");
      for (NativeIndexModel each : table.entity().nativeIndexes()) {
        write(each, table.entity());
      }
      json.writeEndArray();
    }
    FigureFields.write(design.figures(table), design.facts(), json);
    json.writeArrayFieldStart("columns");
    for (TableColumn column : table.columns()) {
      write(column, table);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(RowLimitModel limit) throws IOException {
    json.writeObjectFieldStart("keepLast");
    json.writeNumberField("rows", limit.rows());
    json.writeNumberField("trimEvery", limit.trimEvery());
    json.writeEndObject();
  }

  private void write(NativeIndexModel index, EntityModel entity) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", index.name(entity));
    json.writeStringField("column", index.of(entity).orElseThrow().column());
    json.writeStringField("kind", lower(index.kind()));
    json.writeStringField("target", lower(index.target()));
    if (index.similarityFunction(entity).isPresent()) {
      json.writeStringField("similarity", index.similarityFunction(entity).get());
    }
    json.writeEndObject();
  }

  private void write(TableOptionsModel options) throws IOException {
    json.writeObjectFieldStart("options");
    write("compaction", options.compactionOptions());
    write("compression", options.compressionOptions());
    write("caching", options.cachingOptions());
    if (options.gcGraceSeconds() != TableOptionsModel.DEFAULT_GRACE) {
      json.writeNumberField("gcGraceSeconds", options.gcGraceSeconds());
    }
    if (!options.comment().isEmpty()) {
      json.writeStringField("comment", options.comment());
    }
    json.writeEndObject();
  }

  private void write(String option, Map<String, String> values) throws IOException {
    if (!values.isEmpty()) {
      json.writeObjectFieldStart(option);
      for (Map.Entry<String, String> each : values.entrySet()) {
        json.writeStringField(each.getKey(), each.getValue());
      }
      json.writeEndObject();
    }
  }

  private void write(TableColumn column, TableModel table) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", column.name());
    json.writeStringField("type", column.type().cql());
    json.writeStringField("role", lower(column.role()));
    if (column.role() == TableColumn.Role.CLUSTERING) {
      json.writeStringField("order", lower(column.order()));
    }
    if (!table.former(column).isEmpty()) {
      json.writeStringField("formerly", table.former(column));
    }
    json.writeStringField("property", column.component().property());
    json.writeStringField("parameter", column.parameter());
    if (!table.groupOf(column).isEmpty() && table.isBase()) {
      json.writeStringField("group", table.groupOf(column));
    }
    if (!table.isBase()) {
      SourceFields.write(column, table.entity(), json);
    }
    json.writeEndObject();
  }

  private void write(PlannedDao dao) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", dao.dao().name().qualified());
    write(dao.dao().options());
    json.writeArrayFieldStart("methods");
    for (PlannedCall call : dao.calls()) {
      json.writeStartObject();
      json.writeStringField("method", call.method().shape().brief());
      if (call.plan().isPresent()) {
        call.plan().get().match(fields(call)).write(json);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private PlanFields fields(PlannedCall call) {
    EntityModel entity = call.entity().orElseThrow();
    return new PlanFields(
        call.method(), design::figures, CopyPlan.of(entity, design), CopyPlan.from(entity, design));
  }

  /** Writes the request options of the DAO; nothing if it declares none. */
  private void write(DaoOptions options) throws IOException {
    Map<String, Object> said = new LinkedHashMap<>();
    options.read().ifPresent(level -> said.put("readConsistency", level.name()));
    options.write().ifPresent(level -> said.put("writeConsistency", level.name()));
    options.serial().ifPresent(level -> said.put("serialConsistency", level.name()));
    if (options.timeoutMillis() != 0) {
      said.put("timeoutMillis", options.timeoutMillis());
    }
    if (options.pageSize() != 0) {
      said.put("pageSize", options.pageSize());
    }
    if (!options.profile().isEmpty()) {
      said.put("profile", options.profile());
    }
    if (options.tracing()) {
      said.put("tracing", true);
    }
    if (said.isEmpty()) {
      return;
    }
    json.writeObjectFieldStart("options");
    for (Map.Entry<String, Object> each : said.entrySet()) {
      json.writePOJOField(each.getKey(), each.getValue());
    }
    json.writeEndObject();
  }

  private static List<PlannedDao> byName(List<PlannedDao> daos) {
    return daos.stream().sorted(Comparator.comparing(dao -> dao.dao().name().qualified())).toList();
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
