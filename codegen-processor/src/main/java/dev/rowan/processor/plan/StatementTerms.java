package dev.rowan.processor.plan;

import dev.rowan.cql.statement.Assignment;
import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.term.FunctionCall;
import dev.rowan.cql.term.Literal;
import dev.rowan.cql.term.NullTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.term.TupleTerm;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.QueryModel;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Resolves the values of a statement: parameters of the method, and literals. */
final class StatementTerms {
  private static final JavaType INT = JavaType.library("java.lang", "Integer");

  private final MethodShape shape;
  private final StatementNames names;

  StatementTerms(MethodShape shape, StatementNames names) {
    this.shape = shape;
    this.names = names;
  }

  /**
   * Reports each value of the method that the text of a statement does not use, unless the text
   * misspells one.
   */
  void checkUse(QueryModel query) {
    Set<String> used = query.parameters();
    List<String> declared = shape.parameters().stream().map(ParameterModel::name).toList();
    if (!declared.containsAll(used)) {
      return;
    }
    shape.parameters().stream()
        .filter(parameter -> parameter.kind() == ParameterModel.Kind.COMPARED)
        .map(ParameterModel::name)
        .filter(name -> !used.contains(name))
        .forEach(
            name ->
                names
                    .problems()
                    .add(
                        ConditionProblem.of(
                            "the statement does not use the parameter `%s`".formatted(name),
                            "a parameter of a @Query has its effect where the statement names it",
                            "name :%s in the statement, or drop the parameter".formatted(name))));
  }

  /** Returns a value; empty, with a problem, if it is neither parameter nor literal. */
  Optional<Operand> operand(Term term) {
    int place = StatementNames.place(term);
    if (term instanceof BindMarker marker) {
      return parameter(marker).map(name -> new Operand.Parameter(name, place));
    }
    if (term instanceof NullTerm) {
      return Optional.of(new Operand.Constant(Operand.Constant.Kind.NULL, "null", place));
    }
    if (term instanceof TupleTerm tuple) {
      List<Operand> values =
          tuple.components().stream().flatMap(each -> operand(each).stream()).toList();
      return values.size() == tuple.components().size()
          ? Optional.of(new Operand.Fields(values, place))
          : Optional.empty();
    }
    Optional<Operand> constant =
        term instanceof Literal literal
            ? kind(literal).map(kind -> new Operand.Constant(kind, literal.text(), place))
            : Optional.empty();
    if (constant.isEmpty()) {
      names.add(
          term,
          "`%s` is neither a parameter nor a literal".formatted(brief(term)),
          term instanceof FunctionCall
              ? "the program computes the values, so that each backend gets the same"
              : "a value is a parameter, a text, a number, a boolean, a UUID or a blob",
          "use a parameter such as :value");
    }
    return constant;
  }

  private static Optional<Operand.Constant.Kind> kind(Literal literal) {
    return switch (literal.kind()) {
      case STRING -> Optional.of(Operand.Constant.Kind.TEXT);
      case INTEGER -> Optional.of(Operand.Constant.Kind.NUMBER);
      case FLOAT ->
          literal.text().matches("(?i)-?(?:nan|infinity)")
              ? Optional.empty()
              : Optional.of(Operand.Constant.Kind.NUMBER);
      case BOOLEAN -> Optional.of(Operand.Constant.Kind.BOOLEAN);
      case UUID -> Optional.of(Operand.Constant.Kind.UUID);
      case BLOB -> Optional.of(Operand.Constant.Kind.BLOB);
      case DURATION, WORD -> Optional.empty();
    };
  }

  /** Returns the name of a parameter; empty, with a problem, if a marker has no name. */
  private Optional<String> parameter(BindMarker marker) {
    if (marker.name() == null) {
      names.add(
          marker,
          "`?` names no parameter",
          "a value is given by the parameter of its name",
          "write a colon and the name of a parameter, such as :value");
      return Optional.empty();
    }
    return Optional.of(names.written(marker.name()));
  }

  /**
   * Returns the largest number of rows that a clause states. A parameter of the clause's own type
   * is none: it has its effect as in each other read.
   *
   * @param own the kind of parameter that has the clause's own type
   * @param type the simple name of that type
   */
  Optional<ConditionValue> rows(Term term, ParameterModel.Kind own, String type) {
    if (term instanceof Literal literal && literal.kind() == Literal.Kind.INTEGER) {
      if (literal.text().matches("0*[1-9][0-9]{0,8}")) {
        Operand.Constant number =
            new Operand.Constant(
                Operand.Constant.Kind.NUMBER, literal.text(), StatementNames.place(term));
        return Optional.of(new ConditionValue.Fixed(number, INT));
      }
      names.add(
          term,
          "`%s` is no number of rows".formatted(literal.text()),
          "a read returns 1 to 999,999,999 rows",
          "write a number in these bounds");
      return Optional.empty();
    }
    Optional<String> name =
        term instanceof BindMarker marker ? parameter(marker) : Optional.empty();
    if (term instanceof BindMarker && name.isEmpty()) {
      return Optional.empty();
    }
    List<ParameterModel> parameters = shape.parameters();
    Optional<Integer> at = position(name);
    if (at.filter(each -> parameters.get(each).kind() == own).isPresent()) {
      return Optional.empty();
    }
    if (at.filter(each -> parameters.get(each).type().is("int")).isPresent()) {
      return at.map(ConditionValue.Argument::new);
    }
    names.add(
        term,
        "`%s` is no number of rows".formatted(brief(term)),
        "a limit is a number, or a parameter of type int or " + type,
        name.map("declare the parameter: int %s"::formatted).orElse("write a number"));
    return Optional.empty();
  }

  private Optional<Integer> position(Optional<String> name) {
    return IntStream.range(0, shape.parameters().size())
        .filter(each -> name.filter(shape.parameters().get(each).name()::equals).isPresent())
        .boxed()
        .findFirst();
  }

  /**
   * Returns a TTL or a timestamp; empty, with a problem, if the term is none.
   *
   * @param types the types that a parameter can have
   * @param most the largest number
   */
  Optional<ConditionValue> option(Term term, String clause, List<String> types, long most) {
    if (term instanceof Literal literal
        && literal.kind() == Literal.Kind.INTEGER
        && isAtMost(literal.text(), most)) {
      Operand.Constant number =
          new Operand.Constant(
              Operand.Constant.Kind.NUMBER, literal.text(), StatementNames.place(term));
      return Optional.of(new ConditionValue.Fixed(number, JavaType.library("java.lang", "Long")));
    }
    Optional<String> name =
        term instanceof BindMarker marker ? parameter(marker) : Optional.empty();
    Optional<Integer> at =
        position(name).filter(each -> types.contains(shape.parameters().get(each).type().raw()));
    if (at.isEmpty() && !(term instanceof BindMarker marker && marker.name() == null)) {
      List<String> simple =
          types.stream().map(type -> type.substring(type.lastIndexOf('.') + 1)).toList();
      names.add(
          term,
          "`%s` is no %s".formatted(brief(term), clause),
          String.format(
              Locale.ROOT,
              "it is a number up to %,d, or a parameter of type %s",
              most,
              String.join(" or ", simple)),
          name.map(each -> "declare the parameter: %s %s".formatted(simple.get(1), each))
              .orElse("write a number"));
    }
    return at.map(ConditionValue.Argument::new);
  }

  private static boolean isAtMost(String number, long most) {
    return number.matches("[0-9]{1,19}")
        && new BigInteger(number).compareTo(BigInteger.valueOf(most)) <= 0;
  }

  /** Returns an assignment in one line. */
  String brief(Assignment assignment) {
    String column = assignment.target().toCql();
    String value = brief(assignment.value());
    return switch (assignment.kind()) {
      case SET -> "%s = %s".formatted(column, value);
      case ADD -> "%1$s = %1$s + %2$s".formatted(column, value);
      case SUBTRACT -> "%1$s = %1$s - %2$s".formatted(column, value);
      case PREPEND -> "%1$s = %2$s + %1$s".formatted(column, value);
    };
  }

  /** Returns a term in one line, with a parameter in the letters of the statement. */
  String brief(Term term) {
    if (term instanceof TupleTerm tuple) {
      return tuple.components().stream()
          .map(this::brief)
          .collect(Collectors.joining(", ", "(", ")"));
    }
    return term instanceof BindMarker marker && marker.name() != null
        ? ":" + names.written(marker.name())
        : term.toCql();
  }
}
