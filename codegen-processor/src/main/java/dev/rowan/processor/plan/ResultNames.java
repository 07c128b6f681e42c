package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.UdtModel;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.Function;

/**
 * Resolves the names of a projection that are no columns: properties of the entity that have the
 * write time or the TTL of a column, and parts of the values of columns.
 */
final class ResultNames {
  private final EntityModel entity;
  private final Function<ColumnType.OfClass, Optional<UdtModel>> udts;

  ResultNames(EntityModel entity, Function<ColumnType.OfClass, Optional<UdtModel>> udts) {
    this.entity = entity;
    this.udts = udts;
  }

  /** Returns the method with the times and the parts that its result names. */
  DaoMethod resolve(DaoMethod method) {
    ReturnModel returns = method.shape().returns();
    if (returns.projection().isEmpty()) {
      return method;
    }
    Optional<ProjectionModel> resolved =
        returns
            .projection()
            .map(
                each ->
                    each.withTimesOf(entity)
                        .withEach(component -> resolve(component, method.shape())));
    return resolved.equals(returns.projection())
        ? method
        : method.match(new MethodShapes(method.shape().returning(returns.of(resolved))));
  }

  private ProjectionModel.Component resolve(
      ProjectionModel.Component component, MethodShape shape) {
    return component.term().part().isEmpty()
        ? component
        : component.of(
            entity
                .property(component.name())
                .flatMap(
                    property ->
                        new ReadParts(shape, udts, new ArrayList<>())
                            .of(component.term(), property)));
  }
}
