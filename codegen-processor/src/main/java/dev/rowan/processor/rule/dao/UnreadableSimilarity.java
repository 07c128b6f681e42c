package dev.rowan.processor.rule.dao;

import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.plan.NearestFit;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import java.util.Optional;

/** Checks that a method can return how near rows are to the vector of its search. */
final class UnreadableSimilarity {
  private static final String SIMILARITY = "similarity_";

  private final PlannedCall call;
  private final ProjectionModel.Component component;
  private final EntityModel entity;

  UnreadableSimilarity(PlannedCall call, ProjectionModel.Component component, EntityModel entity) {
    this.call = call;
    this.component = component;
    this.entity = entity;
  }

  /** Returns the complaint; empty if the method can return it. */
  Optional<Complaint> complaint() {
    String term = component.term().text();
    Optional<OrderTerm> order =
        call.method() instanceof SelectMethod select
            ? OrderTerm.nearest(select.orderBy())
                .filter(each -> each.property().equals(component.name()))
            : Optional.empty();
    if (order.isEmpty()) {
      return Optional.of(
          complaint("`%s` is read without a search by `%s`".formatted(term, component.name()))
              .because("the vector of the search is the one that rows are compared with")
              .fix(
                  "add orderBy = \"%s ann of :near\", and the parameter near with the vector"
                      .formatted(component.name())));
    }
    Optional<String> function =
        NearestFit.index(entity, order.get()).flatMap(index -> index.similarityFunction(entity));
    if (function.isEmpty()) {
      return Optional.empty(); // QRY-18 reports a search without an index
    }
    Aspect aspect = component.aspect();
    String ofIndex = SIMILARITY + function.get();
    if (!aspect.function().equals(ofIndex)) {
      return Optional.of(
          complaint("`%s` is not what the index of `%s` compares".formatted(term, component.name()))
              .because("the search orders rows by %s, and returns this number".formatted(ofIndex))
              .fix("write %s(%s)".formatted(ofIndex, component.name())));
    }
    return aspect.isReadAs(component.type())
        ? Optional.empty()
        : Optional.of(
            complaint("`%s` is returned as `%s`".formatted(term, component.type().brief()))
                .because("the functions of similarity return a float")
                .fix("return " + JavaType.library("java.lang", "Float").brief()));
  }

  private Complaint complaint(String fact) {
    return Complaint.at(call.method().shape().origin(), fact);
  }
}
