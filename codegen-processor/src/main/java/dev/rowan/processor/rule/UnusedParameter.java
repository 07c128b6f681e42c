package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.plan.PlannedCall;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A parameter that changes nothing makes the caller believe that it does. */
@DesignRule(
    code = "DAO-04",
    severity = Severity.ERROR,
    summary = "A parameter has no use in its method")
final class UnusedParameter implements CallRule {
  private static final String OF_PATCHES =
      "a patch is for an @Update, or for an @Increment of counters: one, alone but for one WriteOptions";

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    if (method instanceof UnclearMethod) {
      return Stream.empty(); // DAO-06
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
    if (parameter.kind() == Kind.WRITE_OPTIONS) {
      return method.reads()
          || method instanceof IncrementMethod
          || shape.positions(Kind.WRITE_OPTIONS).indexOf(at) > 0;
    }
    if (parameter.kind() == Kind.READ_OPTIONS) {
      return !method.reads() || shape.positions(Kind.READ_OPTIONS).indexOf(at) > 0;
    }
    if (parameter.kind() == Kind.PATCH) {
      boolean takes = method instanceof UpdateMethod || method instanceof IncrementMethod;
      return !takes
          || shape.position(Kind.ENTITY).isPresent()
          || shape.positions(Kind.PATCH).indexOf(at) > 0;
    }
    if (method instanceof ScanMethod) {
      return parameter.kind() != Kind.LIMIT && parameter.kind() != Kind.PAGE_REQUEST;
    }
    if (method instanceof SelectMethod) {
      return parameter.kind() == Kind.ENTITY || isOddValue(call, parameter);
    }
    if (method instanceof IncrementMethod && parameter.kind() == Kind.ENTITY) {
      return true;
    }
    if (parameter.kind() == Kind.ENTITY) {
      // more than one entity of an insert is DAO-08's
      return !(method instanceof InsertMethod)
          && !method.isChange()
          && shape.positions(Kind.ENTITY).indexOf(at) > 0;
    }
    return method instanceof InsertMethod
        ? !shape.positions(Kind.ENTITY).isEmpty() || parameter.kind() != Kind.OTHER
        : isUnusedByKey(call, parameter);
  }

  private static boolean isUnusedByKey(PlannedCall call, ParameterModel parameter) {
    return switch (parameter.kind()) {
      case LIMIT, PAGE_REQUEST, ANY_OF -> true;
      case ENTITY, PATCH, READ_OPTIONS, WRITE_OPTIONS -> false;
      case RANGE -> !(call.method() instanceof DeleteMethod) || Parameters.of(call).carriesEntity();
      case VALUE -> Parameters.of(call).carriesEntity();
      case OTHER -> Parameters.of(call).carriesEntity() || isOddValue(call, parameter);
    };
  }

  /** A type that no column has; where it names a property, DAO-02 tells the right one. */
  private static boolean isOddValue(PlannedCall call, ParameterModel parameter) {
    return parameter.kind() == Kind.OTHER && !Parameters.of(call).isKnown(parameter);
  }

  private static Complaint complaint(DaoMethod method, ParameterModel parameter) {
    String kind = method.annotation().annotation();
    return Complaint.at(
            parameter.origin(),
            "parameter `%s` has no use with @%s"
                .formatted(
                    parameter.type().brief() + " " + parameter.name(),
                    kind.substring(kind.lastIndexOf('.') + 1)))
        .because(parameter.kind() == Kind.PATCH ? OF_PATCHES : reason(method))
        .fix("drop the parameter");
  }

  private static String reason(DaoMethod method) {
    if (method instanceof InsertMethod) {
      return "an insert is told by its entity, and one WriteOptions; it writes the entity as it is";
    }
    if (method instanceof IncrementMethod) {
      return "an increment is told by the values of a whole key, and what to add to each counter";
    }
    if (method instanceof ScanMethod) {
      return "a full scan reads every row: it is told by a Limit or a PageRequest, and one ReadOptions";
    }
    return method instanceof SelectMethod
        ? "a select is told by values or Collections of them, one Range, a Limit or a PageRequest, and one ReadOptions"
        : "an update or a delete is told by one entity, or by values of its properties, a delete possibly by one Range, and one WriteOptions";
  }
}
