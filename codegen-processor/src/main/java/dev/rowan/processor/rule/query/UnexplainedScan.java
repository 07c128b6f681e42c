package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/** Reports a full scan without a reason. It reads every row of every node. */
@DesignRule(code = "QRY-10", severity = Severity.ERROR, summary = "A full scan gives no reason")
public final class UnexplainedScan implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.method() instanceof ScanMethod scan) || !scan.because().isBlank()) {
      return Stream.empty();
    }
    return Stream.of(
        Complaint.at(
                scan.annotation().withAttribute("because"),
                "`%s` reads every row, and `because` is blank".formatted(scan.shape().brief()))
            .because(
                "a full scan reads every partition of every node, so its cost grows with the"
                    + " table")
            .fix("because = \"nightly export\"")
            .fix("@Select, with parameters for the partition key of the table or of an index"));
  }
}
