package dev.rowan.processor.plan;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import java.util.List;
import java.util.Optional;

/**
 * Checks whether a native index serves a select that orders its rows by their nearness to a vector.
 */
public final class NearestFit {
  private NearestFit() {}

  /** Returns the binding of the index to the vector; empty if the select cannot use it. */
  static Optional<IndexBinding> of(SelectMethod method, EntityModel entity) {
    Optional<OrderTerm> term = OrderTerm.nearest(method.orderBy());
    Optional<NativeIndexModel> index = term.flatMap(each -> index(entity, each));
    Optional<ParameterModel> near = term.flatMap(each -> parameter(method, each));
    boolean fits =
        index.isPresent()
            && near.isPresent()
            && method.orderBy().size() == 1
            && isLimited(method)
            && returnsRows(method)
            && near.get().type().sameValuesAs(index.get().of(entity).orElseThrow().javaType());
    return fits
        ? Optional.of(
            new IndexBinding(
                index.get(),
                index.get().name(entity),
                Binding.to(
                    method.shape().parameters().indexOf(near.get()),
                    index.get().column(entity).orElseThrow(),
                    Binding.Source.VALUE),
                false))
        : Optional.empty();
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
    return method.shape().parameters().stream()
        .filter(each -> term.near().filter(each.name()::equals).isPresent())
        .findFirst();
  }

  /** Whether the method says how many rows it returns at most. */
  public static boolean isLimited(SelectMethod method) {
    return method.limit().isPresent() || TableFit.holdsOne(method);
  }

  /** Whether the method returns rows that fit into one page. */
  public static boolean returnsRows(SelectMethod method) {
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
