package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
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
    return Stream.of(
        Complaint.at(
                select.annotation().withAttribute("orderBy"),
                "`%s` is not a stored order of table `%s`"
                    .formatted(
                        String.join(", ", select.orderBy().stream().map(OrderTerm::text).toList()),
                        nearest.table().name()))
            .because(
                "the key %s fixes the order of rows on disk; they can be read in it or in its reverse"
                    .formatted(Words.key(nearest.table())))
            .fix(index(select, entity, nearest)));
  }

  private static String index(SelectMethod select, EntityModel entity, Attempt nearest) {
    List<String> fixed =
        nearest.table().partitionKey().stream().map(column -> column.parameter()).toList();
    List<String> ordered = select.orderBy().stream().map(OrderTerm::property).toList();
    List<String> clustering =
        Stream.concat(
                select.orderBy().stream().map(OrderTerm::text),
                entity.primaryKey().stream()
                    .map(PropertyModel::name)
                    .filter(name -> !ordered.contains(name) && !fixed.contains(name)))
            .toList();
    return "@CustomIndex(name = \"%s_by_%s\", partition = %s, clustering = %s) on `%s`"
        .formatted(
            entity.table(),
            entity.property(ordered.get(0)).map(PropertyModel::column).orElse(ordered.get(0)),
            Words.array(fixed),
            Words.array(clustering),
            entity.name().simple());
  }
}
