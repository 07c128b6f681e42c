package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Cost;
import dev.rowan.processor.plan.MethodPlan;
import java.io.IOException;
import java.util.List;

/** Says which fields a plan has in the model file. */
final class PlanFields implements MethodPlan.Cases<PlanFields.Fields> {
  /** Fields of an object that has begun. */
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  @Override
  public Fields entityWrite(MethodPlan.EntityWrite plan) {
    return json -> begin(json, "write", plan.table(), plan.cost());
  }

  @Override
  public Fields columnWrite(MethodPlan.ColumnWrite plan) {
    return json -> {
      begin(json, "change", plan.table(), plan.cost());
      columns(json, "key", plan.key());
      columns(json, "columns", plan.columns());
    };
  }

  @Override
  public Fields entityDelete(MethodPlan.EntityDelete plan) {
    return json -> begin(json, "delete", plan.table(), plan.cost());
  }

  @Override
  public Fields keyDelete(MethodPlan.KeyDelete plan) {
    return json -> {
      begin(json, plan.wholeKey() ? "delete" : "deleteMany", plan.table(), plan.cost());
      columns(json, "key", plan.key());
    };
  }

  @Override
  public Fields read(MethodPlan.Read plan) {
    return json -> {
      begin(json, plan.unique() ? "readOne" : "read", plan.table(), plan.cost());
      columns(json, "key", plan.equality());
      if (plan.range().isPresent()) {
        json.writeStringField("range", plan.range().get().column().name());
      }
      json.writeBooleanField("reversed", plan.reversed());
      if (!plan.cost().each().isEmpty()) {
        json.writeBooleanField("merged", plan.merged());
      }
      json.writeBooleanField("readsEntityRows", plan.fromBase());
    };
  }

  @Override
  public Fields scan(MethodPlan.Scan plan) {
    return json -> {
      json.writeStringField("does", "scan");
      json.writeStringField("table", plan.table().name());
      json.writeStringField("because", plan.because());
    };
  }

  @Override
  public Fields none(MethodPlan.NoPlan plan) {
    throw new IllegalArgumentException("a sound method has a plan");
  }

  private static void begin(JsonGenerator json, String kind, TableModel table, Cost cost)
      throws IOException {
    json.writeStringField("does", kind);
    json.writeStringField("table", table.name());
    json.writeStringField("cost", cost.inWords());
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
