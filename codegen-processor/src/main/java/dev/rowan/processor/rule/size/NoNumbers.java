package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Names the tables of which no number is stated, where an option asks for it. */
@DesignRule(
    code = "SIZ-08",
    severity = Severity.NOTE,
    optional = true,
    summary = "No number is stated that would tell the rows of a partition")
public final class NoNumbers implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return MissingNumbers.complaints(entity, design, false);
  }
}
