package dev.rowan.processor.rule.consistency;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports a counter that is declared exact and that no job reconciles. An increment that timed out
 * may have been applied, so a counter is approximate.
 */
@DesignRule(
    code = "CNS-03",
    severity = Severity.WARNING,
    summary = "A counter is declared exact and no job reconciles it")
public final class ApproximateCounter implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.exact() && property.reconciled().isEmpty())
        .map(property -> ofCounter(entity, property));
  }

  private static Complaint ofCounter(EntityModel entity, PropertyModel property) {
    return Complaint.at(
            property.origin(),
            "counter `%s.%s` is declared exact, and no job reconciles it"
                .formatted(entity.name().simple(), property.name()))
        .because("an increment that timed out may have been applied; a retry could count it twice")
        .fix(
            "@ReconciledCounter(from = Likes.class, every = \"PT1H\"), with the entity whose"
                + " rows it counts")
        .fix("drop exact, if an approximate count is enough")
        .fix("drop the counter and count the rows at each read, if they are few");
  }
}
