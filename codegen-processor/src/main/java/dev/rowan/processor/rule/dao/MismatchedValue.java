package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.Parameters;
import java.util.List;
import java.util.Optional;

/** Compares the value that a method returns for each row with the property that it names. */
final class MismatchedValue {
  private final PlannedCall call;
  private final MethodShape shape;
  private final ProjectionModel.OfValue value;
  private final EntityModel entity;

  MismatchedValue(PlannedCall call, ProjectionModel.OfValue value, EntityModel entity) {
    this.call = call;
    this.shape = call.method().shape();
    this.value = value;
    this.entity = entity;
  }

  /** Returns the complaint; empty if the value is that of a property. */
  Optional<Complaint> complaint(Design design) {
    String name = value.value().name();
    if (UncomputableAggregate.isIn(call)) {
      return new UncomputableAggregate(call, value.value(), entity).complaint();
    }
    Optional<PropertyModel> property = entity.property(name);
    if (property.isEmpty()) {
      boolean isPart = value.value().aspect() == Aspect.PART;
      return Optional.of(unknown(isPart ? value.value().term().text() : name));
    }
    if (value.value().aspect() != Aspect.VALUE) {
      return UnreadableTerm.complaint(call, value.value(), entity, property.get(), design);
    }
    boolean same = fits(property.get().javaType(), value.value().type());
    return same && !isUnboxed(value.value().type(), property.get())
        ? Optional.empty()
        : Optional.of(mistyped(property.get(), same));
  }

  /** Whether a type holds all values of a property: the same type, or a wider number. */
  static boolean fits(JavaType ofProperty, JavaType returned) {
    return ofProperty.sameValuesAs(returned) || ofProperty.widensTo(returned);
  }

  /** Whether a primitive is to hold a value that a row may not have. */
  static boolean isUnboxed(JavaType type, PropertyModel property) {
    return type.isPrimitive() && !property.javaType().isPrimitive() && !property.isKey();
  }

  private Complaint unknown(String name) {
    List<String> names = entity.columns().map(PropertyModel::name).toList();
    return Complaint.at(
            value.origin(),
            "`%s` is no property of `%s`%s"
                .formatted(name, entity.name().simple(), NearName.question(name, names)))
        .because(
            "columns names properties, parts such as property['key'] and property.field,"
                + " writetime(property), ttl(property), similarity_cosine(property) or aggregates"
                + " such as max(property), or is count(*); several need a record as result")
        .fix(
            NearName.of(name, names)
                .map("columns = \"%s\""::formatted)
                .orElseGet(
                    () ->
                        name.contains(",")
                            ? "return a record whose components name the properties, without columns"
                            : "name one of %s".formatted(String.join(", ", names))));
  }

  private Complaint mistyped(PropertyModel property, boolean same) {
    JavaType wanted = property.javaType();
    return Complaint.at(
            shape.origin(),
            "`%s` returns `%s` for a row, but `%s` of `%s` is `%s`"
                .formatted(
                    shape.name(),
                    value.value().type().brief(),
                    property.name(),
                    entity.name().simple(),
                    wanted.brief()))
        .because(
            same
                ? "a primitive cannot hold a missing value"
                : "the method returns the value of the property as it is, or as a wider number")
        .fix("%s %s(%s);".formatted(result(wanted), shape.name(), Parameters.declared(shape)));
  }

  /** Returns the result type that holds the values of the property. */
  private String result(JavaType wanted) {
    ReturnModel returns = shape.returns();
    boolean unique = call.plan().orElse(null) instanceof MethodPlan.Read read && read.unique();
    return unique && returns.isMany() && returns.kind() != ReturnModel.Kind.PAGE
        ? returns.briefIn(JavaType.library("java.util", "Optional", wanted.boxed()))
        : returns.briefOf(wanted);
  }
}
