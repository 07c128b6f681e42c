package dev.rowan.processor.rule.dao;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.BatchPart;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.WriteStatementModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reports a {@code Write} method whose write cannot be part of a batch. */
@DesignRule(
    code = "DAO-20",
    severity = Severity.ERROR,
    summary = "A method returns a Write, but its write cannot be part of a batch")
public final class UndeferrableWrite implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    Optional<EntityModel> entity = call.entity();
    if (!method.shape().returns().isDeferred() || method.reads() || entity.isEmpty()) {
      return Stream.empty(); // DAO-03 reports a read
    }
    Stream<Complaint> found = complaint(method, entity.get(), call.plan().orElse(null)).stream();
    return method
        .written()
        .flatMap(WriteStatementModel::part)
        .map(part -> found.map(each -> ofPart(method, part, each)))
        .orElse(found);
  }

  /** Returns the complaint about a statement of a BATCH, which no Write stands for. */
  private static Complaint ofPart(DaoMethod method, BatchPart part, Complaint complaint) {
    return Complaint.at(
            method.whole(),
            "statement %d of `%s` cannot be part of a batch"
                .formatted(part.at() + 1, method.shape().name()))
        .because(complaint.why())
        .fix("give the statement a method of its own, outside the batch");
  }

  private static Optional<Complaint> complaint(
      DaoMethod method, EntityModel entity, @Nullable MethodPlan plan) {
    Complaint complaint =
        Complaint.at(
            method.shape().origin(),
            "the write of `%s` cannot be part of a batch".formatted(method.shape().brief()));
    if (method instanceof DaoMethod.IncrementMethod || entity.counts()) {
      return Optional.of(
          complaint
              .because("a batch with counters holds only counters, and a retry of it counts twice")
              .fix("void, to write it by itself"));
    }
    return ofCondition(complaint, method, entity)
        .or(() -> ofIndexes(complaint, entity))
        .or(() -> ofEntities(complaint, method))
        .or(() -> ofSeveral(complaint, method, plan))
        .or(() -> ofRange(complaint, entity, plan));
  }

  private static Optional<Complaint> ofCondition(
      Complaint complaint, DaoMethod method, EntityModel entity) {
    if (!method.isConditionalOn(entity)) {
      return Optional.empty();
    }
    boolean versioned = method.namesVersionOf(entity);
    return obstacle(method, entity)
        .map(
            obstacle ->
                complaint
                    .because(
                        (versioned ? "a version is a condition; " : "")
                            + "a batch with conditions writes one partition, and "
                            + obstacle)
                    .fix(
                        versioned
                            ? "void, which throws if the write was not applied"
                            : "boolean, which tells whether the write was applied"))
        .map(conditional -> versioned ? conditional : conditional.fix("drop the condition"));
  }

  /** Returns what a conditional write also changes, beside the partition of its row. */
  private static Optional<String> obstacle(DaoMethod method, EntityModel entity) {
    if (method.written().flatMap(WriteStatementModel::part).isPresent()) {
      return Optional.of("a BATCH returns nothing that tells whether it was applied");
    }
    Optional<IndexModel> index =
        entity.indexes().stream().filter(each -> !each.isView()).findFirst();
    if (index.isPresent()) {
      return Optional.of("`%s` has its rows in other partitions".formatted(index.get().name()));
    }
    if (entity.copyPartners().findAny().isPresent()) {
      return Optional.of("`%s` has copies in other partitions".formatted(entity.name().simple()));
    }
    if (entity.chunked().findAny().isPresent()) {
      return Optional.of(
          "`%s` has large values in other partitions".formatted(entity.name().simple()));
    }
    return entity
        .rowLimit()
        .map(limit -> "the row limit of `%s` reads rows first".formatted(entity.name().simple()));
  }

  private static Optional<Complaint> ofEntities(Complaint complaint, DaoMethod method) {
    MethodShape shape = method.shape();
    return shape.positions(ParameterModel.Kind.ENTITIES).stream()
        .findFirst()
        .map(
            at ->
                complaint
                    .because(
                        "a Write is the write of one entity, and rowan.commit takes a list of them")
                    .fix(
                        "Write %s(%s entity);"
                            .formatted(
                                shape.name(), shape.parameters().get(at).valueJavaType().brief()))
                    .fix("void, to write outside a batch"));
  }

  private static Optional<Complaint> ofSeveral(
      Complaint complaint, DaoMethod method, @Nullable MethodPlan plan) {
    return several(plan)
        .map(each -> method.arguments().get(each.parameter()))
        .map(
            parameter ->
                complaint
                    .because(
                        "a Write is the write of one value, and rowan.commit takes a list of them")
                    .fix(
                        "%s %s, and one Write for each value"
                            .formatted(parameter.valueJavaType().brief(), parameter.name()))
                    .fix(
                        plan instanceof MethodPlan.KeyDelete
                            ? "void, to delete outside a batch"
                            : "void, to update outside a batch"));
  }

  private static Optional<Binding> several(@Nullable MethodPlan plan) {
    if (plan instanceof MethodPlan.ColumnWrite write) {
      return write.several();
    }
    return plan instanceof MethodPlan.KeyDelete delete ? delete.several() : Optional.empty();
  }

  private static Optional<Complaint> ofIndexes(Complaint complaint, EntityModel entity) {
    Optional<IndexModel> unique = entity.indexes().stream().filter(IndexModel::unique).findFirst();
    if (unique.isPresent()) {
      return Optional.of(
          complaint
              .because(
                  "a unique value is reserved by its own conditional request before the row,"
                      + " and can reject the row")
              .fix("void, to write this row first and commit the batch after it"));
    }
    return entity.indexes().stream()
        .filter(index -> !index.isView() && entity.maintain(index) == Maintain.SERIAL)
        .findFirst()
        .map(
            index ->
                complaint
                    .because(
                        "SERIAL writes each row under a condition on its version, and a"
                            + " condition covers one partition")
                    .fix("void, to write it by itself")
                    .fix(
                        "maintain = Maintain.VERIFIED on @CustomIndex `%s`"
                            .formatted(index.name())));
  }

  private static Optional<Complaint> ofRange(
      Complaint complaint, EntityModel entity, @Nullable MethodPlan plan) {
    boolean followed = entity.protocol().isPresent() || entity.copyPartners().findAny().isPresent();
    if (!(plan instanceof MethodPlan.KeyDelete delete) || delete.wholeKey() || !followed) {
      return Optional.empty();
    }
    return Optional.of(
        complaint
            .because(
                "each row of the range is read first, then deleted with its index entries or"
                    + " copies")
            .fix("void, to delete the rows outside a batch")
            .fix("add parameters for the whole key"));
  }
}
