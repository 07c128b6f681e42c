package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.query.UnusableStatement;
import java.util.stream.Stream;

/**
 * Reports an INSERT, an UPDATE or a DELETE of a {@code @Query} that cannot be maintained, or whose
 * names and types are not those of the model.
 */
@DesignRule(
    code = "DAO-30",
    severity = Severity.ERROR,
    summary = "A statement that writes does not fit the model")
public final class UnusableWriteStatement implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return UnusableStatement.complaints(call, true);
  }
}
