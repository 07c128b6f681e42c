package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.quantity.ClusterFacts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plans every method of every DAO. */
public final class DesignPlanner {
  private DesignPlanner() {}

  public static Design plan(Declarations declared, ClusterFacts facts) {
    return new Design(
        declared.entities(),
        declared.udts(),
        declared.daos().stream().map(dao -> plan(dao, declared)).toList(),
        declared.sources(),
        facts);
  }

  /** Returns the plan of a method of that entity; empty if its shape does not allow one. */
  public static Optional<MethodPlan> plan(DaoMethod method, EntityModel entity) {
    return method.match(new OfEntity(entity));
  }

  private static PlannedDao plan(DaoModel dao, Declarations declared) {
    Set<String> shown =
        dao.methods().stream()
            .flatMap(DesignPlanner::shown)
            .collect(Collectors.toUnmodifiableSet());
    return new PlannedDao(
        dao,
        dao.methods().stream()
            .map(method -> plan(method, dao.converters(), shown, declared))
            .toList());
  }

  /** Returns the entities that a method names in its types and its annotation. */
  private static Stream<String> shown(DaoMethod method) {
    return Stream.of(
            method.entity().stream(),
            method.shape().returns().entity().stream(),
            method.shape().parameters().stream().flatMap(each -> each.entity().stream()))
        .flatMap(each -> each);
  }

  private static PlannedCall plan(
      DaoMethod written,
      List<ConverterModel> converters,
      Set<String> shown,
      Declarations declared) {
    Optional<EntityModel> entity =
        written instanceof QueryMethod query
            ? StatementPlanner.entity(query, declared)
            : written.entity().flatMap(declared::entity);
    Optional<DaoConversions> conversions = entity.map(each -> new DaoConversions(each, converters));
    DaoMethod method = conversions.map(each -> each.ofParameters(written)).orElse(written);
    PlannedCall call =
        method instanceof QueryMethod query
            ? plan(query, shown, declared)
            : plan(method, entity, declared);
    return conversions.map(each -> each.ofResult(call)).orElse(call);
  }

  private static PlannedCall plan(
      DaoMethod method, Optional<EntityModel> entity, Declarations declared) {
    Optional<WherePlanner.Resolved> where =
        entity.flatMap(
            each ->
                method instanceof SelectMethod select
                    ? select
                        .where()
                        .map(text -> WherePlanner.resolve(select, text, each, declared.udts()))
                    : Optional.empty());
    return where
        .map(each -> plan(restricted(method, each), each.problems(), entity, declared))
        .orElseGet(() -> plan(method, List.of(), entity, declared));
  }

  private static DaoMethod restricted(DaoMethod method, WherePlanner.Resolved where) {
    return method instanceof SelectMethod select
        ? select.restrictedBy(where.restrictions())
        : method;
  }

  /** Plans a statement as the method that it stands for. */
  private static PlannedCall plan(QueryMethod method, Set<String> shown, Declarations declared) {
    StatementPlanner.Resolved resolved = StatementPlanner.resolve(method, shown, declared);
    PlannedCall call = plan(resolved.method(), resolved.problems(), resolved.entity(), declared);
    if (resolved.method() instanceof QueryMethod) {
      return call;
    }
    List<ConditionProblem> problems = StatementPlanner.problems(resolved.method(), call);
    return problems.isEmpty() ? call : plan(method, problems, resolved.entity(), declared);
  }

  /** Plans a method with the names of its condition resolved, unless there are problems. */
  private static PlannedCall plan(
      DaoMethod written,
      List<ConditionProblem> where,
      Optional<EntityModel> entity,
      Declarations declared) {
    Function<ColumnType.OfClass, Optional<UdtModel>> udts =
        type -> UdtModel.of(type, declared.udts());
    DaoMethod method =
        entity.map(each -> new ResultNames(each, udts).resolve(written)).orElse(written);
    Optional<MethodPlan> plan =
        entity.filter(each -> where.isEmpty()).flatMap(each -> plan(method, each));
    return new PlannedCall(
        method,
        entity,
        entity.map(each -> tables(method, each)).orElse(List.of()),
        plan,
        entity.flatMap(each -> ConditionPlanner.plan(method, each, plan, udts)),
        where);
  }

  private static List<TableModel> tables(DaoMethod method, EntityModel entity) {
    return method instanceof SelectMethod select
        ? select.tables(entity)
        : List.of(TableModel.of(entity));
  }

  private record OfEntity(EntityModel entity) implements DaoMethod.Cases<Optional<MethodPlan>> {
    @Override
    public Optional<MethodPlan> insert(InsertMethod method) {
      return new WritePlanner(entity).insert(method);
    }

    @Override
    public Optional<MethodPlan> update(UpdateMethod method) {
      return new WritePlanner(entity).update(method);
    }

    @Override
    public Optional<MethodPlan> delete(DeleteMethod method) {
      return new WritePlanner(entity).delete(method);
    }

    @Override
    public Optional<MethodPlan> increment(IncrementMethod method) {
      return Optional.of(new WritePlanner(entity).increment(method));
    }

    @Override
    public Optional<MethodPlan> select(SelectMethod method) {
      return Optional.of(ReadPlanner.plan(method, entity));
    }

    @Override
    public Optional<MethodPlan> query(QueryMethod method) {
      return Optional.empty();
    }

    @Override
    public Optional<MethodPlan> scan(ScanMethod method) {
      MethodShape shape = method.shape();
      return Optional.of(
          new MethodPlan.Scan(
              TableModel.of(entity),
              method.isOfPartitions(entity),
              shape.position(ParameterModel.Kind.LIMIT),
              shape.position(ParameterModel.Kind.PER_PARTITION_LIMIT),
              shape.position(ParameterModel.Kind.PAGE_REQUEST),
              method.because()));
    }

    @Override
    public Optional<MethodPlan> unclear(UnclearMethod method) {
      return Optional.empty();
    }
  }
}
