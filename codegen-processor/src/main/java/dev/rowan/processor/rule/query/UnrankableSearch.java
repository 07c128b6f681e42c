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
import dev.rowan.processor.quantity.Amounts;
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
    Complaint complaint = Complaint.at(select.clause("orderBy"), fact(select, term));
    Optional<NearestFit.Lack> lack = NearestFit.lack(select, call.entity().orElseThrow(), term);
    return lack.isPresent()
        ? Optional.of(of(lack.get(), complaint, select, term, property))
        : unplanned(call, complaint);
  }

  private static Complaint of(
      NearestFit.Lack lack,
      Complaint complaint,
      SelectMethod select,
      OrderTerm term,
      PropertyModel property) {
    return switch (lack) {
      case INDEX -> ofIndex(complaint, property);
      case VECTOR ->
          complaint
              .because(ofVector(NearestFit.parameter(select, term), term, property))
              .fix(
                  "declare the parameter: %s %s"
                      .formatted(property.javaType().brief(), term.near().orElseThrow()));
      case ONE_ORDER ->
          complaint
              .because("rows that are ordered by nearness have no second order")
              .fix("orderBy = \"%s\"".formatted(term.text()));
      case ROWS ->
          complaint
              .because("the servers return the nearest rows as one page, without a place to go on")
              .fix("return a List, a Stream, an Optional or a Flow.Publisher of rows")
              .fix("drop orderBy");
      case LIMIT ->
          complaint
              .because(
                  "the servers search for a number of rows, at most %s"
                      .formatted(Amounts.count(NearestFit.MOST)))
              .fix(
                  select.statement().isPresent()
                      ? "end the statement in: limit 10"
                      : "add a parameter: Limit limit");
      case SMALL_LIMIT ->
          complaint
              .because(
                  "the statement asks for %s rows, and the servers return at most %s of a search"
                      .formatted(
                          Amounts.count(NearestFit.fixedLimit(select).orElseThrow()),
                          Amounts.count(NearestFit.MOST)))
              .fix("end the statement in: limit " + NearestFit.MOST);
    };
  }

  private static String ofVector(
      Optional<ParameterModel> near, OrderTerm term, PropertyModel property) {
    return near.isEmpty()
        ? "the method has no parameter `%s`".formatted(term.near().orElseThrow())
        : "`%s` is `%s`, and `%s` is `%s`"
            .formatted(
                near.get().name(),
                near.get().type().brief(),
                property.name(),
                property.javaType().brief());
  }

  private static Optional<Complaint> unplanned(PlannedCall call, Complaint complaint) {
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
