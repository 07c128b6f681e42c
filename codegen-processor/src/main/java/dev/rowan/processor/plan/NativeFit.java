package dev.rowan.processor.plan;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.StatementModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Checks whether native indexes serve one select that no table serves, and plans the read. Each
 * parameter is the value of the whole partition key, or restricts a property with an index.
 */
final class NativeFit {
  private final EntityModel entity;
  private final SelectMethod method;
  private final TableModel table;
  private final List<Binding> partition;
  private final List<IndexBinding> indexed = new ArrayList<>();
  private final Optional<IndexBinding> nearest;
  private boolean complete = true;

  /** The parameter with a range that the index of its property does not find. */
  private Optional<Mismatch> range = Optional.empty();

  NativeFit(EntityModel entity, SelectMethod method) {
    this.entity = entity;
    this.method = method;
    this.table = TableModel.of(entity);
    Restrictions restrictions = new Restrictions(table, method);
    List<Binding> prefix = restrictions.prefix(table.partitionKey());
    boolean whole =
        prefix.size() == table.partitionKey().size() && prefix.stream().noneMatch(Binding::several);
    this.partition = whole ? prefix : List.of();
    this.nearest = NearestFit.of(method, entity);
    List<ParameterModel> arguments = method.arguments();
    for (int position = 0; position < arguments.size(); position++) {
      add(arguments.get(position), position);
    }
  }

  private void add(ParameterModel parameter, int position) {
    boolean restricts = parameter.restricts() || parameter.kind() == ParameterModel.Kind.OTHER;
    boolean inPartition =
        partition.stream()
            .anyMatch(each -> each.isGiven() && each.given().equals(OptionalInt.of(position)));
    if (!restricts || inPartition) {
      return;
    }
    Optional<NativeIndexModel> index =
        isTuple(position)
            ? Optional.empty()
            : entity.nativeIndexes().stream()
                .filter(each -> each.fits(parameter, entity))
                .min(Comparator.comparing(NativeIndexModel::kind));
    index.ifPresentOrElse(each -> add(each, parameter, position), () -> refuse(parameter));
  }

  private void add(NativeIndexModel index, ParameterModel parameter, int position) {
    TableColumn column = index.column(entity).orElseThrow();
    indexed.add(
        new IndexBinding(
            index,
            index.name(entity),
            Binding.to(position, column, Binding.Source.VALUE),
            parameter.kind() == ParameterModel.Kind.RANGE));
  }

  private void refuse(ParameterModel parameter) {
    complete = false;
    if (parameter.kind() == ParameterModel.Kind.RANGE) {
      range =
          entity.nativeIndexes().stream()
              .filter(each -> each.property().equals(parameter.name()))
              .filter(each -> !each.isOfParts(entity))
              .findFirst()
              .map(each -> new Mismatch.NativeRange(each.name(entity), each));
    }
  }

  private boolean isTuple(int position) {
    return method
        .restriction(position)
        .filter(each -> each instanceof Restriction.Between of && of.names().size() > 1)
        .isPresent();
  }

  /** Returns the plan, if native indexes serve the method. */
  Optional<MethodPlan> read() {
    return isServed() && isInOrder()
        ? Optional.of(
            new MethodPlan.IndexRead(
                table,
                partition,
                indexed,
                nearest,
                method.limit().filter(limit -> !TableFit.holdsOne(method)),
                method.shape().position(ParameterModel.Kind.PAGE_REQUEST)))
        : Optional.empty();
  }

  /** Returns the reason if native indexes serve the method except for an order or a range. */
  Optional<Attempt> nearly() {
    Optional<Mismatch> order =
        isServed() && !isInOrder()
            ? Optional.of(
                new Mismatch.NativeOrder(
                    indexed.get(0).name(), !partition.isEmpty(), indexed.get(0).index()))
            : range.filter(each -> isReadOfRows());
    return order.map(each -> new Attempt(table, each));
  }

  /** A read by an index of the first generation has one restriction. */
  private boolean isServed() {
    boolean together =
        (indexed.size() == 1 && nearest.isEmpty())
            || indexed.stream().allMatch(each -> each.index().kind() == IndexKind.SAI);
    boolean uses = !indexed.isEmpty() || nearest.isPresent();
    return complete && together && uses && isReadOfRows();
  }

  /** Whether the entity's own table is read, row by row. */
  private boolean isReadOfRows() {
    return method.tables(entity).contains(table)
        && method.perPartition().isEmpty()
        && method.statement().filter(StatementModel::distinct).isEmpty()
        && method.shape().returns().kind() != ReturnModel.Kind.MAP;
  }

  /**
   * Whether the rows are in the requested order: by nearness, as one partition has them, or none.
   */
  private boolean isInOrder() {
    List<OrderTerm> terms = method.orderBy();
    List<TableColumn> stored = table.clustering();
    if (terms.isEmpty() || nearest.isPresent()) {
      return true;
    }
    if (partition.isEmpty() || terms.size() > stored.size()) {
      return false;
    }
    for (int at = 0; at < terms.size(); at++) {
      if (!stored.get(at).parameter().equals(terms.get(at).property())
          || stored.get(at).order() != terms.get(at).order()) {
        return false;
      }
    }
    return true;
  }
}
