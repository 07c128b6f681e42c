package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
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

  /** Returns the order with what the term can mean; the requested direction remains. */
  private static Optional<String> meant(PlannedCall call, OrderTerm unclear, List<String> names) {
    EntityModel entity = call.entity().orElseThrow();
    if (!(call.method() instanceof SelectMethod select)
        || replacement(unclear, entity, names).isEmpty()) {
      return Optional.empty();
    }
    String order =
        select.orderBy().stream()
            .map(
                term ->
                    term.clear() && names.contains(term.property())
                        ? term.text()
                        : replacement(term, entity, names).orElse(term.text()))
            .filter(text -> !text.isBlank())
            .collect(Collectors.joining(", "));
    return order.isEmpty() ? Optional.empty() : Optional.of(order);
  }

  private static Optional<String> replacement(
      OrderTerm unclear, EntityModel entity, List<String> names) {
    if (unclear.text().isBlank()) {
      return Optional.of("");
    }
    String[] words = unclear.text().toLowerCase(Locale.ROOT).split("\\s+", -1);
    boolean down = words.length > 1 && words[1].startsWith("d");
    boolean up = words.length > 1 && words[1].startsWith("a");
    if (words.length > 2 || (words.length == 2 && !down && !up)) {
      return Optional.empty();
    }
    String name = unclear.text().split("\\s+", -1)[0];
    return property(name, entity, names).map(property -> property + (down ? " desc" : ""));
  }

  private static Optional<String> property(String name, EntityModel entity, List<String> names) {
    return Stream.concat(
            names.stream().filter(name::equals),
            entity
                .columns()
                .filter(property -> property.column().equals(name))
                .map(PropertyModel::name))
        .findFirst()
        .or(() -> NearName.of(name, names));
  }

  private static Complaint complaint(PlannedCall call, OrderTerm term, List<String> names) {
    String fact =
        term.clear()
            ? "orderBy names `%s`, which is not a property%s"
                .formatted(term.property(), NearName.question(term.property(), names))
            : "orderBy has the term \"%s\", which is not a property with asc or desc"
                .formatted(term.text());
    Complaint complaint =
        Complaint.at(call.method().clause("orderBy"), fact)
            .because("rows are read in the order of the clustering columns of their table");
    return meant(call, term, names)
        .map(order -> complaint.fix("orderBy = \"%s\"".formatted(order)))
        .orElseGet(
            () ->
                complaint.fix(
                    "name properties with asc or desc, separated by commas; there are "
                        + Words.list(names)));
  }
}
