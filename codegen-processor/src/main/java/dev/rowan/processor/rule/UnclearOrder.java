package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.plan.PlannedCall;
import java.util.List;
import java.util.stream.Stream;

/** An order is a list of properties, each with a direction or none. */
@DesignRule(
    code = "DAO-15",
    severity = Severity.ERROR,
    summary = "orderBy cannot be read, or names no property")
final class UnclearOrder implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean silent =
        call.entity()
            .filter(entity -> entity.columns().findAny().isPresent()) // MAP-06, MAP-07
            .filter(entity -> !UnderivableIndexKey.isIn(entity)) // IDX-06: the name may be its
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
            ? "orderBy names `%s`, which is no property%s"
                .formatted(term.property(), NearName.question(term.property(), names))
            : "orderBy has a term \"%s\" that cannot be read".formatted(term.text());
    return Complaint.at(call.method().annotation().withAttribute("orderBy"), fact)
        .because("rows are sorted by columns of the table that serves the method")
        .fix("orderBy = \"%s desc\"".formatted(names.get(0)));
  }
}
