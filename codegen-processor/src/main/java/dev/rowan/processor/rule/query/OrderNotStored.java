package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.IndexAdvice;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/** Reports an order that is neither the stored order of the rows nor its reverse. */
@DesignRule(
    code = "QRY-05",
    severity = Severity.ERROR,
    summary = "The requested order is neither the stored order nor its reverse")
public final class OrderNotStored implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    if (!(nearest.shortfall() instanceof Mismatch.OtherOrder)
        || !(call.method() instanceof SelectMethod select)) {
      return Stream.empty();
    }
    IndexAdvice advice = new IndexAdvice(entity, select);
    return Stream.of(
        Complaint.at(
                select.clause("orderBy"),
                "`%s` is not a stored order of table `%s`"
                    .formatted(
                        String.join(", ", select.orderBy().stream().map(OrderTerm::text).toList()),
                        nearest.table().name()))
            .because(
                "the key %s fixes the order of rows on disk; they can be read in it or in its reverse"
                    .formatted(Words.key(nearest.table())))
            .fix(
                advice.indexes().stream()
                    .findFirst()
                    .orElse(Words.withoutOrder(select) + ", and sort the rows in the program")));
  }
}
