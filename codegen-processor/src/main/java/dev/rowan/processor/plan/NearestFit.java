package dev.rowan.processor.plan;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Checks whether a native index serves a select that orders its rows by their nearness to a vector.
 */
public final class NearestFit {
  /** The most rows that the servers return of one search. */
  public static final int MOST = 1_000;

  private NearestFit() {}

  /** What such a select lacks, in the order in which rules report it. */
  public enum Lack {
    /** An index of the vectors. */
    INDEX,
    /** A parameter with a vector of the type of the property. */
    VECTOR,
    /** The nearness as its only order. */
    ONE_ORDER,
    /** A result of rows that fit into one page. */
    ROWS,
    /** A number of rows. */
    LIMIT,
    /** A number of rows that the servers accept. */
    SMALL_LIMIT
  }

  /** Returns what a select lacks that orders its rows by a term of nearness. */
  public static Optional<Lack> lack(SelectMethod method, EntityModel entity, OrderTerm term) {
    Optional<JavaType> vectors = index(entity, term).flatMap(each -> vectors(each, entity));
    if (vectors.isEmpty()) {
      return Optional.of(Lack.INDEX);
    }
    if (parameter(method, term).filter(each -> isOf(each, vectors.get())).isEmpty()) {
      return Optional.of(Lack.VECTOR);
    }
    if (method.orderBy().size() > 1) {
      return Optional.of(Lack.ONE_ORDER);
    }
    if (!returnsRows(method)) {
      return Optional.of(Lack.ROWS);
    }
    if (method.limit().isEmpty() && !TableFit.holdsOne(method)) {
      return Optional.of(Lack.LIMIT);
    }
    return fixedLimit(method).filter(rows -> rows > MOST).map(rows -> Lack.SMALL_LIMIT);
  }

  /** Returns the binding of the index to the vector; empty if the select cannot use it. */
  static Optional<IndexBinding> of(SelectMethod method, EntityModel entity) {
    return OrderTerm.nearest(method.orderBy())
        .filter(term -> lack(method, entity, term).isEmpty())
        .map(term -> binding(method, entity, term));
  }

  private static IndexBinding binding(SelectMethod method, EntityModel entity, OrderTerm term) {
    NativeIndexModel index = index(entity, term).orElseThrow();
    return new IndexBinding(
        index,
        index.name(entity),
        Binding.to(
            position(method, term).orElseThrow(),
            index.column(entity).orElseThrow(),
            Binding.Source.VALUE),
        false);
  }

  /** Returns the index of the vectors that the term names. */
  public static Optional<NativeIndexModel> index(EntityModel entity, OrderTerm term) {
    return entity.nativeIndexes().stream()
        .filter(each -> each.property().equals(term.property()))
        .filter(each -> each.kind() == IndexKind.SAI && each.isOfVectors(entity))
        .findFirst();
  }

  /** Returns the parameter with the vector. */
  public static Optional<ParameterModel> parameter(SelectMethod method, OrderTerm term) {
    OptionalInt position = position(method, term);
    return position.isPresent()
        ? Optional.of(method.shape().parameters().get(position.getAsInt()))
        : Optional.empty();
  }

  private static OptionalInt position(SelectMethod method, OrderTerm term) {
    List<ParameterModel> parameters = method.shape().parameters();
    return IntStream.range(0, parameters.size())
        .filter(each -> term.near().filter(parameters.get(each).name()::equals).isPresent())
        .findFirst();
  }

  private static Optional<JavaType> vectors(NativeIndexModel index, EntityModel entity) {
    return index.of(entity).map(PropertyModel::javaType);
  }

  private static boolean isOf(ParameterModel parameter, JavaType vectors) {
    return parameter.type().sameValuesAs(vectors);
  }

  /** Returns the number of rows that a statement itself states. */
  public static Optional<Long> fixedLimit(SelectMethod method) {
    return method.limit().stream()
        .flatMap(
            limit -> limit instanceof ConditionValue.Fixed fixed ? Stream.of(fixed) : Stream.of())
        .map(fixed -> Long.valueOf(fixed.constant().text()))
        .findFirst();
  }

  /** Whether the method returns rows that fit into one page. */
  private static boolean returnsRows(SelectMethod method) {
    ReturnModel returns = method.shape().returns();
    boolean kind =
        List.of(
                ReturnModel.Kind.ONE,
                ReturnModel.Kind.OPTIONAL,
                ReturnModel.Kind.LIST,
                ReturnModel.Kind.STREAM,
                ReturnModel.Kind.PUBLISHER)
            .contains(returns.kind());
    return kind
        && method.perPartition().isEmpty()
        && returns.projection().filter(ProjectionModel::aggregates).isEmpty();
  }
}
