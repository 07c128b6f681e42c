package dev.rowan.processor.check;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Suppression;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a suppression or an allowance without a reason, or of a rule that is not a warning. */
@DesignRule(
    code = "SUP-01",
    severity = Severity.ERROR,
    summary = "A suppression gives no reason, or does not name a warning")
final class UnjustifiedSuppression implements MappedRule, DaoRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return SuppressedFindings.in(entity).stream().flatMap(UnjustifiedSuppression::check);
  }

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return Stream.concat(
        SuppressedFindings.in(dao.dao()).stream().flatMap(UnjustifiedSuppression::check),
        dao.calls().stream().flatMap(UnjustifiedSuppression::ofCall));
  }

  private static Stream<Complaint> ofCall(PlannedCall call) {
    return call.method().shape().hints().fanOut().stream()
        .filter(allowance -> allowance.because().isBlank())
        .map(
            allowance ->
                Complaint.at(
                        allowance.origin().withAttribute("because"),
                        "`%s` allows a wide fan-out without a reason"
                            .formatted(call.method().shape().name()))
                    .because(
                        "the next reader of the code must know why so many requests are acceptable")
                    .fix("because = \"a nightly report\""));
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
              .because("a suppression of an unknown rule has no effect")
              .fix("take the code from the message, such as rule = \"KEY-10\""));
    }
    if (named.get().severity() == Severity.ERROR) {
      return Stream.of(
          Complaint.at(
                  suppression.origin().withAttribute("rule"),
                  "`%s` is an error and cannot be suppressed".formatted(code))
              .because("Cassandra rejects the design, or data would be lost or unreachable")
              .fix("drop @SuppressDesign, and fix what %s reports".formatted(code)));
    }
    return suppression.because().isBlank()
        ? Stream.of(
            Complaint.at(
                    suppression.origin().withAttribute("because"),
                    "`%s` is suppressed without a reason".formatted(code))
                .because("the next reader of the code must know why the warning does not apply")
                .fix("because = \"fewer than a hundred rows, read once a day\""))
        : Stream.empty();
  }
}
