package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** A range is one stretch of sorted rows; what comes after it in the key is scattered inside. */
@DesignRule(
    code = "QRY-04",
    severity = Severity.ERROR,
    summary = "A clustering column after the one with the range is restricted")
final class RestrictionAfterRange implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.AfterRange after)) {
      return Stream.empty();
    }
    MethodShape shape = call.method().shape();
    String restricted = after.restricted().parameter();
    String range = after.range().parameter();
    return Stream.of(
        Complaint.at(
                shape.parameters().get(after.parameter()).origin(),
                "`%s` comes after the range on `%s`".formatted(restricted, range))
            .because(
                "inside the range rows are sorted by `%s`: those with one `%s` do not lie together"
                    .formatted(range, restricted))
            .fix("put `%s` before `%s` in the key".formatted(restricted, range))
            .fix("drop the parameter, and pick the rows in the program"));
  }
}
