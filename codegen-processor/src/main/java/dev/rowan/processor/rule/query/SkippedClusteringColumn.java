package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/** Reports a restriction on a clustering column whose predecessor is not restricted. */
@DesignRule(
    code = "QRY-03",
    severity = Severity.ERROR,
    summary = "A clustering column is restricted and an earlier one is not")
public final class SkippedClusteringColumn implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.ClusteringGap gap)) {
      return Stream.empty();
    }
    String restricted = gap.restricted().parameter();
    String missing = gap.missing().parameter();
    return Stream.of(
        Complaint.at(
                call.method().arguments().get(gap.parameter()).origin(),
                "`%s` is restricted, but the clustering column `%s` before it is not"
                    .formatted(restricted, missing))
            .because(
                "rows of `%s` are sorted by `%s` first, so rows with one `%s` are not contiguous"
                    .formatted(nearest.table().name(), missing, restricted))
            .fix(
                call.method().isStatement()
                    ? Words.given(call.method(), List.of(gap.missing()))
                    : "add a parameter %s %s".formatted(gap.missing().javaType().brief(), missing))
            .fix(
                "add a @CustomIndex whose clustering has `%s` before `%s`"
                    .formatted(restricted, missing)));
  }
}
