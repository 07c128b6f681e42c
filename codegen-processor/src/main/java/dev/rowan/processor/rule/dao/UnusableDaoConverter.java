package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.NamedConverter;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a converter of a DAO or a parameter that generated code cannot use, or never uses. */
@DesignRule(
    code = "DAO-33",
    severity = Severity.ERROR,
    summary = "A converter of a DAO or a parameter cannot be used, or converts nothing")
public final class UnusableDaoConverter implements DaoRule {
  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    boolean known = dao.calls().stream().allMatch(UnusableDaoConverter::isKnown);
    return dao.dao().named().stream().flatMap(named -> check(named, dao, known).stream());
  }

  /** Whether other rules find no mistake that prevents a conversion. */
  private static boolean isKnown(PlannedCall call) {
    return call.entity().isPresent() && call.where().isEmpty();
  }

  private static Optional<Complaint> check(NamedConverter named, PlannedDao dao, boolean known) {
    String name = named.by().type().nested();
    if (named.by().flaw().isPresent()) {
      return Optional.of(
          Complaint.at(named.origin(), "converter `%s` %s".formatted(name, named.by().flaw().get()))
              .because("generated code creates an instance of the converter for each method")
              .fix(
                  "use a class that is visible, neither abstract nor inner, with a constructor"
                      + " without parameters"));
    }
    if (named.values().filter(values -> !named.by().converts(values)).isPresent()) {
      return Optional.of(
          Complaint.at(
                  named.origin(),
                  "`%s` converts `%s`, but the values of the parameter are `%s`"
                      .formatted(name, named.by().java().brief(), named.values().get().brief()))
              .because("a converter applies to the values of one Java type")
              .fix("name a converter of that type, or drop @ConvertedBy"));
    }
    return !known || named.values().isPresent() || isUsed(named.by(), dao)
        ? Optional.empty()
        : Optional.of(
            Complaint.at(named.origin(), "`%s` converts no parameter and no result".formatted(name))
                .because(
                    "it applies to a `%s` where the property is a `%s`"
                        .formatted(named.by().java().brief(), named.by().column().brief()))
                .fix("drop `%s` from @ConvertedBy".formatted(name)));
  }

  private static boolean isUsed(ConverterModel converter, PlannedDao dao) {
    return dao.calls().stream()
        .map(call -> call.method().shape())
        .anyMatch(
            shape ->
                shape.parameters().stream()
                        .flatMap(each -> each.appliedConverter().stream())
                        .anyMatch(each -> each.by().equals(converter))
                    || shape.returns().projection().stream()
                        .flatMap(each -> each.components().stream())
                        .flatMap(each -> each.converter().stream())
                        .anyMatch(converter::equals));
  }
}
