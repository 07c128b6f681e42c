package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/**
 * Reports a restriction on a clustering column after the column with the range. Inside a range,
 * rows with one value of a later column are not contiguous.
 */
@DesignRule(
    code = "QRY-04",
    severity = Severity.ERROR,
    summary = "A clustering column after the column with the range is restricted")
public final class RestrictionAfterRange implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.AfterRange after)) {
      return Stream.empty();
    }
    String restricted = after.restricted().parameter();
    String range = after.range().parameter();
    return Stream.of(
        Complaint.at(
                call.method().arguments().get(after.parameter()).origin(),
                "`%s` is restricted, and comes after `%s`, which has a range"
                    .formatted(restricted, range))
            .because(
                "rows of the range are sorted by `%s` first, so rows with one `%s` are not contiguous"
                    .formatted(range, restricted))
            .fix("put `%s` before `%s` in the key".formatted(restricted, range))
            .fix(
                Words.dropped(call.method(), restricted) + ", and filter the rows in the program"));
  }
}
