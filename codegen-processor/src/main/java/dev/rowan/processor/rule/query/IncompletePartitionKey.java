package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/**
 * Reports a method that gives a part or a range of the partition key. A partition is located by the
 * hash of its whole key.
 */
@DesignRule(
    code = "QRY-02",
    severity = Severity.ERROR,
    summary = "A partition key column has no value, or has a range")
public final class IncompletePartitionKey implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    MethodShape shape = call.method().shape();
    if (nearest.shortfall() instanceof Mismatch.PartitionRange range) {
      String name = range.column().parameter();
      return Stream.of(
          Complaint.at(
                  call.method().arguments().get(range.parameter()).origin(),
                  "`%s` is a partition key column of `%s` and has a range"
                      .formatted(name, nearest.table().name()))
              .because("partition keys are hashed, so close values are not stored together")
              .fix(
                  call.method().restriction(range.parameter()).isPresent()
                      ? "compare `%s` with = or in".formatted(name)
                      : "%s %s".formatted(range.column().javaType().brief(), name))
              .fix("make `%s` a clustering column of the entity or of an index".formatted(name)));
    }
    if (!(nearest.shortfall() instanceof Mismatch.PartitionIncomplete incomplete)
        || UnknownBucket.isIn(incomplete)) {
      return Stream.empty();
    }
    String missing = Words.columns(incomplete.missing());
    return Stream.of(
        Complaint.at(
                call.method().whole(),
                "`%s` gives no value for %s of `%s`"
                    .formatted(shape.brief(), missing, nearest.table().name()))
            .because(
                "the key is %s; the hash of the whole partition key decides which nodes store a row"
                    .formatted(Words.key(nearest.table())))
            .fix(Words.given(call.method(), incomplete.missing())));
  }
}
