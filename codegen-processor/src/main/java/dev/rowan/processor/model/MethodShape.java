package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The parts that methods of every kind have.
 *
 * @param parameters in order, with the types of the DAO: type variables of a super-interface are
 *     replaced
 * @param returns the result that Rowan produces
 * @param factory what makes the declared type of the result, if that is a type of the user's own
 * @param thrown the exceptions that it declares, in full
 * @param generic whether it has type parameters of its own
 * @param hints what is stated about its calls
 * @param origin the method; in a super-interface, if it is declared there
 */
public record MethodShape(
    String name,
    List<ParameterModel> parameters,
    ReturnModel returns,
    Optional<ResultFactory> factory,
    List<String> thrown,
    boolean generic,
    List<Suppression> suppressions,
    CallHints hints,
    Origin origin) {
  public MethodShape {
    parameters = List.copyOf(parameters);
    thrown = List.copyOf(thrown);
    suppressions = List.copyOf(suppressions);
  }

  /** Returns the shape with the values that a condition of a read names marked as such. */
  public MethodShape comparing(ConditionModel where) {
    return comparing(where::uses);
  }

  /** Returns the shape with the values that a condition or a statement names marked as such. */
  public MethodShape comparing(Predicate<ParameterModel> compared) {
    return eachParameter(
        parameter ->
            isValue(parameter) && compared.test(parameter) ? parameter.compared() : parameter);
  }

  /** Returns the shape with the streams and arrays of bytes marked as contents of large values. */
  public MethodShape withContents() {
    return eachParameter(parameter -> parameter.isBytes() ? parameter.content() : parameter);
  }

  /** Returns the shape with changed parameters. */
  public MethodShape eachParameter(UnaryOperator<ParameterModel> change) {
    return new MethodShape(
        name,
        parameters.stream().map(change).toList(),
        returns,
        factory,
        thrown,
        generic,
        suppressions,
        hints,
        origin);
  }

  /** Returns the shape with another result. */
  public MethodShape returning(ReturnModel result) {
    return new MethodShape(
        name, parameters, result, factory, thrown, generic, suppressions, hints, origin);
  }

  /** Returns the return type as declared. */
  public JavaType declaredType() {
    return factory.map(ResultFactory::declared).orElseGet(returns::type);
  }

  /** Whether a parameter is an entity, a collection of them or a patch. */
  boolean carriesEntity() {
    return position(ParameterModel.Kind.ENTITY).isPresent()
        || position(ParameterModel.Kind.ENTITIES).isPresent()
        || position(ParameterModel.Kind.PATCH).isPresent();
  }

  /** Whether two parameters are states of one entity. */
  boolean hasTwoStates() {
    return positions(ParameterModel.Kind.ENTITY).size() == 2
        && parameters.stream().flatMap(each -> each.entity().stream()).distinct().count() == 1;
  }

  private static boolean isValue(ParameterModel parameter) {
    return parameter.restricts() || parameter.kind() == ParameterModel.Kind.OTHER;
  }

  /** Returns the positions of the parameters of that kind. */
  public List<Integer> positions(ParameterModel.Kind kind) {
    return IntStream.range(0, parameters.size())
        .filter(position -> parameters.get(position).kind() == kind)
        .boxed()
        .toList();
  }

  /** Returns the position of the first parameter of that kind. */
  public OptionalInt position(ParameterModel.Kind kind) {
    return positions(kind).stream().mapToInt(Integer::intValue).findFirst();
  }

  /** Returns the method for messages: {@code find(id, price)}. */
  public String brief() {
    return name
        + "("
        + String.join(", ", parameters.stream().map(ParameterModel::name).toList())
        + ")";
  }
}
