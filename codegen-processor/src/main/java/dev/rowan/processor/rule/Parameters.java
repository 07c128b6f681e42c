package dev.rowan.processor.rule;

import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.PlannedCall;
import java.util.List;
import java.util.Optional;

/**
 * The parameters of one call, held against the tables that it can use: a select any, a write the
 * entity's own.
 */
final class Parameters {
  private final PlannedCall call;
  private final List<TableModel> tables;

  private Parameters(PlannedCall call, List<TableModel> tables) {
    this.call = call;
    this.tables = tables;
  }

  /** The parameters of a call whose entity is not known are held against no table. */
  static Parameters of(PlannedCall call) {
    return new Parameters(
        call, call.entity().map(entity -> tables(call, entity)).orElse(List.of()));
  }

  private static List<TableModel> tables(PlannedCall call, EntityModel entity) {
    return call.method() instanceof SelectMethod
        ? TableModel.allOf(entity)
        : List.of(TableModel.of(entity));
  }

  /** The names that a parameter can have, in schema order. */
  List<String> names() {
    return tables.stream()
        .flatMap(table -> table.columns().stream())
        .map(TableColumn::parameter)
        .distinct()
        .toList();
  }

  /** The parameters that ought to name a property; none where an entity is the parameter. */
  List<ParameterModel> naming() {
    boolean named =
        !(call.method() instanceof InsertMethod) && !(call.method() instanceof ScanMethod);
    if (tables.isEmpty() || carriesEntity() || !named) {
      return List.of();
    }
    return call.method().shape().parameters().stream()
        .filter(
            parameter ->
                parameter.kind() == Kind.VALUE
                    || parameter.kind() == Kind.RANGE
                    || parameter.kind() == Kind.ANY_OF
                    || parameter.kind() == Kind.OTHER)
        .toList();
  }

  /** Whether the method writes the entity, or the patch of one, that is its parameter. */
  boolean carriesEntity() {
    MethodShape shape = call.method().shape();
    return !call.method().reads()
        && (shape.position(Kind.ENTITY).isPresent() || shape.position(Kind.PATCH).isPresent());
  }

  /**
   * Whether several values cannot be meant: only a select reads any of some, and only that and a
   * delete have a range.
   */
  boolean isStrayRange(ParameterModel parameter) {
    boolean select = call.method() instanceof SelectMethod;
    return switch (parameter.kind()) {
      case RANGE -> !select && !(call.method() instanceof DeleteMethod);
      case ANY_OF -> !select;
      default -> false;
    };
  }

  boolean isKnown(ParameterModel parameter) {
    return names().contains(parameter.name());
  }

  /** The column of that name, if the parameter's type fits none of that name. */
  Optional<TableColumn> mistyped(ParameterModel parameter) {
    boolean fits = tables.stream().anyMatch(table -> table.restrictedBy(parameter).isPresent());
    return fits
        ? Optional.empty()
        : tables.stream()
            .flatMap(table -> table.byParameter(parameter.name()).stream())
            .findFirst();
  }

  /** Whether the parameter chooses rows by a column in which it cannot. */
  boolean isOutsideAnyKey(ParameterModel parameter) {
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

  /** The terms of the order that name nothing, or say more than a direction. */
  List<OrderTerm> unclearOrder() {
    return call.method() instanceof SelectMethod select && !tables.isEmpty()
        ? select.orderBy().stream()
            .filter(term -> !term.clear() || !names().contains(term.property()))
            .toList()
        : List.of();
  }

  /** Whether a rule about parameters or order speaks of this call. */
  boolean hasMistake() {
    return !unclearOrder().isEmpty()
        || naming().stream()
            .anyMatch(
                parameter ->
                    parameter.kind() == Kind.OTHER
                        || isStrayRange(parameter)
                        || !isKnown(parameter)
                        || mistyped(parameter).isPresent()
                        || isOutsideAnyKey(parameter));
  }
}
