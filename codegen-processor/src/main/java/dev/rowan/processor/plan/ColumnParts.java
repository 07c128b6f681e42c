package dev.rowan.processor.plan;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves the parts of columns that conditions compare, statements write and reads return. */
final class ColumnParts {
  private final ConditionValues values;
  private final Function<ColumnType.OfClass, Optional<UdtModel>> udts;
  private final List<ConditionProblem> problems;

  /**
   * Resolves parts of columns.
   *
   * @param problems receives what is wrong with them
   */
  ColumnParts(
      ConditionValues values,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts,
      List<ConditionProblem> problems) {
    this.values = values;
    this.udts = udts;
    this.problems = problems;
  }

  /** The type of a value, in Java and as stored. */
  record Typed(JavaType java, ColumnType stored) {}

  /** Returns the type that a value of a part has. */
  static Typed typed(PropertyModel property, ColumnPart part) {
    if (part instanceof ColumnPart.Field field) {
      return new Typed(field.field().javaType(), field.field().type());
    }
    List<JavaType> arguments = property.javaType().arguments();
    if (property.type() instanceof ColumnType.MapOf map && part instanceof ColumnPart.Entry) {
      return new Typed(arguments.get(1), map.value());
    }
    return property.type() instanceof ColumnType.ListOf list && part instanceof ColumnPart.Element
        ? new Typed(arguments.get(0), list.element())
        : new Typed(property.javaType(), property.type());
  }

  /** Returns what a comparison names; empty, with a problem, if the column has no such part. */
  Optional<ColumnPart> of(Comparison comparison, PropertyModel property) {
    ColumnType type = property.type();
    if (comparison.field().isPresent()) {
      return field(comparison, property, comparison.field().get());
    }
    if (comparison.key().isEmpty()) {
      return Optional.of(new ColumnPart.Whole());
    }
    List<JavaType> arguments = property.javaType().arguments();
    if (type instanceof ColumnType.MapOf map) {
      return values
          .one(comparison, comparison.key().get(), arguments.get(0), map.key())
          .map(ColumnPart.Entry::new);
    }
    if (type instanceof ColumnType.ListOf) {
      JavaType index = JavaType.library("java.lang", "Integer");
      return values
          .one(comparison, comparison.key().get(), index, ConditionValues.INT)
          .map(ColumnPart.Element::new);
    }
    problems.add(
        ConditionProblem.at(
            comparison.position(),
            "`%s` is `%s`, which has no elements to name"
                .formatted(property.name(), property.javaType().brief()),
            "brackets name the value of a key of a map, or an element of a list by its index",
            "drop the brackets"));
    return Optional.empty();
  }

  private Optional<ColumnPart> field(Comparison comparison, PropertyModel property, String name) {
    Optional<UdtModel> type =
        property.type() instanceof ColumnType.UserOf user ? udts.apply(user) : Optional.empty();
    if (type.isEmpty()) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is `%s`, which has no fields"
                  .formatted(property.name(), property.javaType().brief()),
              "a dot names a field of a user-defined type",
              "name `" + property.name() + "` as a whole"));
      return Optional.empty();
    }
    Optional<PropertyModel> field =
        type.get().fields().filter(each -> each.name().equals(name)).findFirst();
    if (field.isEmpty()) {
      List<String> names = type.get().fields().map(PropertyModel::name).toList();
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is no property of `%s`%s"
                  .formatted(name, type.get().name().simple(), NearName.question(name, names)),
              "`%s` names a field of the user-defined type".formatted(comparison.text()),
              "name one of " + String.join(", ", names)));
    }
    return field.map(each -> new ColumnPart.Field(type.get(), each));
  }
}
