package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The restrictions that the parameters of a method put on the columns of one table. */
final class Restrictions {
  private final List<Binding> equality = new ArrayList<>();
  private final List<Binding> ranges = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();

  Restrictions(TableModel table, DaoMethod method) {
    List<ParameterModel> arguments = method.arguments();
    for (int position = 0; position < arguments.size(); position++) {
      ParameterModel parameter = arguments.get(position);
      if (ConditionPlan.onlyCompares(method, parameter, table)) {
        continue;
      }
      boolean range = parameter.kind() == ParameterModel.Kind.RANGE;
      boolean several = parameter.kind() == ParameterModel.Kind.ANY_OF;
      boolean other = parameter.kind() == ParameterModel.Kind.OTHER;
      Optional<TableColumn> column = table.restrictedBy(parameter);
      if (range
          || several
          || parameter.kind() == ParameterModel.Kind.VALUE
          || (other && column.isPresent())) {
        if (column.isEmpty()) {
          unknown.add(parameter.name());
        } else {
          Binding.Source source = several ? Binding.Source.ANY_OF : Binding.Source.VALUE;
          (range ? ranges : equality).add(Binding.to(position, column.get(), source));
        }
      }
    }
    table.partitionKey().stream()
        .filter(column -> any(column).isEmpty())
        .flatMap(column -> derived(table, column, method).stream())
        .forEach(equality::add);
  }

  /**
   * Returns the binding of a computed column: to the value of its source, to the periods of a range
   * of its source, to all shards, or for a read to the periods up to the current time.
   */
  private Optional<Binding> derived(TableModel table, TableColumn column, DaoMethod method) {
    if (column.computed().isEmpty()) {
      return Optional.empty();
    }
    Component source = new Component.Whole(column.computed().get().source());
    Optional<TableColumn> key =
        table.primaryKey().stream().filter(each -> each.component().equals(source)).findFirst();
    return key.filter(each -> column.isComputedProperty())
        .flatMap(this::equality)
        .filter(binding -> binding.source() == Binding.Source.VALUE)
        .map(value -> Binding.to(value.parameter(), column, Binding.Source.COMPUTED))
        .or(() -> column.shard().flatMap(shard -> shard(column, shard, method)))
        .or(
            () ->
                key.flatMap(this::range)
                    .map(range -> Binding.to(range.parameter(), column, Binding.Source.PERIODS)))
        .or(
            () ->
                column
                    .bucket()
                    .filter(ComputedKey.Bucket::isWalked)
                    .filter(bucket -> method instanceof DaoMethod.SelectMethod)
                    .map(bucket -> Binding.walk(column)));
  }

  /** An update writes one row, so that it needs the shard of the row. */
  private static Optional<Binding> shard(
      TableColumn column, ComputedKey.Shard shard, DaoMethod method) {
    if (!shard.isInTurn()) {
      return Optional.of(Binding.toAll(column));
    }
    if (method instanceof DaoMethod.IncrementMethod) {
      return Optional.of(Binding.toNext(column));
    }
    return method instanceof DaoMethod.UpdateMethod
        ? Optional.empty()
        : Optional.of(Binding.toAll(column));
  }

  /** Whether the column has the same value in all rows. */
  boolean isFixed(TableColumn column) {
    return equality(column).filter(binding -> !binding.several()).isPresent();
  }

  /** Whether a parameter gives the values of the column. */
  boolean isGiven(TableColumn column) {
    return equality(column).filter(Binding::isGiven).isPresent();
  }

  Optional<Binding> equality(TableColumn column) {
    return find(equality, column);
  }

  Optional<Binding> range(TableColumn column) {
    return find(ranges, column);
  }

  Optional<Binding> any(TableColumn column) {
    return equality(column).or(() -> range(column));
  }

  /**
   * Returns the columns of the key that have a value, in key order, up to the first without one.
   */
  List<Binding> prefix(List<TableColumn> key) {
    List<Binding> prefix = new ArrayList<>();
    for (TableColumn column : key) {
      Optional<Binding> binding = equality(column);
      if (binding.isEmpty()) {
        break;
      }
      prefix.add(binding.get());
    }
    return prefix;
  }

  List<TableColumn> withoutValue(List<TableColumn> key) {
    return key.stream().filter(column -> equality(column).isEmpty()).toList();
  }

  /** Returns the names of parameters that restrict no column of this key. */
  List<String> outside(List<TableColumn> key) {
    List<String> names = new ArrayList<>(unknown);
    for (List<Binding> bindings : List.of(equality, ranges)) {
      bindings.stream()
          .map(Binding::column)
          .filter(column -> !key.contains(column))
          .map(TableColumn::parameter)
          .forEach(names::add);
    }
    return names;
  }

  /** Returns the equalities on columns outside this key, in the order of the parameters. */
  List<Binding> beside(List<TableColumn> key) {
    return equality.stream().filter(binding -> !key.contains(binding.column())).toList();
  }

  private static Optional<Binding> find(List<Binding> bindings, TableColumn column) {
    return bindings.stream().filter(binding -> binding.column().equals(column)).findFirst();
  }
}
