package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** Every row of every node is read for a reason that the next reader of the code must know. */
@DesignRule(code = "QRY-10", severity = Severity.ERROR, summary = "A full scan has no reason")
final class UnexplainedScan implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.method() instanceof ScanMethod scan) || !scan.because().isBlank()) {
      return Stream.empty();
    }
    return Stream.of(
        Complaint.at(
                scan.annotation().withAttribute("because"),
                "`%s` reads every row, and nothing says why".formatted(scan.shape().brief()))
            .because("its cost grows with the table: each node reads all that it holds, each time")
            .fix("because = \"nightly export\"")
            .fix("@Select, with parameters for the partition key of the table or of an index"));
  }
}
