package dev.rowan.processor.rule;

import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.ConditionPlan;
import dev.rowan.processor.plan.PlannedCall;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Matches the parameters of one call with the tables that it can use. A select can use any table of
 * the entity, a write uses the entity's own.
 */
public final class Parameters {
  private final PlannedCall call;
  private final List<TableModel> tables;

  private Parameters(PlannedCall call, List<TableModel> tables) {
    this.call = call;
    this.tables = tables;
  }

  /** Returns the parameters of a call. Without a known entity there are no tables to match. */
  public static Parameters of(PlannedCall call) {
    return new Parameters(call, call.tables());
  }

  /** Returns the parameters of a method as they are declared, without annotations. */
  public static String declared(MethodShape shape) {
    return shape.parameters().stream()
        .map(parameter -> parameter.type().brief() + " " + parameter.name())
        .collect(Collectors.joining(", "));
  }

  /** Returns the names that a parameter can have, in schema order. */
  public List<String> names() {
    return tables.stream()
        .flatMap(table -> table.columns().stream())
        .map(TableColumn::parameter)
        .distinct()
        .toList();
  }

  /**
   * Returns the parameters that must name a property. There are none if the method takes an entity.
   */
  public List<ParameterModel> naming() {
    boolean named =
        !(call.method() instanceof InsertMethod)
            && !(call.method() instanceof ScanMethod)
            && !(call.method() instanceof QueryMethod);
    if (tables.isEmpty() || carriesEntity() || !named) {
      return List.of();
    }
    return call.method().arguments().stream()
        .filter(parameter -> !onlyCompares(parameter))
        .filter(parameter -> call.where().isEmpty() || isKnown(parameter))
        .filter(
            parameter ->
                parameter.kind() == Kind.VALUE
                    || parameter.kind() == Kind.RANGE
                    || parameter.kind() == Kind.ANY_OF
                    || parameter.kind() == Kind.OTHER)
        .toList();
  }

  /** Whether the parameter is only compared with the row, by the condition of a write. */
  public boolean onlyCompares(ParameterModel parameter) {
    return tables.stream()
        .anyMatch(table -> ConditionPlan.onlyCompares(call.method(), parameter, table));
  }

  /** Whether the method writes an entity or a patch that is its parameter. */
  public boolean carriesEntity() {
    return call.method().carriesEntity();
  }

  /**
   * Whether the method cannot take several values in this parameter. A select takes collections, an
   * update or a delete takes one for a column of the key, and only a select or a delete takes a
   * range.
   */
  public boolean isStrayRange(ParameterModel parameter) {
    boolean select = call.method() instanceof SelectMethod;
    boolean delete = call.method() instanceof DeleteMethod;
    return switch (parameter.kind()) {
      case RANGE -> !select && !delete;
      case ANY_OF -> !select && !delete && !isOfUpdatedKey(parameter);
      default -> false;
    };
  }

  private boolean isOfUpdatedKey(ParameterModel parameter) {
    return call.method() instanceof UpdateMethod
        && tables.stream()
            .flatMap(table -> table.primaryKey().stream())
            .anyMatch(column -> column.parameter().equals(parameter.name()));
  }

  public boolean isKnown(ParameterModel parameter) {
    return names().contains(parameter.name());
  }

  /** Returns the column of that name, if the parameter's type matches no column of that name. */
  public Optional<TableColumn> mistyped(ParameterModel parameter) {
    boolean fits =
        tables.stream().anyMatch(table -> table.restrictedBy(parameter).isPresent())
            || isIndexed(parameter);
    return fits
        ? Optional.empty()
        : tables.stream()
            .flatMap(table -> table.byParameter(parameter.name()).stream())
            .findFirst();
  }

  /** Whether a native index of a select compares with such a parameter. */
  private boolean isIndexed(ParameterModel parameter) {
    return call.method() instanceof SelectMethod
        && call.entity()
            .filter(
                entity ->
                    entity.nativeIndexes().stream()
                        .anyMatch(index -> index.fits(parameter, entity)))
            .isPresent();
  }

  /** Whether the parameter restricts a column that cannot choose rows. */
  public boolean isOutsideAnyKey(ParameterModel parameter) {
    boolean isStatic =
        tables.stream()
            .flatMap(table -> table.byParameter(parameter.name()).stream())
            .anyMatch(column -> column.role() == TableColumn.Role.STATIC);
    boolean chooses = call.method() instanceof SelectMethod;
    if (call.method() instanceof DeleteMethod) {
      return tables.stream()
          .noneMatch(
              table ->
                  table.primaryKey().stream()
                      .anyMatch(column -> column.parameter().equals(parameter.name())));
    }
    return chooses && isStatic;
  }

  /** Returns the terms of {@code orderBy} that name no property, or that cannot be parsed. */
  public List<OrderTerm> unclearOrder() {
    return call.method() instanceof SelectMethod select && !tables.isEmpty()
        ? select.orderBy().stream()
            .filter(term -> !term.clear() || !names().contains(term.property()))
            .toList()
        : List.of();
  }

  /** Whether a rule about parameters, condition or order reports this call. */
  public boolean hasMistake() {
    boolean strayEntities =
        !(call.method() instanceof InsertMethod)
            && call.method().shape().position(Kind.ENTITIES).isPresent();
    return strayEntities
        || !call.where().isEmpty()
        || !unclearOrder().isEmpty()
        || naming().stream()
            .anyMatch(
                parameter ->
                    isStrayRange(parameter)
                        || !isKnown(parameter)
                        || mistyped(parameter).isPresent()
                        || isOutsideAnyKey(parameter));
  }
}
