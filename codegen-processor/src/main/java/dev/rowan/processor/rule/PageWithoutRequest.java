package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.PlannedCall;
import java.util.Optional;
import java.util.stream.Stream;

/** A page is asked for by a page request, and by nothing else. */
@DesignRule(
    code = "DAO-14",
    severity = Severity.ERROR,
    summary = "A page has no page request, or what is asked for contradicts itself")
final class PageWithoutRequest implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    if (!method.reads() || method.shape().returns().entity().isEmpty()) {
      return Stream.empty(); // another return type is DAO-03's
    }
    MethodShape shape = method.shape();
    return fact(shape).stream()
        .map(
            fact ->
                Complaint.at(shape.origin(), "`%s` %s".formatted(shape.brief(), fact))
                    .because(
                        "a page has a size and begins after a token: both are in its PageRequest")
                    .fix("Page<T> with one PageRequest")
                    .fix("List<T> or Stream<T> with one Limit, or with none"));
  }

  private static Optional<String> fact(MethodShape shape) {
    int requests = shape.positions(Kind.PAGE_REQUEST).size();
    int limits = shape.positions(Kind.LIMIT).size();
    boolean page = shape.returns().kind() == ReturnModel.Kind.PAGE;
    if (requests > 1 || limits > 1) {
      return Optional.of("has two parameters of one meaning");
    }
    if (page && requests == 0) {
      return Optional.of("returns a page and has no PageRequest");
    }
    if (!page && requests == 1) {
      return Optional.of("has a PageRequest and returns no page");
    }
    if (requests == 1 && limits == 1) {
      return Optional.of("has a PageRequest and a Limit");
    }
    return limits == 1 && !shape.returns().isMany()
        ? Optional.of("has a Limit and returns one row")
        : Optional.empty();
  }
}
