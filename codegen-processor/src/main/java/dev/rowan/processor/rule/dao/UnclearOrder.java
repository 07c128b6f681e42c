package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import java.util.List;
import java.util.stream.Stream;

/** Reports an {@code orderBy} that cannot be parsed or that names no property. */
@DesignRule(
    code = "DAO-15",
    severity = Severity.ERROR,
    summary = "orderBy cannot be parsed, or names no property")
public final class UnclearOrder implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean silent =
        call.entity()
            .filter(entity -> entity.columns().findAny().isPresent()) // MAP-06, MAP-07
            .filter(
                entity ->
                    !UnderivableIndexKey.isIn(
                        entity)) // IDX-06: the name may belong to the broken index
            .isEmpty();
    if (silent) {
      return Stream.empty();
    }
    Parameters parameters = Parameters.of(call);
    return parameters.unclearOrder().stream()
        .map(term -> complaint(call, term, parameters.names()));
  }

  private static Complaint complaint(PlannedCall call, OrderTerm term, List<String> names) {
    String fact =
        term.clear()
            ? "orderBy names `%s`, which is not a property%s"
                .formatted(term.property(), NearName.question(term.property(), names))
            : "orderBy has the term \"%s\", which is not a property with asc or desc"
                .formatted(term.text());
    return Complaint.at(call.method().annotation().withAttribute("orderBy"), fact)
        .because("rows are read in the order of the clustering columns of their table")
        .fix("orderBy = \"%s desc\"".formatted(names.get(0)));
  }
}
