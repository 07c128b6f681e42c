package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.ChunkCost;
import dev.rowan.processor.plan.CopyEffects;
import dev.rowan.processor.plan.CopyEffects.FanOutCost;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.FailureEffects;
import dev.rowan.processor.plan.IndexBinding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.RollupCost;
import dev.rowan.processor.plan.TrimCost;
import dev.rowan.processor.plan.WriteCost;
import dev.rowan.processor.quantity.TableFigures;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes the fields of a plan to the model file. */
final class PlanFields implements MethodPlan.Cases<PlanFields.Fields> {
  private final DaoMethod method;
  private final Function<TableModel, TableFigures> figures;
  private final List<CopyPlan> copies;
  private final List<CopyPlan> copied;

  /**
   * Creates a writer for the plan of one method.
   *
   * @param figures the quantities of a table that follow from stated numbers
   * @param copies the copies that its entity has of other entities
   * @param copied the copies that other entities have of its entity
   */
  PlanFields(
      DaoMethod method,
      Function<TableModel, TableFigures> figures,
      List<CopyPlan> copies,
      List<CopyPlan> copied) {
    this.method = method;
    this.figures = figures;
    this.copies = copies;
    this.copied = copied;
  }

  /** Writes fields of the current JSON object. */
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  @Override
  public Fields entityWrite(MethodPlan.EntityWrite plan) {
    return json -> {
      write(json, "write", plan, plan.table(), plan.cost());
      if (plan.ofSeveral()) {
        json.writeStringField("forEach", method.shape().parameters().get(plan.parameter()).name());
      }
    };
  }

  @Override
  public Fields columnWrite(MethodPlan.ColumnWrite plan) {
    return json -> {
      write(json, plan.insert() ? "write" : "change", plan, plan.table(), plan.cost());
      columns(json, "key", plan.key());
      columns(json, "columns", plan.columns());
      if (plan.several().isPresent()) {
        json.writeStringField("forEach", columns(plan.eachOf()));
        json.writeBooleanField("oneBatch", plan.cost().several().orElseThrow().together());
      }
    };
  }

  private static String columns(List<Binding> several) {
    return several.stream().map(each -> each.column().name()).collect(Collectors.joining(", "));
  }

  @Override
  public Fields patchWrite(MethodPlan.PatchWrite plan) {
    return json -> write(json, "patch", plan, plan.table(), plan.cost());
  }

  @Override
  public Fields entityDelete(MethodPlan.EntityDelete plan) {
    return json -> write(json, "delete", plan, plan.table(), plan.cost());
  }

  @Override
  public Fields keyDelete(MethodPlan.KeyDelete plan) {
    return json -> {
      write(json, plan.ofOneRow() ? "delete" : "deleteMany", plan, plan.table(), plan.cost());
      columns(json, "key", plan.key());
      if (plan.several().isPresent()) {
        json.writeStringField("forEach", columns(plan.eachOf()));
        json.writeBooleanField("oneBatch", plan.together());
      }
      if (plan.range().isPresent()) {
        json.writeStringField("range", plan.range().get().column().name());
      }
    };
  }

  @Override
  public Fields read(MethodPlan.Read plan) {
    return json -> {
      begin(
          json, plan.unique() ? "readOne" : "read", plan.table(), plan.cost().tables(), cost(plan));
      CallFields.write(plan, method.shape(), figures.apply(plan.stored()), json);
      if (plan.table().index().isPresent()) {
        json.writeStringField("meets", FailureEffects.ofRead(plan));
      }
      if (method instanceof DaoMethod.SelectMethod select) {
        write(json, select);
      }
      columns(json, "key", plan.equality());
      if (plan.range().isPresent()) {
        json.writeStringField("range", plan.range().get().column().name());
      }
      json.writeBooleanField("reversed", plan.reversed());
      if (plan.cost().shards() > 1) {
        json.writeNumberField("shards", plan.cost().shards());
      }
      if (plan.cost().walk() > 0) {
        json.writeNumberField("walk", plan.cost().walk());
      }
      if (!plan.cost().list().isEmpty()) {
        json.writeStringField("bucketList", plan.cost().list());
      }
      if (plan.cost().isOfSeveral()) {
        json.writeStringField("order", plan.order().name());
      }
      json.writeBooleanField("readsEntityRows", plan.fromBase());
      projection(json, plan.table(), plan.ofPartitions());
    };
  }

  private String cost(MethodPlan.Read plan) {
    return method.shape().returns().isLargeValue() ? ChunkCost.OF_ACCESS : plan.cost().inWords();
  }

  private static void write(JsonGenerator json, DaoMethod.SelectMethod select) throws IOException {
    if (select.statement().isPresent()) {
      json.writeStringField("statement", select.statement().get().text().text());
    }
    if (select.where().isPresent()) {
      json.writeStringField("where", select.where().get().text());
    }
  }

  @Override
  public Fields indexRead(MethodPlan.IndexRead plan) {
    return json -> {
      begin(json, "readByIndex", plan.table(), List.of(plan.table().name()), plan.cost());
      json.writeArrayFieldStart("nativeIndexes");
      for (IndexBinding each : plan.indexes()) {
        json.writeString(each.name());
      }
      json.writeEndArray();
      if (plan.nearest().isPresent()) {
        json.writeBooleanField("nearest", true);
      }
      json.writeBooleanField("allTokenRanges", plan.partition().isEmpty());
      if (method instanceof DaoMethod.SelectMethod select && select.where().isPresent()) {
        json.writeStringField("where", select.where().get().text());
      }
      columns(json, "key", plan.partition());
      projection(json, plan.table(), false);
    };
  }

  @Override
  public Fields scan(MethodPlan.Scan plan) {
    return json -> {
      json.writeStringField("does", "scan");
      writeTables(
          json,
          plan.table(),
          plan.table().readParts(method.returned(plan.table().entity())).stream()
              .map(TableModel::name)
              .toList());
      json.writeStringField("because", plan.because());
      projection(json, plan.table(), plan.ofPartitions());
    };
  }

  /** Writes the columns of a method that returns some of the properties. */
  private void projection(JsonGenerator json, TableModel table, boolean ofPartitions)
      throws IOException {
    if (method.shape().returns().projection().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("columns");
    for (PropertyModel property : method.returned(table.entity())) {
      json.writeString(property.column());
    }
    json.writeEndArray();
    if (method.shape().returns().projection().orElse(null)
        instanceof ProjectionModel.OfGroups groups) {
      json.writeArrayFieldStart("groupBy");
      for (String property : groups.by()) {
        json.writeString(property);
      }
      json.writeEndArray();
    }
    if (method.shape().returns().isAboutRows()) {
      json.writeStringField(
          "returns",
          switch (method.shape().returns().kind()) {
            case COUNT -> "count";
            case AGGREGATE -> "aggregates";
            default -> "existence";
          });
    }
    if (ofPartitions) {
      json.writeBooleanField("ofPartitions", true);
    }
  }

  @Override
  public Fields none(MethodPlan.NoPlan plan) {
    throw new IllegalArgumentException("a method without errors has a plan");
  }

  private void write(
      JsonGenerator json, String kind, MethodPlan plan, TableModel table, WriteCost cost)
      throws IOException {
    CopyEffects effects = CopyEffects.of(plan, copies, copied);
    RollupCost rollups = RollupCost.of(method, table.entity(), plan);
    String words = cost.inWords() + effects.inWords() + rollups.inWords();
    String chunks = ChunkCost.inWords(method, table.entity());
    String total = TrimCost.total(method, table.entity(), words) + chunks;
    begin(json, kind, table, cost.tables(), total);
    if (method.shape().returns().isDeferred()) {
      json.writeBooleanField("deferred", true);
    }
    if (method.written().isPresent()) {
      json.writeStringField("statement", method.written().get().text().text());
    }
    if (method.onlyIf().isPresent()) {
      json.writeStringField("onlyIf", method.onlyIf().get().text());
    }
    json.writeObjectFieldStart("onClusters");
    if (cost.protocol().isPresent()) {
      json.writeStringField("maintain", cost.protocol().get().name());
    }
    json.writeNumberField("roundTrips", cost.roundTrips());
    json.writeNumberField("requests", cost.requests());
    json.writeNumberField("requestsForEachElement", cost.before().each());
    json.writeNumberField("requestsAfter", cost.after().fixed());
    json.writeNumberField("requestsAfterForEachElement", cost.after().each());
    if (cost.views() > 0) {
      json.writeNumberField("views", cost.views());
    }
    if (rollups.requests() > 0) {
      json.writeNumberField("requestsOfRollups", rollups.requests());
    }
    Optional<TrimCost> trim = TrimCost.of(method, table.entity());
    if (trim.isPresent()) {
      write(json, trim.get());
    }
    json.writeStringField("leaves", FailureEffects.ofWrite(method, table.entity(), cost));
    write(json, effects);
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, TrimCost trim) throws IOException {
    json.writeObjectFieldStart("trim");
    json.writeNumberField("keys", trim.keys());
    json.writeNumberField("reads", trim.reads());
    json.writeNumberField("ranges", trim.ranges());
    json.writeBooleanField("rowByRow", trim.rowByRow());
    json.writeEndObject();
  }

  /** Writes the additional cost of copies; nothing if there are none. */
  private static void write(JsonGenerator json, CopyEffects effects) throws IOException {
    if (effects.requests() > 0) {
      json.writeObjectFieldStart("forCopies");
      json.writeNumberField("roundTrips", effects.roundTrips());
      json.writeNumberField("requests", effects.requests());
      json.writeEndObject();
    }
    if (!effects.fanOutCosts().isEmpty()) {
      json.writeArrayFieldStart("copiedBy");
      for (FanOutCost cost : effects.fanOutCosts()) {
        write(json, cost);
      }
      json.writeEndArray();
    }
  }

  private static void write(JsonGenerator json, FanOutCost cost) throws IOException {
    json.writeStartObject();
    json.writeStringField("table", cost.copying());
    json.writeBooleanField("waits", cost.waits());
    json.writeNumberField("requests", cost.requestsWaitedFor());
    json.writeNumberField("requestsAfter", cost.requests() - cost.requestsWaitedFor());
    json.writeNumberField("forEachRow", cost.ofRow().fixed());
    json.writeNumberField("forEachElementOfEachRow", cost.ofRow().each());
    json.writeNumberField("afterEachRow", cost.ofRowAfter().fixed());
    json.writeNumberField("afterEachRowForEachElement", cost.ofRowAfter().each());
    json.writeNumberField("forEachFurther100Rows", FanOutCost.OF_PAGE);
    json.writeNumberField("forEach1000Rows", 1);
    json.writeEndObject();
  }

  private static void begin(
      JsonGenerator json, String kind, TableModel table, List<String> tables, String cost)
      throws IOException {
    json.writeStringField("does", kind);
    writeTables(json, table, tables);
    json.writeStringField("cost", cost);
  }

  /** Writes the table; and the tables, if the columns of a row are in several. */
  private static void writeTables(JsonGenerator json, TableModel table, List<String> tables)
      throws IOException {
    json.writeStringField("table", tables.size() == 1 ? tables.get(0) : table.name());
    if (tables.size() > 1) {
      json.writeArrayFieldStart("tables");
      for (String each : tables) {
        json.writeString(each);
      }
      json.writeEndArray();
    }
  }

  private static void columns(JsonGenerator json, String field, List<Binding> bindings)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (Binding binding : bindings) {
      json.writeString(binding.column().name());
    }
    json.writeEndArray();
  }
}
