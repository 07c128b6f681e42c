package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Reports a parameter that has no effect. Callers would expect one. */
@DesignRule(
    code = "DAO-04",
    severity = Severity.ERROR,
    summary = "A parameter has no effect in its method")
public final class UnusedParameter implements CallRule {
  private static final Set<Kind> BOUNDS =
      EnumSet.of(Kind.LIMIT, Kind.PER_PARTITION_LIMIT, Kind.PAGE_REQUEST);

  private static final String OF_PATCHES =
      "an @Update or an @Increment takes one patch, and no other parameter than one WriteOptions";

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    if (method instanceof UnclearMethod || method instanceof QueryMethod) {
      return Stream.empty(); // DAO-06, QRY-16, DAO-30
    }
    List<ParameterModel> parameters = method.shape().parameters();
    return IntStream.range(0, parameters.size())
        .filter(at -> isUnused(call, at))
        .mapToObj(at -> complaint(method, parameters.get(at)));
  }

  private static boolean isUnused(PlannedCall call, int at) {
    DaoMethod method = call.method();
    MethodShape shape = method.shape();
    ParameterModel parameter = shape.parameters().get(at);
    if (Parameters.of(call).onlyCompares(parameter)) {
      return false;
    }
    if (parameter.kind() == Kind.WRITE_OPTIONS) {
      return method.reads() || shape.positions(Kind.WRITE_OPTIONS).indexOf(at) > 0;
    }
    if (parameter.kind() == Kind.READ_OPTIONS) {
      return !method.reads() || shape.positions(Kind.READ_OPTIONS).indexOf(at) > 0;
    }
    if (method.written().isPresent()) {
      return parameter.kind() != Kind.COMPARED; // DAO-30 reports values that have no effect
    }
    if (parameter.kind() == Kind.PATCH) {
      boolean takes = method instanceof UpdateMethod || method instanceof IncrementMethod;
      return !takes
          || shape.position(Kind.ENTITY).isPresent()
          || shape.positions(Kind.PATCH).indexOf(at) > 0;
    }
    if (parameter.kind() == Kind.CONTENT) {
      return false; // DAO-29
    }
    if (parameter.kind() == Kind.ENTITIES) {
      return !(method instanceof InsertMethod); // DAO-08 reports several of an insert
    }
    if (method instanceof ScanMethod) {
      return !BOUNDS.contains(parameter.kind());
    }
    if (method instanceof SelectMethod) {
      return parameter.kind() == Kind.ENTITY || isOddValue(call, parameter);
    }
    if (method instanceof IncrementMethod && parameter.kind() == Kind.ENTITY) {
      return true;
    }
    if (parameter.kind() == Kind.ENTITY) {
      // DAO-08 reports several entities of an insert
      return !(method instanceof InsertMethod)
          && !method.isChange()
          && shape.positions(Kind.ENTITY).indexOf(at) > 0;
    }
    return method instanceof InsertMethod
        ? Parameters.of(call).carriesEntity() || parameter.kind() != Kind.OTHER
        : isUnusedByKey(call, parameter);
  }

  private static boolean isUnusedByKey(PlannedCall call, ParameterModel parameter) {
    return switch (parameter.kind()) {
      case LIMIT, PER_PARTITION_LIMIT, PAGE_REQUEST -> true;
      case ANY_OF ->
          Parameters.of(call).isStrayRange(parameter) || Parameters.of(call).carriesEntity();
      case ENTITY, ENTITIES, PATCH, READ_OPTIONS, WRITE_OPTIONS, COMPARED, CONTENT -> false;
      case RANGE -> !(call.method() instanceof DeleteMethod) || Parameters.of(call).carriesEntity();
      case VALUE -> Parameters.of(call).carriesEntity();
      case OTHER -> Parameters.of(call).carriesEntity() || isOddValue(call, parameter);
    };
  }

  /** Whether no column has the type. If the name is that of a property, DAO-02 reports it. */
  private static boolean isOddValue(PlannedCall call, ParameterModel parameter) {
    return parameter.kind() == Kind.OTHER && !Parameters.of(call).isKnown(parameter);
  }

  private static Complaint complaint(DaoMethod method, ParameterModel parameter) {
    String kind = method.annotation().annotation();
    return Complaint.at(
            parameter.origin(),
            "parameter `%s` has no effect with @%s"
                .formatted(
                    parameter.type().brief() + " " + parameter.name(),
                    kind.substring(kind.lastIndexOf('.') + 1)))
        .because(
            parameter.kind() == Kind.PATCH && method.written().isEmpty()
                ? OF_PATCHES
                : reason(method))
        .fix(fix(parameter));
  }

  private static String fix(ParameterModel parameter) {
    String one = "%s %s".formatted(parameter.valueJavaType().brief(), parameter.name());
    return switch (parameter.kind()) {
      case RANGE -> one;
      case ANY_OF -> one + ", and call the method for each value";
      case ENTITIES -> one + ", and call the method for each entity";
      default -> "drop the parameter";
    };
  }

  private static String reason(DaoMethod method) {
    if (method.written().isPresent()) {
      return "a statement that writes takes the values that it names, and one WriteOptions";
    }
    if (method instanceof InsertMethod) {
      return "an @Insert takes one entity or one collection of entities, and at most one"
          + " WriteOptions";
    }
    if (method instanceof IncrementMethod) {
      return "an @Increment takes the values of the whole key, the amount to add to each counter,"
          + " and one WriteOptions";
    }
    if (method instanceof ScanMethod) {
      return "a @FullScan reads every row; it takes a Limit or a PageRequest, a PerPartitionLimit,"
          + " and at most one ReadOptions";
    }
    return method instanceof SelectMethod
        ? "a @Select takes values or Collections of values, one Range, a Limit or a PageRequest,"
            + " a PerPartitionLimit, and one ReadOptions"
        : "an @Update or a @Delete takes one entity or values of its properties, and one"
            + " WriteOptions; of columns of the key also Collections of values, and a @Delete one"
            + " Range";
  }
}
