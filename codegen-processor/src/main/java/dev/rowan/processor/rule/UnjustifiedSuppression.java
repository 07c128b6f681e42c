package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Suppression;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedDao;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A warning is silenced for a reason, and only a warning. */
@DesignRule(
    code = "SUP-01",
    severity = Severity.ERROR,
    summary = "@SuppressDesign has no reason, or names no warning")
final class UnjustifiedSuppression implements MappedRule, DaoRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return SuppressedFindings.in(entity).stream().flatMap(UnjustifiedSuppression::check);
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return SuppressedFindings.in(dao.dao()).stream().flatMap(UnjustifiedSuppression::check);
  }

  private static Stream<Complaint> check(Suppression suppression) {
    List<DesignRule> rules = Rules.ALL.stream().map(Rules::codeOf).toList();
    String code = suppression.rule();
    Optional<DesignRule> named =
        rules.stream().filter(rule -> rule.code().equals(code)).findFirst();
    if (named.isEmpty()) {
      List<String> codes = rules.stream().map(DesignRule::code).toList();
      return Stream.of(
          Complaint.at(
                  suppression.origin().withAttribute("rule"),
                  "there is no rule `%s`%s".formatted(code, NearName.question(code, codes)))
              .because("a suppression that suppresses nothing hides a mistake in itself")
              .fix("take the code from the message, such as rule = \"KEY-10\""));
    }
    if (named.get().severity() == Severity.ERROR) {
      return Stream.of(
          Complaint.at(
                  suppression.origin().withAttribute("rule"),
                  "`%s` is an error and cannot be suppressed".formatted(code))
              .because("the database refuses it, or data would be lost or out of reach")
              .fix("drop @SuppressDesign, and mend what %s says".formatted(code)));
    }
    return suppression.because().isBlank()
        ? Stream.of(
            Complaint.at(
                    suppression.origin().withAttribute("because"),
                    "`%s` is suppressed without a reason".formatted(code))
                .because("whoever reads it next must know why the design is right all the same")
                .fix("because = \"fewer than a hundred rows, read once a day\""))
        : Stream.empty();
  }
}
