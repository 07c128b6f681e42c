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
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
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
    String columns =
        several.stream()
            .map(each -> each.column().parameter())
            .collect(Collectors.joining(" and "));
    return one.forEach(WriteCost.Several.values(columns, isOneBatch(several.get(0), whole)));
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
    Optional<Binding> several = key.stream().filter(Binding::several).findFirst();
    boolean together = several.isPresent() && isOneBatch(several.get(), whole);
    WriteCost cost = forEach(key, whole, costs.ofDelete(!whole));
    return new MethodPlan.KeyDelete(table, key, range, whole, together, cost);
  }

  /** Whether one batch can write all rows of a column, with index entries and copies. */
  private boolean isOneBatch(Binding several, boolean whole) {
    boolean onePartition = several.column().role() == TableColumn.Role.CLUSTERING;
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
