package dev.rowan.processor.plan;

import dev.rowan.cql.term.BindMarker;
import dev.rowan.cql.term.Constant;
import dev.rowan.cql.term.FunctionCall;
import dev.rowan.cql.term.NullTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Resolves the values of a statement: parameters of the method, and literals. */
final class StatementTerms {
  private static final JavaType INT = JavaType.library("java.lang", "Integer");

  private final MethodShape shape;
  private final StatementNames names;

  /** The names of the parameters that the statement has used so far. */
  private final Set<String> used = new HashSet<>();

  StatementTerms(MethodShape shape, StatementNames names) {
    this.shape = shape;
    this.names = names;
  }

  /** Returns the names of parameters that the statement does not use; none if it misspells one. */
  List<String> unused() {
    List<String> names = shape.parameters().stream().map(ParameterModel::name).toList();
    return names.containsAll(used)
        ? shape.parameters().stream()
            .filter(parameter -> parameter.kind() == ParameterModel.Kind.COMPARED)
            .map(ParameterModel::name)
            .filter(name -> !used.contains(name))
            .toList()
        : List.of();
  }

  /** Returns a value of WHERE; empty, with a problem, if it is neither parameter nor literal. */
  Optional<Operand> operand(Term term) {
    int place = StatementNames.place(term);
    if (term instanceof BindMarker marker) {
      return parameter(marker).map(name -> new Operand.Parameter(name, place));
    }
    if (term instanceof NullTerm) {
      return Optional.of(new Operand.Constant(Operand.Constant.Kind.NULL, "null", place));
    }
    Optional<Operand> constant =
        term instanceof Constant literal
            ? kind(literal).map(kind -> new Operand.Constant(kind, literal.text(), place))
            : Optional.empty();
    if (constant.isEmpty()) {
      names.add(
          term,
          "`%s` is neither a parameter nor a literal".formatted(brief(term)),
          term instanceof FunctionCall
              ? "the program computes the values of a read, so that each backend gets the same"
              : "rows are found by parameters, texts, numbers, booleans, UUIDs and blobs",
          "use a parameter such as :value");
    }
    return constant;
  }

  private static Optional<Operand.Constant.Kind> kind(Constant literal) {
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
    String name = names.written(marker.name());
    used.add(name);
    return Optional.of(name);
  }

  /**
   * Returns the largest number of rows that a clause states. A parameter of the clause's own type
   * is none: it has its effect as in each other read.
   *
   * @param own the kind of parameter that has the clause's own type
   * @param type the simple name of that type
   */
  Optional<ConditionValue> rows(Term term, ParameterModel.Kind own, String type) {
    if (term instanceof Constant literal && literal.kind() == Constant.Kind.INTEGER) {
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
    Optional<Integer> at =
        IntStream.range(0, parameters.size())
            .filter(each -> name.filter(parameters.get(each).name()::equals).isPresent())
            .boxed()
            .findFirst();
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

  /** Returns a term in one line, with a parameter in the letters of the statement. */
  String brief(Term term) {
    return term instanceof BindMarker marker && marker.name() != null
        ? ":" + names.written(marker.name())
        : term.toCql();
  }
}
