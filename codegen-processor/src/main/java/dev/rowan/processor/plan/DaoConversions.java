package dev.rowan.processor.plan;

import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.ReturnModel;
import java.util.List;
import java.util.Optional;

/**
 * Applies the converters of a DAO and of its parameters: to arguments, and to the values that a
 * projection returns. A property that has the Java type of the converter itself is not converted.
 */
final class DaoConversions {
  private final EntityModel entity;
  private final List<ConverterModel> converters;

  /**
   * @param converters those of the DAO
   */
  DaoConversions(EntityModel entity, List<ConverterModel> converters) {
    this.entity = entity;
    this.converters = converters.stream().filter(ConverterModel::isSound).toList();
  }

  /** Returns the method with the types of its converted parameters. */
  DaoMethod ofParameters(DaoMethod method) {
    MethodShape shape = method.shape().eachParameter(this::parameter);
    if (method instanceof QueryMethod query) {
      shape = shape.returning(value(query));
    }
    return shape.equals(method.shape()) ? method : method.match(new MethodShapes(shape));
  }

  /** Returns the call with the types of its converted results, once their names are resolved. */
  PlannedCall ofResult(PlannedCall call) {
    if (converters.isEmpty() || !call.method().reads()) {
      return call;
    }
    ReturnModel returns = call.method().shape().returns();
    MethodShape shape =
        call.method()
            .shape()
            .returning(
                returns.of(returns.projection().map(each -> each.withEach(this::component))));
    return new PlannedCall(
        call.method().match(new MethodShapes(shape)),
        call.entity(),
        call.tables(),
        call.plan(),
        call.condition(),
        call.where());
  }

  private ParameterModel parameter(ParameterModel parameter) {
    return parameter
        .converter()
        .filter(each -> !hasItself(parameter, each.by()))
        .map(each -> parameter.converted())
        .orElse(parameter);
  }

  /** Whether a property that the parameter can be compared with has the declared type itself. */
  private boolean hasItself(ParameterModel parameter, ConverterModel by) {
    return parameter.kind() == ParameterModel.Kind.COMPARED
        ? entity.columns().anyMatch(property -> by.converts(property.javaType()))
        : entity
            .property(parameter.name())
            .filter(property -> by.converts(property.javaType()))
            .isPresent();
  }

  /** Returns the result of a statement; a record that a converter creates is one value. */
  private ReturnModel value(QueryMethod query) {
    ReturnModel returns = query.shape().returns();
    List<QueryModel.Item> items = query.query().items();
    Optional<JavaType> converted =
        returns
            .element()
            .filter(element -> converters.stream().anyMatch(by -> by.converts(element)));
    boolean isRecord =
        returns.projection().filter(ProjectionModel.OfRecord.class::isInstance).isPresent();
    if (!isRecord || converted.isEmpty() || items.size() != 1) {
      return returns;
    }
    QueryModel.Item item = items.get(0);
    return returns.of(
        Optional.of(
            new ProjectionModel.OfValue(
                new ProjectionModel.Component(
                    new ProjectionModel.Term(item.column(), item.aspect()), converted.get()),
                query.annotation().withAttribute("value"))));
  }

  private ProjectionModel.Component component(ProjectionModel.Component component) {
    boolean isValue = component.aspect() == Aspect.VALUE || component.part().isPresent();
    Optional<JavaType> stored = entity.property(component.name()).map(component::typeOf);
    return !isValue || stored.filter(component.type()::sameValuesAs).isPresent()
        ? component
        : converters.stream()
            .filter(by -> by.converts(component.type()))
            .filter(by -> stored.filter(by.column()::sameValuesAs).isPresent())
            .findFirst()
            .map(component::convertedBy)
            .orElse(component);
  }
}
