package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import java.util.List;
import java.util.Optional;

/** Checks that a method can return an aggregate of the values of a property. */
final class UncomputableAggregate {
  private final PlannedCall call;
  private final ProjectionModel.Component component;
  private final EntityModel entity;

  UncomputableAggregate(PlannedCall call, ProjectionModel.Component component, EntityModel entity) {
    this.call = call;
    this.component = component;
    this.entity = entity;
  }

  /** Whether a method returns results that are computed of several rows. */
  static boolean isIn(PlannedCall call) {
    return call.method()
        .shape()
        .returns()
        .projection()
        .filter(ProjectionModel::aggregates)
        .isPresent();
  }

  /** Returns the complaint; empty if the method can return it. */
  Optional<Complaint> complaint() {
    if (component.aspect() == Aspect.COUNT) {
      return typed(JavaType.library("java.lang", "Long"), false);
    }
    if (!component.aspect().isAggregate()) {
      return Optional.of(
          complaint("`%s` is a value of each row, beside aggregates".formatted(text()))
              .because("a result of several rows has no value of one of them")
              .fix("drop `%s`, or compute it by min or max".formatted(text())));
    }
    Optional<PropertyModel> property = entity.property(component.name());
    if (property.isEmpty()) {
      List<String> names = entity.columns().map(PropertyModel::name).toList();
      return Optional.of(
          complaint(
                  "`%s` is no property of `%s`%s"
                      .formatted(
                          component.name(),
                          entity.name().simple(),
                          NearName.question(component.name(), names)))
              .because("an aggregate is computed of the values of a property")
              .fix("name one of " + String.join(", ", names)));
    }
    ColumnType type = property.get().type();
    if (component.aspect() == Aspect.FIRST) {
      return typed(property.get().javaType(), canMiss(property.get()));
    }
    boolean extreme = component.aspect() == Aspect.MIN || component.aspect() == Aspect.MAX;
    if (extreme ? !type.isComparable() : !type.isNumber()) {
      return Optional.of(
          complaint("`%s` is of `%s`".formatted(text(), property.get().javaType().brief()))
              .because(
                  extreme
                      ? "min and max need single values with an order; an enum is stored by its name"
                      : "sum and avg need a number that is stored as it is")
              .fix("drop `%s`, and compute it in the program".formatted(text())));
    }
    return typed(property.get().javaType(), extreme && canMiss(property.get()));
  }

  /** Whether there may be no value: there may be no row, and a row may not have the value. */
  private boolean canMiss(PropertyModel property) {
    return !(call.method().shape().returns().projection().orElse(null)
            instanceof ProjectionModel.OfGroups groups)
        || !(property.isKey() || groups.by().contains(property.name()));
  }

  /**
   * Checks the type of the result.
   *
   * @param missing whether there is no value without rows
   */
  private Optional<Complaint> typed(JavaType wanted, boolean missing) {
    boolean same = component.type().sameValuesAs(wanted) || isWidened(component, wanted);
    boolean unboxed = missing && component.type().isPrimitive() && !isOptional();
    String type = (missing ? wanted.boxed() : wanted).brief();
    return same && !unboxed
        ? Optional.empty()
        : Optional.of(
            complaint("`%s` is returned as `%s`".formatted(text(), component.type().brief()))
                .because(
                    same
                        ? "without a value the result is null, which a primitive cannot hold"
                        : "an aggregate has the type of its property or a wider one, a mean and a number"
                            + " of rows their own type alone")
                .fix("return it as `%s`".formatted(type)));
  }

  /** Whether a number is returned in a wider type than that of its property. */
  private static boolean isWidened(ProjectionModel.Component component, JavaType ofProperty) {
    return switch (component.aspect()) {
      case MIN, MAX, FIRST -> ofProperty.widensTo(component.type());
      case SUM -> ofProperty.sumsTo(component.type());
      default -> false;
    };
  }

  private boolean isOptional() {
    return call.method().shape().returns().result().is("java.util.Optional");
  }

  private String text() {
    return component.term().text();
  }

  private Complaint complaint(String fact) {
    Origin columns = call.method().clause("columns");
    return Complaint.at(columns, fact);
  }
}
