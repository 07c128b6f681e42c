package dev.rowan.processor.plan;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ReturnModel;

/**
 * Resolves the names of a projection that are no columns: properties of the entity that have the
 * write time or the TTL of a column.
 */
final class ResultTimes {
  private ResultTimes() {}

  /** Returns the method with the times that its result names; the same method without any. */
  static DaoMethod resolve(DaoMethod method, EntityModel entity) {
    ReturnModel returns = method.shape().returns();
    if (returns.projection().isEmpty() || entity.times().findAny().isEmpty()) {
      return method;
    }
    MethodShape shape =
        method
            .shape()
            .returning(returns.of(returns.projection().map(each -> each.withTimesOf(entity))));
    return method.match(new MethodShapes(shape));
  }
}
