package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Plans the methods that write. Their table is always the entity's own. */
final class WritePlanner {
  private final EntityModel entity;
  private final TableModel table;
  private final WriteCosts costs;

  WritePlanner(EntityModel entity) {
    this.entity = entity;
    this.table = TableModel.of(entity);
    this.costs = new WriteCosts(entity);
  }

  /** Returns the plan of an insert; empty without a parameter with one or several entities. */
  Optional<MethodPlan> insert(InsertMethod method) {
    return method.written().isPresent()
        ? Optional.of(insertOfColumns(method))
        : insert(method.shape());
  }

  private MethodPlan insertOfColumns(InsertMethod method) {
    Restrictions given = new Restrictions(table, method);
    List<TableColumn> key = table.primaryKey();
    List<TableColumn> missing = given.withoutValue(key);
    List<Binding> columns = given.beside(key);
    return missing.isEmpty()
        ? new MethodPlan.ColumnWrite(
            table, given.prefix(key), columns, true, costs.ofInsert(columns))
        : none(new Mismatch.KeyIncomplete(missing));
  }

  private Optional<MethodPlan> insert(MethodShape shape) {
    WriteCost one = costs.ofEntity(true);
    return byEntity(shape)
        .<MethodPlan>map(at -> new MethodPlan.EntityWrite(table, OptionalInt.empty(), at, one))
        .or(
            () ->
                shape.positions(ParameterModel.Kind.ENTITIES).stream()
                    .findFirst()
                    .map(at -> insertOfSeveral(shape, at, one)));
  }

  private MethodPlan insertOfSeveral(MethodShape shape, int at, WriteCost one) {
    boolean together =
        entity.copyPartners().findAny().isEmpty()
            && entity.columns().noneMatch(PropertyModel::isStatic)
            && entity.indexes().stream().noneMatch(IndexModel::unique);
    String parameter = shape.parameters().get(at).name();
    return new MethodPlan.EntityWrite(
        table,
        OptionalInt.empty(),
        at,
        one.forEach(WriteCost.Several.entities(parameter, together)));
  }

  Optional<MethodPlan> update(UpdateMethod method) {
    if (method.isChange()) {
      List<Integer> states = method.shape().positions(ParameterModel.Kind.ENTITY);
      return Optional.of(
          new MethodPlan.EntityWrite(
              table, OptionalInt.of(states.get(0)), states.get(1), costs.ofPatch()));
    }
    return byPatch(method.shape())
        .or(
            () ->
                byEntity(method.shape())
                    .map(
                        at ->
                            new MethodPlan.EntityWrite(
                                table, OptionalInt.empty(), at, costs.ofEntity(false))))
        .or(() -> Optional.of(updateByKey(method)));
  }

  Optional<MethodPlan> delete(DeleteMethod method) {
    return byEntity(method.shape())
        .<MethodPlan>map(at -> new MethodPlan.EntityDelete(table, at, costs.ofDelete(false)))
        .or(() -> Optional.of(deleteByKey(method)));
  }

  MethodPlan increment(IncrementMethod method) {
    return byPatch(method.shape()).orElseGet(() -> updateByKey(method));
  }

  private Optional<MethodPlan> byPatch(MethodShape shape) {
    return shape.positions(ParameterModel.Kind.PATCH).stream()
        .findFirst()
        .map(at -> new MethodPlan.PatchWrite(table, at, costs.ofPatch()));
  }

  private MethodPlan updateByKey(DaoMethod method) {
    Restrictions given = new Restrictions(table, method);
    List<TableColumn> whole = table.primaryKey();
    List<Binding> columns = given.beside(whole);
    boolean onlyStatics =
        !columns.isEmpty()
            && columns.stream()
                .allMatch(binding -> binding.column().role() == TableColumn.Role.STATIC);
    boolean noClustering = given.withoutValue(table.clustering()).equals(table.clustering());
    List<TableColumn> key = onlyStatics && noClustering ? table.partitionKey() : whole;
    List<Binding> prefix = given.prefix(key);
    List<TableColumn> missing =
        Stream.concat(
                given.withoutValue(key).stream(),
                prefix.stream().filter(Binding::isDerived).map(Binding::column))
            .toList();
    WriteCost one = onlyStatics && noClustering ? costs.ofStatics() : costs.ofColumns(columns);
    return missing.isEmpty()
        ? new MethodPlan.ColumnWrite(table, prefix, columns, false, forEach(prefix, true, one))
        : none(new Mismatch.KeyIncomplete(missing));
  }

  /** Returns the cost of a write for each of several values of a column, if there are several. */
  private WriteCost forEach(List<Binding> key, boolean whole, WriteCost one) {
    List<Binding> several = key.stream().filter(Binding::several).toList();
    if (several.isEmpty()) {
      return one;
    }
    List<String> names = several.stream().map(each -> each.column().parameter()).toList();
    return one.forEach(WriteCost.Several.values(names, areOneBatch(several, whole)));
  }

  private MethodPlan deleteByKey(DaoMethod method) {
    Restrictions given = new Restrictions(table, method);
    List<TableColumn> missing = given.withoutValue(table.partitionKey());
    if (!missing.isEmpty()) {
      return none(new Mismatch.PartitionIncomplete(missing));
    }
    List<Binding> key = given.prefix(table.primaryKey());
    Optional<Binding> range =
        table.primaryKey().stream().skip(key.size()).findFirst().flatMap(given::range);
    Optional<Binding> late =
        table.primaryKey().stream()
            .skip(key.size() + (range.isPresent() ? 1L : 0L))
            .flatMap(column -> given.any(column).stream())
            .findFirst();
    if (late.isPresent()) {
      TableColumn next = table.primaryKey().get(key.size());
      TableColumn restricted = late.get().column();
      int parameter = late.get().parameter();
      return none(
          range.isPresent()
              ? new Mismatch.AfterRange(next, restricted, parameter)
              : new Mismatch.ClusteringGap(next, restricted, parameter));
    }
    boolean whole = key.size() == table.primaryKey().size();
    if (range.isPresent()) {
      Optional<Mismatch> outOfOrder = tuple(method, range.get(), key.size());
      if (outOfOrder.isPresent()) {
        return none(outOfOrder.get());
      }
    }
    List<Binding> several = key.stream().filter(Binding::several).toList();
    boolean together = !several.isEmpty() && areOneBatch(several, whole);
    WriteCost cost = forEach(key, whole, costs.ofDelete(!whole));
    return new MethodPlan.KeyDelete(table, key, range, whole, together, cost);
  }

  /** Returns the mismatch of a range of several columns that are not the next ones of the key. */
  private Optional<Mismatch> tuple(DaoMethod method, Binding range, int given) {
    List<TableColumn> open = table.primaryKey().stream().skip(given).toList();
    List<String> next = open.stream().map(TableColumn::parameter).toList();
    return method
        .restriction(range.parameter())
        .filter(Restriction.Between.class::isInstance)
        .map(each -> ((Restriction.Between) each).names())
        .filter(names -> names.size() > next.size() || !next.subList(0, names.size()).equals(names))
        .map(names -> new Mismatch.OtherTuple(names, open));
  }

  /** Whether one batch can write all rows of these columns, with index entries and copies. */
  private boolean areOneBatch(List<Binding> several, boolean whole) {
    boolean onePartition =
        several.stream().allMatch(each -> each.column().role() == TableColumn.Role.CLUSTERING);
    Optional<Maintain> protocol = entity.protocol();
    return onePartition
        && entity.chunked().findAny().isEmpty()
        && entity.copyPartners().findAny().isEmpty()
        && (protocol.isEmpty() || (whole && protocol.get() != Maintain.SERIAL));
  }

  private MethodPlan none(Mismatch shortfall) {
    return new MethodPlan.NoPlan(List.of(new Attempt(table, shortfall)));
  }

  private static Optional<Integer> byEntity(MethodShape shape) {
    return shape.positions(ParameterModel.Kind.ENTITY).stream().findFirst();
  }
}
