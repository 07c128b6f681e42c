package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.NamedResults;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a class of {@code @ResultsBy} that generated code cannot use, or never uses. */
@DesignRule(
    code = "DAO-32",
    severity = Severity.ERROR,
    summary = "A class of @ResultsBy cannot be used, or makes no result")
public final class UnusableResults implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.dao().results().stream().flatMap(named -> check(named, dao).stream());
  }

  private static Optional<Complaint> check(NamedResults named, PlannedDao dao) {
    String name = named.type().nested();
    if (named.flaw().isPresent()) {
      return Optional.of(
          Complaint.at(named.origin(), "`%s` %s".formatted(name, named.flaw().get()))
              .because("generated code calls the static method that returns the type of a method")
              .fix("give it one static method for each type: static <T> Attempt<T> of(Supplier<T>)")
              .fix("drop `%s` from @ResultsBy".formatted(name)));
    }
    return dao.calls().stream().anyMatch(call -> isUsed(named, call.method().shape()))
        ? Optional.empty()
        : Optional.of(
            Complaint.at(named.origin(), "`%s` makes the result of no method".formatted(name))
                .because("no return type is one that its static methods return")
                .fix("return such a type, or drop `%s` from @ResultsBy".formatted(name)));
  }

  private static boolean isUsed(NamedResults named, MethodShape shape) {
    return named.method().filter(place -> !place.equals(shape.origin())).isEmpty()
        && shape.factory().filter(each -> each.owner().equals(named.type())).isPresent();
  }
}
