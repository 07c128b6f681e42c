package dev.rowan.processor.rule.query;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.NearestFit;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a search for the nearest vectors that no native index serves. */
@DesignRule(
    code = "QRY-18",
    severity = Severity.ERROR,
    summary = "A search for the nearest vectors cannot be planned")
public final class UnrankableSearch implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.method() instanceof SelectMethod select) || call.entity().isEmpty()) {
      return Stream.empty(); // DAO-07
    }
    EntityModel entity = call.entity().get();
    return OrderTerm.nearest(select.orderBy()).stream()
        .flatMap(
            term ->
                entity.property(term.property()).stream() // DAO-15
                    .flatMap(property -> complaint(call, select, term, property).stream()));
  }

  private static Optional<Complaint> complaint(
      PlannedCall call, SelectMethod select, OrderTerm term, PropertyModel property) {
    EntityModel entity = call.entity().orElseThrow();
    Complaint complaint = Complaint.at(select.clause("orderBy"), fact(select, term));
    if (NearestFit.index(entity, term).isEmpty()) {
      return Optional.of(ofIndex(complaint, property));
    }
    Optional<ParameterModel> near = NearestFit.parameter(select, term);
    if (near.filter(each -> each.type().sameValuesAs(property.javaType())).isEmpty()) {
      return Optional.of(
          complaint
              .because(
                  near.isEmpty()
                      ? "the method has no parameter `%s`".formatted(term.near().orElseThrow())
                      : "`%s` is `%s`, and `%s` is `%s`"
                          .formatted(
                              near.get().name(),
                              near.get().type().brief(),
                              property.name(),
                              property.javaType().brief()))
              .fix(
                  "declare the parameter: %s %s"
                      .formatted(property.javaType().brief(), term.near().orElseThrow())));
    }
    if (select.orderBy().size() > 1) {
      return Optional.of(
          complaint
              .because("rows that are ordered by nearness have no second order")
              .fix("orderBy = \"%s\"".formatted(term.text())));
    }
    if (!NearestFit.returnsRows(select)) {
      return Optional.of(
          complaint
              .because("the servers return the nearest rows as one page, without a place to go on")
              .fix("return a List, a Stream, an Optional or a Flow.Publisher of rows")
              .fix("drop orderBy"));
    }
    if (!NearestFit.isLimited(select)) {
      return Optional.of(
          complaint
              .because("the servers search for a number of rows, at most 1,000")
              .fix(
                  select.statement().isPresent()
                      ? "end the statement in: limit 10"
                      : "add a parameter: Limit limit"));
    }
    return call.plan().filter(MethodPlan.NoPlan.class::isInstance).isPresent()
        ? Optional.of(
            complaint
                .because(
                    "each other parameter must be in the partition key, which is given as a whole, or"
                        + " have a native index of kind SAI")
                .fix("add @NativeIndex to the properties of the other parameters")
                .fix("drop the other parameters, and compare their values in the program"))
        : Optional.empty();
  }

  private static Complaint ofIndex(Complaint complaint, PropertyModel property) {
    if (!(property.type() instanceof ColumnType.VectorOf)) {
      return complaint
          .because("`%s` is no vector".formatted(property.name()))
          .fix("order by a clustering column");
    }
    boolean attached =
        property.nativeIndexes().stream().anyMatch(each -> each.kind() == IndexKind.SAI);
    return complaint
        .because("the servers find the nearest vectors by an index of kind SAI")
        .fix(
            attached
                ? "drop target of the index of `%s`".formatted(property.name())
                : "add @NativeIndex to `%s`".formatted(property.name()));
  }

  private static String fact(SelectMethod select, OrderTerm term) {
    return "`%s` cannot return the nearest rows by `%s`"
        .formatted(select.shape().name(), term.text());
  }
}
