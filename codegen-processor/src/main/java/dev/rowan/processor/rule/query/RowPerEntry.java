package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports a read of several entries whose index includes some properties, but not all that the
 * result needs: each entry needs a read of its row, and the included properties are never used.
 */
@DesignRule(
    code = "QRY-08",
    severity = Severity.WARNING,
    summary = "A read needs the row of each entry, although the index includes properties")
public final class RowPerEntry implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    return call.plan().orElse(null) instanceof MethodPlan.Read read
            && read.fromBase()
            && !read.unique()
            && !call.method().shape().returns().isOne()
        ? read.table().index().stream()
            .filter(index -> !index.include().isEmpty() && !index.includesAll())
            .filter(index -> !isOfTimes(call, read) || !call.method().isStatement()) // DAO-22
            .map(index -> complaint(call, read, index))
        : Stream.empty();
  }

  private static String included(IndexModel index) {
    return index.include().stream().map(Included::property).collect(Collectors.joining(", "));
  }

  /** Whether an entry has all properties of the result, and lacks their times. */
  private static boolean isOfTimes(PlannedCall call, MethodPlan.Read read) {
    return read.table().hasAll(call.method().returned(read.table().entity()));
  }

  private static Complaint complaint(PlannedCall call, MethodPlan.Read read, IndexModel index) {
    String method = call.method().shape().name();
    Complaint complaint =
        Complaint.at(
            call.method().shape().origin(),
            "`%s` reads the row of each entry of `%s`".formatted(method, index.name()));
    if (isOfTimes(call, read)) {
      return complaint
          .because(
              "write times and TTLs are in the row, not in the entry: 100 entries are 1 request for"
                  + " the entries and up to 100 for their rows")
          .fix("return a record without times: " + included(index));
    }
    return complaint
        .because(
            "the result has properties that `%s` does not include: 100 entries are 1 request for the"
                    .formatted(index.name())
                + " entries and up to 100 for their rows")
        .fix("return a record of included properties: " + included(index))
        .fix("include = \"*\" on `%s`".formatted(index.name()));
  }
}
