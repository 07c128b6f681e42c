package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.IndexAdvice;
import dev.rowan.processor.rule.Words;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a range on one column together with an order by another. Rows of a range are sorted by
 * the column of the range first.
 */
@DesignRule(
    code = "QRY-06",
    severity = Severity.ERROR,
    summary = "A method has a range on one column and an order by another")
public final class OrderAgainstRange implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.RangeAgainstOrder conflict)
        || !(call.method() instanceof SelectMethod select)) {
      return Stream.empty();
    }
    String range = conflict.range().parameter();
    String order = select.orderBy().get(0).property();
    IndexAdvice advice = new IndexAdvice(entity, select);
    Complaint complaint =
        Complaint.at(
                select.clause("orderBy"),
                "one read cannot have a range on `%s` and an order by `%s`".formatted(range, order))
            .because(
                "rows stored in the order (`%s`, `%s`) are sorted by `%s` only for one value of `%s`"
                    .formatted(range, order, order, range))
            .fix(
                Words.withoutOrder(select)
                    + ", and sort the rows by `%s` in the program".formatted(order));
    Optional<Complaint> filtered =
        advice
            .withoutRange()
            .map(
                index ->
                    complaint.fix(
                        "drop the range, filter the rows by `%s` in the program, and add %s"
                            .formatted(range, index)));
    Complaint ways = filtered.orElse(complaint);
    return Stream.of(
        advice
            .byPeriod()
            .filter(index -> !select.isStatement())
            .map(
                index ->
                    ways.fix(
                        "%s instead of the range, and %s"
                            .formatted(advice.periodParameter().orElseThrow(), index)))
            .orElse(ways));
  }
}
