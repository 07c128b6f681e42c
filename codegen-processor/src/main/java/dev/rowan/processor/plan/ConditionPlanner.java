package dev.rowan.processor.plan;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.ConditionPlan.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves the names in the condition of one write, and checks operators and types. */
final class ConditionPlanner {
  private static final String ONE_KIND =
      "Cassandra checks one kind of condition: existence, or columns";

  private final DaoMethod method;
  private final ConditionModel condition;
  private final EntityModel entity;
  private final Optional<MethodPlan> plan;
  private final ConditionValues values;
  private final ColumnParts parts;
  private final List<ConditionProblem> problems = new ArrayList<>();

  private ConditionPlanner(
      DaoMethod method,
      ConditionModel condition,
      EntityModel entity,
      Optional<MethodPlan> plan,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    this.method = method;
    this.condition = condition;
    this.entity = entity;
    this.plan = plan;
    this.values = new ConditionValues(method.shape(), udts, problems);
    this.parts = new ColumnParts(values, udts, problems);
  }

  /** Returns the plan of the condition; empty if the method has no condition on columns. */
  static Optional<ConditionPlan> plan(
      DaoMethod method,
      EntityModel entity,
      Optional<MethodPlan> plan,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    return method
        .onlyIf()
        .map(condition -> new ConditionPlanner(method, condition, entity, plan, udts).plan());
  }

  private ConditionPlan plan() {
    List<Test> tests = new ArrayList<>();
    condition
        .unreadable()
        .ifPresentOrElse(
            this::addUnreadable,
            () ->
                condition
                    .comparisons()
                    .forEach(comparison -> test(comparison).ifPresent(tests::add)));
    if (method.isConditionalOnExistence()) {
      add("`%s` has both onlyIf and ifExists", ONE_KIND, "drop ifExists");
    }
    if (method.isChange()) {
      add(
          "`%s` compares the row with its first entity, and has onlyIf too",
          "the first entity is the condition: the row must be equal to it",
          "drop onlyIf",
          "take the new entity alone");
    }
    return new ConditionPlan(tests, problems);
  }

  private void addUnreadable(ConditionModel.Unreadable why) {
    problems.add(ConditionProblem.of(why, "price = :expected and status != 'SOLD'"));
  }

  private void add(String what, String why, String... fixes) {
    problems.add(ConditionProblem.of(what.formatted(method.shape().brief()), why, fixes));
  }

  private Optional<Test> test(Comparison comparison) {
    Optional<PropertyModel> property =
        entity.property(comparison.property()).filter(each -> !each.isTransient());
    if (property.isEmpty()) {
      List<String> names =
          entity.columns().filter(each -> !each.isKey()).map(PropertyModel::name).toList();
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is no property of `%s`%s"
                  .formatted(
                      comparison.property(),
                      entity.name().simple(),
                      NearName.question(comparison.property(), names)),
              "a condition compares properties of the row",
              "name one of " + String.join(", ", names)));
      return Optional.empty();
    }
    return isComparable(comparison, property.get())
        ? parts
            .of(comparison, property.get())
            .flatMap(part -> test(comparison, property.get(), part))
        : Optional.empty();
  }

  private boolean isComparable(Comparison comparison, PropertyModel property) {
    String name = comparison.property();
    if (property.isKey()) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is a key property, which a condition cannot compare".formatted(name),
              "the key locates the row; Cassandra compares only the columns of the row found",
              "drop `" + comparison.text() + "`"));
    } else if (property.type() instanceof ColumnType.Count) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is a counter, which a condition cannot compare".formatted(name),
              "Cassandra has no conditional writes of counters",
              "drop `" + comparison.text() + "`"));
    } else if (property.isStatic() && entity.protocol().isPresent()) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is static, and `%s` has indexes".formatted(name, entity.name().simple()),
              "index maintenance guards the row, not the static columns of its partition",
              "compare a property that is not static"));
    } else if (!property.isStatic() && isOfPartition()) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` is a property of a row, but the method names a partition".formatted(name),
              "without a whole primary key there is no row to compare",
              "add parameters for the whole primary key"));
    } else {
      return !property.type().isUnsupported(); // MAP-01
    }
    return false;
  }

  private boolean isOfPartition() {
    return plan.orElse(null) instanceof MethodPlan.ColumnWrite write
        && write.key().size() < write.table().primaryKey().size();
  }

  private Optional<Test> test(Comparison comparison, PropertyModel property, ColumnPart part) {
    boolean contains =
        comparison.operator() == Operator.CONTAINS
            || comparison.operator() == Operator.CONTAINS_KEY;
    Optional<ColumnParts.Typed> compared =
        contains
            ? element(comparison, property, part)
            : Optional.of(ColumnParts.typed(property, part));
    return compared
        .filter(each -> isAllowed(comparison, each))
        .flatMap(
            each ->
                values
                    .all(comparison, each.java(), each.stored())
                    .map(
                        operands ->
                            new Test(
                                comparison.text(),
                                property,
                                part,
                                comparison.operator(),
                                operands,
                                comparison.listed(),
                                each.java(),
                                each.stored())));
  }

  private Optional<ColumnParts.Typed> element(
      Comparison comparison, PropertyModel property, ColumnPart part) {
    ColumnType type = property.type();
    boolean keys = comparison.operator() == Operator.CONTAINS_KEY;
    boolean fits = keys ? type instanceof ColumnType.MapOf : type.isCollection();
    if (!fits || !(part instanceof ColumnPart.Whole)) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` cannot be tested: `%s` is `%s`"
                  .formatted(comparison.text(), property.name(), property.javaType().brief()),
              keys
                  ? "contains key looks for a key of a map"
                  : "contains looks for an element of a list or a set, or for a value of a map",
              "compare `" + property.name() + "` with = or !="));
      return Optional.empty();
    }
    List<JavaType> arguments = property.javaType().arguments();
    return Optional.of(
        type instanceof ColumnType.MapOf map && !keys
            ? new ColumnParts.Typed(arguments.get(1), map.value())
            : new ColumnParts.Typed(arguments.get(0), type.element()));
  }

  private boolean isAllowed(Comparison comparison, ColumnParts.Typed compared) {
    Optional<ConditionProblem> unordered =
        ConditionValues.unordered(comparison, compared.java(), compared.stored());
    unordered.ifPresent(problems::add);
    return unordered.isEmpty();
  }
}
