package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** Rows in a range of one column come sorted by that column; by another only inside one value. */
@DesignRule(
    code = "QRY-06",
    severity = Severity.ERROR,
    summary = "A range on one column meets an order by another")
final class OrderAgainstRange implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.RangeAgainstOrder conflict)
        || !(call.method() instanceof SelectMethod select)) {
      return Stream.empty();
    }
    String range = conflict.range().parameter();
    String order = select.orderBy().get(0).property();
    return Stream.of(
        Complaint.at(
                select.annotation().withAttribute("orderBy"),
                "a range on `%s` and an order by `%s` cannot both be served"
                    .formatted(range, order))
            .because(
                "rows sorted by (`%s`, `%s`) are in the order of `%s` only inside one `%s`"
                    .formatted(range, order, order, range))
            .fix("orderBy = \"%s\"".formatted(range))
            .fix(
                "drop the range, and leave out rows of other `%s` in the program"
                    .formatted(range)));
  }
}
