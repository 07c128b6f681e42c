package dev.rowan.processor.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.Remains;
import dev.rowan.processor.plan.WriteCost;
import java.io.IOException;
import java.util.List;

/** Says which fields a plan has in the model file. */
final class PlanFields implements MethodPlan.Cases<PlanFields.Fields> {
  private final DaoMethod method;

  PlanFields(DaoMethod method) {
    this.method = method;
  }

  /** Fields of an object that has begun. */
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  @Override
  public Fields entityWrite(MethodPlan.EntityWrite plan) {
    return json -> write(json, "write", plan.table(), plan.cost());
  }

  @Override
  public Fields columnWrite(MethodPlan.ColumnWrite plan) {
    return json -> {
      write(json, "change", plan.table(), plan.cost());
      columns(json, "key", plan.key());
      columns(json, "columns", plan.columns());
    };
  }

  @Override
  public Fields patchWrite(MethodPlan.PatchWrite plan) {
    return json -> write(json, "patch", plan.table(), plan.cost());
  }

  @Override
  public Fields entityDelete(MethodPlan.EntityDelete plan) {
    return json -> write(json, "delete", plan.table(), plan.cost());
  }

  @Override
  public Fields keyDelete(MethodPlan.KeyDelete plan) {
    return json -> {
      write(json, plan.wholeKey() ? "delete" : "deleteMany", plan.table(), plan.cost());
      columns(json, "key", plan.key());
    };
  }

  @Override
  public Fields read(MethodPlan.Read plan) {
    return json -> {
      begin(json, plan.unique() ? "readOne" : "read", plan.table(), plan.cost().inWords());
      if (plan.table().index().isPresent()) {
        json.writeStringField(
            "meets", Remains.ofRead(plan.table().entity(), plan.table().index().get()));
      }
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

  private void write(JsonGenerator json, String kind, TableModel table, WriteCost cost)
      throws IOException {
    begin(json, kind, table, cost.inWords());
    if (method.shape().returns().isDeferred()) {
      json.writeBooleanField("deferred", true);
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
    json.writeStringField("leaves", Remains.ofWrite(method, table.entity(), cost));
    json.writeEndObject();
  }

  private static void begin(JsonGenerator json, String kind, TableModel table, String cost)
      throws IOException {
    json.writeStringField("does", kind);
    json.writeStringField("table", table.name());
    json.writeStringField("cost", cost);
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
