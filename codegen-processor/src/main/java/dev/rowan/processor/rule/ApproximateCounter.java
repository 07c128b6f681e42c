package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** An increment that failed without an answer may have been applied: a counter is about right. */
@DesignRule(
    code = "CNS-03",
    severity = Severity.WARNING,
    summary = "A counter that is taken as exact is held against nothing")
final class ApproximateCounter implements EntityRule {
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
            "`%s.%s` is taken as exact".formatted(entity.name().simple(), property.name()))
        .because(
            "an increment without an answer may have been applied or not, and must not be repeated")
        .fix("@ReconciledCounter(from = Likes.class, every = \"PT1H\"), with what it counts")
        .fix("drop exact, where about is enough")
        .fix("count the rows at each read, where they are few");
  }
}
