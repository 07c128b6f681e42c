package dev.rowan.processor.plan;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.Restriction.Between;
import dev.rowan.processor.model.Restriction.End;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Resolves the names in a condition that locates rows, and checks operators and types. */
final class WherePlanner {
  private final MethodShape shape;
  private final EntityModel entity;
  private final Origin origin;
  private final List<TableColumn> columns;
  private final List<UdtModel> udts;
  private final List<ConditionProblem> problems = new ArrayList<>();

  /** By the name of the property that is restricted. */
  private final Map<String, Restriction> restrictions = new LinkedHashMap<>();

  private WherePlanner(
      MethodShape shape,
      EntityModel entity,
      Origin origin,
      List<TableModel> tables,
      List<UdtModel> udts) {
    this.udts = udts;
    this.shape = shape;
    this.entity = entity;
    this.origin = origin;
    this.columns = tables.stream().flatMap(table -> table.columns().stream()).toList();
  }

  /** What a condition says about properties, as far as there are no problems. */
  record Resolved(List<Restriction> restrictions, List<ConditionProblem> problems) {
    Resolved {
      restrictions = List.copyOf(restrictions);
      problems = List.copyOf(problems);
    }
  }

  /** Resolves the condition of a read. */
  static Resolved resolve(
      SelectMethod method, ConditionModel where, EntityModel entity, List<UdtModel> udts) {
    return resolve(
        where,
        new WherePlanner(
            method.shape(), entity, method.clause("where"), method.tables(entity), udts));
  }

  /** Resolves the condition of a statement that writes rows of a table. */
  static Resolved resolve(
      QueryMethod method, ConditionModel where, TableModel table, List<UdtModel> udts) {
    return resolve(
        where,
        new WherePlanner(
            method.shape(),
            table.entity(),
            method.annotation().withAttribute("value"),
            List.of(table),
            udts));
  }

  private static Resolved resolve(ConditionModel where, WherePlanner planner) {
    where
        .unreadable()
        .ifPresentOrElse(
            why ->
                planner.problems.add(
                    ConditionProblem.of(why, "sellerId = :seller and price <= :price")),
            () -> where.comparisons().forEach(planner::add));
    return new Resolved(List.copyOf(planner.restrictions.values()), planner.problems);
  }

  private void add(Comparison comparison) {
    if (!isOfWholeProperty(comparison) || !isOperator(comparison)) {
      return;
    }
    if (comparison.operator().isOrdering()) {
      addEnd(comparison);
    } else if (isKnown(comparison, comparison.property())
        && isFirst(comparison, comparison.property())) {
      typed(comparison, comparison.property(), comparison.operands())
          .ifPresent(typed -> addValues(comparison, typed));
    }
  }

  private void addValues(Comparison comparison, Typed typed) {
    String name = comparison.property();
    boolean one = comparison.operator() == Operator.EQ;
    JavaType type =
        one
            ? typed.column().javaType()
            : JavaType.library("java.util", "Collection", typed.column().javaType().boxed());
    ParameterModel as = as(name, type, one ? Kind.VALUE : Kind.ANY_OF, typed.column().type());
    restrictions.put(
        name,
        one
            ? new Restriction.Equal(as, typed.values().get(0))
            : new Restriction.OneOf(as, typed.values(), comparison.listed()));
  }

  private void addEnd(Comparison comparison) {
    List<String> names = new ArrayList<>(List.of(comparison.property()));
    names.addAll(comparison.following());
    if (!names.stream().allMatch(name -> isKnown(comparison, name))
        || !isComplete(comparison, names)) {
      return;
    }
    List<ConditionValue> values = new ArrayList<>();
    List<TableColumn> ordered = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Optional<Typed> typed =
          typed(comparison, names.get(i), List.of(comparison.operands().get(i)));
      if (typed.isEmpty()) {
        return;
      }
      values.add(typed.get().values().get(0));
      ordered.add(typed.get().column());
    }
    Operator operator = comparison.operator();
    End end = new End(values, operator == Operator.LE || operator == Operator.GE);
    boolean lower = operator == Operator.GT || operator == Operator.GE;
    merged(comparison, names, end, lower, as(names.get(0), ordered.get(0)))
        .ifPresent(between -> restrictions.put(names.get(0), between));
  }

  /** Returns the range with one more end; empty if it cannot have it. */
  private Optional<Between> merged(
      Comparison comparison, List<String> names, End end, boolean lower, ParameterModel as) {
    Optional<End> low = lower ? Optional.of(end) : Optional.empty();
    Optional<End> high = lower ? Optional.empty() : Optional.of(end);
    if (!(restrictions.get(names.get(0)) instanceof Between other)
        || (lower ? other.lower() : other.upper()).isPresent()) {
      return names.stream().allMatch(name -> isFirst(comparison, name))
          ? Optional.of(new Between(as, names, low, high))
          : Optional.empty();
    }
    if (!names.stream().skip(other.names().size()).allMatch(name -> isFirst(comparison, name))) {
      return Optional.empty();
    }
    List<String> longer = names.size() > other.names().size() ? names : other.names();
    List<String> shorter = names.size() > other.names().size() ? other.names() : names;
    if (!longer.subList(0, shorter.size()).equals(shorter)) {
      problems.add(
          ConditionProblem.at(
              comparison.position(),
              "`%s` compares other properties than the opposite end of its range"
                  .formatted(comparison.text()),
              "rows between two tuples are contiguous only if the tuples begin with the same"
                  + " properties",
              "name the properties in the same order on both ends"));
      return Optional.empty();
    }
    return Optional.of(new Between(as, longer, low.or(other::lower), high.or(other::upper)));
  }

  private ParameterModel as(String name, TableColumn column) {
    JavaType type = JavaType.library("dev.rowan.dao", "Range", column.javaType().boxed());
    return as(name, type, Kind.RANGE, column.type());
  }

  private ParameterModel as(String name, JavaType type, Kind kind, ColumnType stored) {
    return new ParameterModel(name, type, kind, stored, Optional.empty(), origin);
  }

  private boolean isOfWholeProperty(Comparison comparison) {
    if (comparison.key().isEmpty() && comparison.field().isEmpty()) {
      return true;
    }
    problems.add(
        ConditionProblem.at(
            comparison.position(),
            "`%s` compares a part of `%s`".formatted(comparison.text(), comparison.property()),
            "rows are found by whole columns of a key",
            "drop `%s`, and compare it in the program".formatted(comparison.text())));
    return false;
  }

  private boolean isOperator(Comparison comparison) {
    Operator operator = comparison.operator();
    boolean contains = operator == Operator.CONTAINS || operator == Operator.CONTAINS_KEY;
    if (!contains && operator != Operator.NE) {
      return true;
    }
    problems.add(
        ConditionProblem.at(
            comparison.position(),
            "`%s` does not find rows: where has no `%s`"
                .formatted(comparison.text(), operator.text()),
            contains
                ? "an index with an entry for each element finds rows by = and in"
                : "the rows with other values are not contiguous",
            contains
                ? "compare one element with `%s = `, and add an index by the elements"
                    .formatted(comparison.property())
                : "drop `%s`, and compare it in the program".formatted(comparison.text())));
    return false;
  }

  private boolean isKnown(Comparison comparison, String name) {
    if (columns.stream().anyMatch(column -> column.parameter().equals(name))) {
      return true;
    }
    List<String> names = columns.stream().map(TableColumn::parameter).distinct().toList();
    problems.add(
        ConditionProblem.at(
            comparison.position(),
            "`%s` is no property of `%s`%s"
                .formatted(name, entity.name().simple(), NearName.question(name, names)),
            "where compares properties of the rows",
            "name one of " + String.join(", ", names)));
    return false;
  }

  /** Whether nothing else restricts the property: another comparison, or a parameter. */
  private boolean isFirst(Comparison comparison, String name) {
    boolean byParameter =
        shape.parameters().stream().anyMatch(each -> each.restricts() && each.name().equals(name));
    boolean byComparison =
        restrictions.values().stream()
            .anyMatch(
                each ->
                    each instanceof Between between
                        ? between.names().contains(name)
                        : each.as().name().equals(name));
    if (!byParameter && !byComparison) {
      return true;
    }
    problems.add(
        ConditionProblem.at(
            comparison.position(),
            "`%s` restricts `%s` a second time".formatted(comparison.text(), name),
            byParameter
                ? "the parameter `%s` restricts the property of its name".formatted(name)
                : "a property has one value, several values by in, or one range",
            "drop `%s`".formatted(comparison.text())));
    return false;
  }

  private boolean isComplete(Comparison comparison, List<String> names) {
    int values = comparison.operands().size();
    if (values == names.size()) {
      return true;
    }
    problems.add(
        ConditionProblem.at(
            comparison.position(),
            "`%s` compares %d properties with %d values"
                .formatted(comparison.text(), names.size(), values),
            "each property of a tuple is compared with the value at its place",
            "name as many values as properties"));
    return false;
  }

  /** The values of one property, and the column whose type they have. */
  private record Typed(TableColumn column, List<ConditionValue> values) {}

  /**
   * Returns the operands as values of a property. In an index by elements, the name of a collection
   * is that of one element, so the first type that fits counts.
   */
  private Optional<Typed> typed(Comparison comparison, String name, List<Operand> operands) {
    List<ConditionProblem> ofFirst = new ArrayList<>();
    for (TableColumn column : columns) {
      if (!column.parameter().equals(name) || column.type().isUnsupported()) {
        continue;
      }
      List<ConditionProblem> found = new ArrayList<>();
      Optional<List<ConditionValue>> values = values(comparison, column, operands, found);
      if (values.isPresent()) {
        return values.map(each -> new Typed(column, each));
      }
      if (ofFirst.isEmpty()) {
        ofFirst.addAll(found);
      }
    }
    problems.addAll(ofFirst);
    return Optional.empty();
  }

  private Optional<List<ConditionValue>> values(
      Comparison comparison,
      TableColumn column,
      List<Operand> operands,
      List<ConditionProblem> found) {
    if (!isSortedByParts(column)) {
      ConditionValues.unordered(comparison, column.javaType(), column.type()).ifPresent(found::add);
    }
    operands.stream().flatMap(operand -> nullOf(comparison, operand).stream()).forEach(found::add);
    if (!found.isEmpty()) {
      return Optional.empty();
    }
    ConditionValues values = new ConditionValues(shape, type -> UdtModel.of(type, udts), found);
    Optional<List<ConditionValue>> all =
        values.all(comparison, operands, column.javaType(), column.type());
    return found.isEmpty() ? all : Optional.empty();
  }

  /** Whether this is a clustering column with an order of its own; KEY-02 reports those without. */
  private static boolean isSortedByParts(TableColumn column) {
    return column.role() == TableColumn.Role.CLUSTERING
        && (column.type() instanceof ColumnType.OfClass || column.type().meaning().isCollection());
  }

  private static Optional<ConditionProblem> nullOf(Comparison comparison, Operand operand) {
    return operand instanceof Operand.Constant constant
            && constant.kind() == Operand.Constant.Kind.NULL
        ? Optional.of(
            ConditionProblem.at(
                operand.position(),
                "`%s` compares with null".formatted(comparison.text()),
                "no column of a key is null, so no row is found by it",
                "drop `%s`, and compare it in the program".formatted(comparison.text())))
        : Optional.empty();
  }
}
