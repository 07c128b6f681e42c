package dev.rowan.processor.rule;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A unit of several rows is written, and never decided. */
@DesignRule(
    code = "DAO-20",
    severity = Severity.ERROR,
    summary = "A write that is to be one of a unit is decided by itself")
final class UndeferrableWrite implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    Optional<EntityModel> entity = call.entity();
    if (!method.shape().returns().isDeferred() || method.reads() || entity.isEmpty()) {
      return Stream.empty(); // DAO-03 where it reads
    }
    return complaint(method, entity.get(), call.plan().orElse(null)).stream();
  }

  private static Optional<Complaint> complaint(
      DaoMethod method, EntityModel entity, @Nullable MethodPlan plan) {
    Complaint complaint =
        Complaint.at(
            method.shape().origin(),
            "`%s` cannot be one of a unit".formatted(method.shape().brief()));
    if (method instanceof DaoMethod.IncrementMethod || entity.counts()) {
      return Optional.of(
          complaint
              .because("a batch of counters holds nothing else, and counts twice if it is repeated")
              .fix("void, to write it by itself"));
    }
    if (method.isConditionalOn(entity)) {
      boolean versioned = method.namesVersionOf(entity);
      String what = versioned ? "the version is a condition, which" : "its condition";
      Complaint conditional =
          complaint
              .because(what + " is decided in one partition, and never with rows of others")
              .fix(versioned ? "void, which fails if it was not applied" : "boolean, to be told");
      return Optional.of(versioned ? conditional : conditional.fix("drop the condition"));
    }
    return ofIndexes(complaint, entity).or(() -> ofRange(complaint, entity, plan));
  }

  private static Optional<Complaint> ofIndexes(Complaint complaint, EntityModel entity) {
    Optional<IndexModel> unique = entity.indexes().stream().filter(IndexModel::unique).findFirst();
    if (unique.isPresent()) {
      return Optional.of(
          complaint
              .because("unique values are reserved before the row, one by one, or refuse it")
              .fix("void, to write it by itself, and the rest of the unit behind it"));
    }
    return entity.indexes().stream()
        .filter(index -> !index.isView() && entity.upkeep(index) == Maintain.SERIAL)
        .findFirst()
        .map(
            index ->
                complaint
                    .because("SERIAL changes each row under a condition on its version, by itself")
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
            .because("each row of the range is read and deleted with its own entries or copies")
            .fix("void, to delete them one after the other")
            .fix("give the whole key"));
  }
}
