package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a page without a {@code PageRequest}, and parameters that contradict each other. */
@DesignRule(
    code = "DAO-14",
    severity = Severity.ERROR,
    summary = "A page has no PageRequest, or a limit contradicts another one or has no effect")
public final class PageWithoutRequest implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    ReturnModel returns = method.shape().returns();
    if (!method.reads() || !(returns.holdsRows() || returns.isAboutRows())) {
      return Stream.empty(); // DAO-03 reports another return type
    }
    MethodShape shape = method.shape();
    return Stream.concat(
        fact(shape).stream()
            .map(fact -> complaint(shape, fact))
            .map(complaint -> returns.holdsRows() ? ofRows(complaint) : ofNumber(complaint)),
        perPartition(call).stream());
  }

  private static Complaint complaint(MethodShape shape, String fact) {
    return Complaint.at(shape.origin(), "`%s` %s".formatted(shape.brief(), fact));
  }

  private static Complaint ofRows(Complaint complaint) {
    return complaint
        .because("a PageRequest holds the size of a page and the token after which it begins")
        .fix("return Page<T>, with one PageRequest parameter")
        .fix("return List<T> or Stream<T>, with at most one Limit parameter");
  }

  private static Complaint ofNumber(Complaint complaint) {
    return complaint
        .because("the method returns no rows; only a number of rows can have a limit")
        .fix("drop the parameter");
  }

  private static Optional<Complaint> perPartition(PlannedCall call) {
    MethodShape shape = call.method().shape();
    List<Integer> positions = shape.positions(Kind.PER_PARTITION_LIMIT);
    if (positions.isEmpty() || call.plan().isEmpty()) {
      return Optional.empty();
    }
    ParameterModel parameter = shape.parameters().get(positions.get(positions.size() - 1));
    Complaint complaint =
        Complaint.at(
            parameter.origin(),
            "`%s` has a PerPartitionLimit, which has no effect".formatted(shape.name()));
    if (positions.size() > 1) {
      return Optional.of(
          complaint.because("another parameter is one too").fix("drop the parameter"));
    }
    ReturnModel returns = shape.returns();
    if (!returns.isMany() && !returns.isOfAllRows()) {
      return Optional.of(
          complaint.because("the method does not return several rows").fix("drop the parameter"));
    }
    if (call.plan().get() instanceof MethodPlan.Read read && !hasSeveralPartitions(read)) {
      return Optional.of(
          complaint
              .because("the method reads one partition of `%s`".formatted(read.table().name()))
              .fix(
                  shape.positions(Kind.LIMIT).isEmpty()
                      ? "Limit " + parameter.name()
                      : "drop the parameter"));
    }
    return Optional.empty();
  }

  private static boolean hasSeveralPartitions(MethodPlan.Read read) {
    int size = read.table().partitionKey().size();
    return !read.ofPartitions()
        && read.equality().subList(0, size).stream().anyMatch(Binding::several);
  }

  private static Optional<String> fact(MethodShape shape) {
    int requests = shape.positions(Kind.PAGE_REQUEST).size();
    int limits = shape.positions(Kind.LIMIT).size();
    boolean page = shape.returns().kind() == ReturnModel.Kind.PAGE;
    if (requests > 1 || limits > 1) {
      return Optional.of("has two PageRequest or two Limit parameters");
    }
    if (page && requests == 0) {
      return Optional.of("returns a page and has no PageRequest");
    }
    if (!page && requests == 1) {
      return Optional.of("has a PageRequest and does not return a page");
    }
    if (requests == 1 && limits == 1) {
      return Optional.of("has a PageRequest and a Limit");
    }
    ReturnModel returns = shape.returns();
    boolean several = returns.isMany() || returns.isOfAllRows();
    if (limits == 0 || several) {
      return Optional.empty();
    }
    return Optional.of(
        returns.kind() == ReturnModel.Kind.MAP
            ? "has a Limit and returns a row for each key"
            : returns.isAboutRows()
                ? "has a Limit and tells whether a row exists"
                : "has a Limit and returns one row");
  }
}
