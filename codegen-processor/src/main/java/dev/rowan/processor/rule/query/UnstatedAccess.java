package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/**
 * Names the reads of several rows that do not state how they are called, where an option asks for
 * it.
 */
@DesignRule(
    code = "QRY-13",
    severity = Severity.NOTE,
    optional = true,
    summary = "A read of several rows does not state how it is called")
public final class UnstatedAccess implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean several =
        call.plan().orElse(null) instanceof MethodPlan.Scan
            || call.plan().orElse(null) instanceof MethodPlan.IndexRead
            || (call.plan().orElse(null) instanceof MethodPlan.Read read && !read.unique());
    return several && call.method().shape().hints().access().isEmpty()
        ? Stream.of(
            Complaint.at(
                    call.method().shape().origin(),
                    "`%s` does not state how it is called".formatted(call.method().shape().name()))
                .because(
                    "requests of a call and the load of a partition are computed if numbers are stated")
                .fix("@AccessPattern(perSecond = 10)"))
        : Stream.empty();
  }
}
