package dev.rowan.processor.rule;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Similarity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.ScalarKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Names the native index that serves a select: without an order, with one parameter beside the
 * whole partition key or with one parameter alone, and without a stated rate of calls.
 */
public final class NativeAdvice {
  private static final Set<ScalarKind> NOT_INDEXED = Set.of(ScalarKind.BLOB, ScalarKind.DURATION);

  private NativeAdvice() {}

  /**
   * Returns the annotation, its property and the cost of a call; empty if no native index serves
   * the select.
   */
  public static Optional<String> of(EntityModel entity, SelectMethod select) {
    ReturnModel returns = select.shape().returns();
    boolean plain =
        !entity.counts()
            && select.orderBy().isEmpty()
            && select.where().isEmpty()
            && !returns.isOne()
            && returns.kind() != ReturnModel.Kind.MAP
            && select.shape().hints().access().map(CallHints.Access::perSecond).isEmpty()
            && select.shape().position(ParameterModel.Kind.PER_PARTITION_LIMIT).isEmpty();
    List<ParameterModel> others = others(entity, select);
    return plain && others.size() == 1
        ? entity
            .property(others.get(0).name())
            .filter(property -> isIndexable(entity, property, others.get(0)))
            .map(property -> text(property, others.size() < restricting(select).size()))
        : Optional.empty();
  }

  /** Returns the parameters beside the partition key, if they give the whole of it; or all. */
  private static List<ParameterModel> others(EntityModel entity, SelectMethod select) {
    List<ParameterModel> all = restricting(select);
    List<String> key = entity.partitionKey().stream().map(PropertyModel::name).toList();
    List<String> given =
        all.stream()
            .filter(each -> each.kind() == ParameterModel.Kind.VALUE)
            .map(ParameterModel::name)
            .toList();
    return given.containsAll(key)
        ? all.stream().filter(each -> !key.contains(each.name())).toList()
        : all;
  }

  private static List<ParameterModel> restricting(SelectMethod select) {
    return select.arguments().stream().filter(ParameterModel::restricts).toList();
  }

  private static String text(PropertyModel property, boolean inPartition) {
    return "@NativeIndex on the property `%s`, %s"
        .formatted(
            property.name(),
            inPartition
                ? "by which a call reads one partition"
                : "if calls are rare: each asks all nodes");
  }

  private static boolean isIndexable(
      EntityModel entity, PropertyModel property, ParameterModel parameter) {
    NativeIndexModel index =
        new NativeIndexModel(
            property.name(),
            "",
            0,
            IndexKind.SAI,
            IndexTarget.VALUES,
            Similarity.COSINE,
            property.origin());
    boolean simple =
        property.type().isCollection() ? property.type().isMultiCell() : isScalar(property.type());
    return simple
        && !property.isStatic()
        && property.nativeIndexes().isEmpty()
        && !entity.partitionKey().equals(List.of(property))
        && !property.type().anyPart(NativeAdvice::isNotIndexed)
        && index.fits(parameter, entity);
  }

  private static boolean isScalar(ColumnType type) {
    return type.meaning() instanceof ColumnType.Scalar || type instanceof ColumnType.EnumByName;
  }

  private static boolean isNotIndexed(ColumnType type) {
    return type instanceof ColumnType.UserOf
        || type instanceof ColumnType.VectorOf
        || (type.meaning() instanceof ColumnType.Scalar scalar
            && NOT_INDEXED.contains(scalar.kind()));
  }
}
