package dev.rowan.processor.plan;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.JavaScalar;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TimeLiteral;
import dev.rowan.processor.model.UdtModel;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Resolves the operands of conditions: parameters of the method, and constants. */
final class ConditionValues {
  static final ColumnType INT = ColumnType.of(ScalarKind.INT);

  private static final Set<String> COLLECTIONS =
      Set.of("java.util.Collection", "java.util.List", "java.util.Set");

  private final MethodShape shape;
  private final Use use;
  private final Function<ColumnType.OfClass, Optional<UdtModel>> types;
  private final List<ConditionProblem> problems;

  /**
   * Resolves operands of conditions.
   *
   * @param types the declarations of tuples
   * @param problems receives what is wrong with them
   */
  ConditionValues(
      MethodShape shape,
      Function<ColumnType.OfClass, Optional<UdtModel>> types,
      List<ConditionProblem> problems) {
    this(shape, Use.COMPARED, types, problems);
  }

  /** Resolves operands that are used so. */
  ConditionValues(
      MethodShape shape,
      Use use,
      Function<ColumnType.OfClass, Optional<UdtModel>> types,
      List<ConditionProblem> problems) {
    this.shape = shape;
    this.use = use;
    this.types = types;
    this.problems = problems;
  }

  /** What happens to the values. */
  enum Use {
    COMPARED("compares with"),
    WRITTEN("writes"),
    /** Only constants name what is read. */
    READ("reads");

    private final String verb;

    Use(String verb) {
      this.verb = verb;
    }
  }

  /** Returns the operands of a comparison; empty if one of them does not fit. */
  Optional<List<ConditionValue>> all(Comparison comparison, JavaType java, ColumnType stored) {
    return all(comparison, comparison.operands(), java, stored);
  }

  /** Returns some operands of a comparison; empty if one of them does not fit. */
  Optional<List<ConditionValue>> all(
      Comparison comparison, List<Operand> operands, JavaType java, ColumnType stored) {
    List<ConditionValue> values = new ArrayList<>();
    for (Operand operand : operands) {
      boolean collection = comparison.operator() == Operator.IN && !comparison.listed();
      (collection ? collection(comparison, operand, java) : one(comparison, operand, java, stored))
          .ifPresent(values::add);
    }
    return values.size() == operands.size() ? Optional.of(values) : Optional.empty();
  }

  private Optional<ConditionValue> collection(
      Comparison comparison, Operand operand, JavaType java) {
    String wanted = "Collection<%s>".formatted(java.boxed().brief());
    if (!(operand instanceof Operand.Parameter named)) {
      problems.add(
          ConditionProblem.at(
              operand.position(),
              "`%s` has no list".formatted(comparison.text()),
              "in takes a list in parentheses, or a parameter that is a Collection",
              "put the values in parentheses"));
      return Optional.empty();
    }
    return parameter(comparison, named, wanted)
        .filter(
            at -> {
              ParameterModel parameter = shape.parameters().get(at);
              List<JavaType> elements = parameter.type().arguments();
              boolean fits =
                  COLLECTIONS.contains(parameter.type().raw())
                      && elements.size() == 1
                      && elements.get(0).sameValuesAs(java);
              return fits || mistyped(comparison, operand, parameter, wanted);
            })
        .map(ConditionValue.Argument::new);
  }

  /** Returns an operand that is one value; empty if it does not fit. */
  Optional<ConditionValue> one(
      Comparison comparison, Operand operand, JavaType java, ColumnType stored) {
    if (operand instanceof Operand.Constant constant) {
      return constant(comparison, constant, java, stored);
    }
    if (operand instanceof Operand.Fields tuple) {
      return tuple(comparison, tuple, java, stored);
    }
    String wanted = java.brief();
    return parameter(comparison, (Operand.Parameter) operand, wanted)
        .filter(
            at -> {
              ParameterModel parameter = shape.parameters().get(at);
              boolean fits = parameter.type().sameValuesAs(java);
              return fits || mistyped(comparison, operand, parameter, wanted);
            })
        .map(ConditionValue.Argument::new);
  }

  private Optional<ConditionValue> tuple(
      Comparison comparison, Operand.Fields tuple, JavaType java, ColumnType stored) {
    Optional<UdtModel> type =
        stored instanceof ColumnType.TupleOf of ? types.apply(of) : Optional.empty();
    List<PropertyModel> fields = type.stream().flatMap(UdtModel::fields).toList();
    if (type.isEmpty() || fields.size() != tuple.values().size()) {
      problems.add(
          ConditionProblem.at(
              tuple.position(),
              type.isEmpty()
                  ? "`%s` has a tuple, and `%s` is none".formatted(comparison.text(), java.brief())
                  : "`%s` has a tuple of %d values, and `%s` has %d fields"
                      .formatted(
                          comparison.text(), tuple.values().size(), java.brief(), fields.size()),
              "a tuple has one value for each field of the class with @Tuple, in their order",
              type.isEmpty()
                  ? "use a parameter of type `%s`".formatted(java.brief())
                  : "write one value for each of "
                      + String.join(", ", fields.stream().map(PropertyModel::name).toList())));
      return Optional.empty();
    }
    List<ConditionValue> values = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      Operand value = tuple.values().get(i);
      JavaType field = fields.get(i).javaType();
      if (value instanceof Operand.Constant constant
          && constant.kind() == Operand.Constant.Kind.NULL) {
        values.add(new ConditionValue.Fixed(constant, field));
      } else {
        one(comparison, value, field, fields.get(i).type()).ifPresent(values::add);
      }
    }
    return values.size() == fields.size()
        ? Optional.of(new ConditionValue.Fields(type.get(), values))
        : Optional.empty();
  }

  private Optional<Integer> parameter(
      Comparison comparison, Operand.Parameter named, String wanted) {
    Optional<Integer> found =
        IntStream.range(0, shape.parameters().size())
            .filter(at -> shape.parameters().get(at).name().equals(named.name()))
            .boxed()
            .findFirst();
    if (found.isEmpty()) {
      List<String> names = shape.parameters().stream().map(ParameterModel::name).toList();
      problems.add(
          ConditionProblem.at(
              named.position(),
              "`%s` names no parameter of `%s`%s"
                  .formatted(
                      ":" + named.name(), shape.brief(), NearName.question(named.name(), names)),
              "`%s` %s the value of a parameter".formatted(comparison.text(), use.verb),
              NearName.of(named.name(), names)
                  .map(near -> "write :" + near)
                  .orElse("add a parameter: %s %s".formatted(wanted, named.name()))));
    }
    return found;
  }

  private boolean mistyped(
      Comparison comparison, Operand operand, ParameterModel parameter, String wanted) {
    problems.add(
        ConditionProblem.at(
            operand.position(),
            "parameter `%s` has type `%s`, but `%s` %s `%s`"
                .formatted(
                    parameter.name(),
                    parameter.type().brief(),
                    comparison.text(),
                    use.verb,
                    wanted),
            use == Use.WRITTEN
                ? "the value is written to the column without a conversion"
                : "the value is compared with the column without a conversion",
            "declare the parameter as `%s %s`".formatted(wanted, parameter.name())));
    return false;
  }

  private Optional<ConditionValue> constant(
      Comparison comparison, Operand.Constant constant, JavaType java, ColumnType stored) {
    boolean isNull = constant.kind() == Operand.Constant.Kind.NULL;
    boolean equality =
        comparison.operator() == Operator.EQ
            || comparison.operator() == Operator.NE
            || comparison.operator() == Operator.IN;
    if (isNull ? equality : fits(constant, java, stored)) {
      return Optional.of(new ConditionValue.Fixed(constant, java));
    }
    problems.add(
        isNull
            ? ConditionProblem.at(
                constant.position(),
                "`%s` compares with null".formatted(comparison.text()),
                "only =, != and in compare with null",
                "compare with = null or != null")
            : ConditionProblem.at(
                constant.position(),
                "`%s` is no constant of type `%s`".formatted(comparison.text(), java.brief()),
                reason(java, stored),
                use == Use.READ
                    ? "return `%s` as a whole".formatted(comparison.property())
                    : "use a parameter of type `%s`".formatted(java.brief())));
    return Optional.empty();
  }

  private static String reason(JavaType java, ColumnType stored) {
    return stored instanceof ColumnType.EnumByName constants
        ? "the constants of `%s` are %s"
            .formatted(java.brief(), String.join(", ", constants.constants()))
        : stored.equals(ColumnType.of(ScalarKind.TIMESTAMP))
            ? "a timestamp is written with its offset, such as '2024-05-17T12:00:00Z'"
            : "texts, numbers, booleans, dates, times and constants of enums can be written as"
                + " constants, within the bounds of their type";
  }

  private static boolean fits(Operand.Constant constant, JavaType java, ColumnType stored) {
    if (stored instanceof ColumnType.EnumByName constants) {
      return constant.kind() == Operand.Constant.Kind.TEXT
          && constants.constants().contains(constant.text());
    }
    if (!(stored instanceof ColumnType.Scalar || stored instanceof ColumnType.Count)) {
      return false;
    }
    return JavaScalar.of(java.raw()).filter(scalar -> fits(constant, scalar)).isPresent();
  }

  private static boolean fits(Operand.Constant constant, JavaScalar scalar) {
    return switch (constant.kind()) {
      case TEXT ->
          switch (scalar) {
            case STRING -> true;
            case TIMESTAMP -> TimeLiteral.instant(constant.text()).isPresent();
            case DATE -> TimeLiteral.isDate(constant.text());
            case TIME -> TimeLiteral.isTime(constant.text());
            default -> false;
          };
      case UUID -> scalar == JavaScalar.UUID;
      case BLOB ->
          (scalar == JavaScalar.BLOB || scalar == JavaScalar.BYTES)
              && constant.text().length() % 2 == 0;
      case BOOLEAN -> scalar == JavaScalar.BOOLEAN;
      case NUMBER -> isIn(scalar, new BigDecimal(constant.text()));
      case NULL -> true;
    };
  }

  private static boolean isIn(JavaScalar scalar, BigDecimal number) {
    boolean integral = number.stripTrailingZeros().scale() <= 0;
    return switch (scalar) {
      case BYTE -> integral && isWithin(number, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> integral && isWithin(number, Short.MIN_VALUE, Short.MAX_VALUE);
      case INTEGER -> integral && isWithin(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> integral && isWithin(number, Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT -> Float.isFinite(number.floatValue());
      case DOUBLE -> Double.isFinite(number.doubleValue());
      case VARINT -> integral;
      case DECIMAL -> true;
      default -> false;
    };
  }

  private static boolean isWithin(BigDecimal number, long least, long most) {
    return number.compareTo(BigDecimal.valueOf(least)) >= 0
        && number.compareTo(BigDecimal.valueOf(most)) <= 0;
  }

  /** Returns the problem of a comparison by order of values that have none. */
  static Optional<ConditionProblem> unordered(
      Comparison comparison, JavaType java, ColumnType stored) {
    boolean byName = stored instanceof ColumnType.EnumByName;
    return !comparison.operator().isOrdering() || (stored.isOrderedScalar() && !byName)
        ? Optional.empty()
        : Optional.of(
            ConditionProblem.at(
                comparison.position(),
                "`%s` needs an order, which `%s` does not have"
                    .formatted(comparison.text(), java.brief()),
                byName
                    ? "an enum is stored by its name, and names would be compared as texts"
                    : "only single values are compared with < <= > >=",
                "compare it with = or in"));
  }
}
