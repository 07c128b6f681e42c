package dev.rowan.processor.rule.query;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.ReadCost;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports a read of several entries whose index includes some properties, but not all that the
 * result needs: each entry needs a read of its row, and the included properties are never used. A
 * critical read of more than ten entries is reported whatever its index includes.
 */
@DesignRule(
    code = "QRY-08",
    severity = Severity.WARNING,
    summary =
        "A read needs the row of each entry, although the index includes properties or it is critical")
public final class RowPerEntry implements CallRule {
  private static final long MOST_LOOKUPS = 10;
  private static final String NOT_CRITICAL =
      "drop latency, if no person and no program waits for the answer";

  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.plan().orElse(null) instanceof MethodPlan.Read read)
        || read.unique()
        || call.method().shape().returns().isOne()
        || (read.fromBase() && isOfTimes(call, read) && call.method().isStatement())) { // DAO-22
      return Stream.empty();
    }
    return read.table().index().flatMap(index -> complaint(call, read, index)).stream();
  }

  private static Optional<Complaint> complaint(
      PlannedCall call, MethodPlan.Read read, IndexModel index) {
    CallHints hints = call.method().shape().hints();
    long rows = hints.access().map(CallHints.Access::expectRows).orElse(0L);
    boolean tooMany = hints.isCritical() && rows > MOST_LOOKUPS;
    if (tooMany && read.cost().lookup() == ReadCost.Lookup.EACH) {
      return Optional.of(critical(call, read, index, rows));
    }
    if (tooMany && read.cost().lookup() == ReadCost.Lookup.EACH_ON_CLUSTERS) {
      return Optional.of(compared(call, index, rows));
    }
    return read.fromBase() && !index.include().isEmpty() && !index.includesAll()
        ? Optional.of(complaint(call, read, index.name(), included(index)))
        : Optional.empty();
  }

  private static Complaint critical(
      PlannedCall call, MethodPlan.Read read, IndexModel index, long rows) {
    Complaint complaint =
        Complaint.at(
                call.method().shape().origin(),
                "`%s` reads the rows of %s entries of `%s` one by one, and is critical"
                    .formatted(
                        call.method().shape().name(), Amounts.count((double) rows), index.name()))
            .because(
                "that is 1 request for the entries and up to %s for their rows; a critical call should read at most %d rows by requests of their own"
                    .formatted(Amounts.count((double) rows), MOST_LOOKUPS));
    if (isOfTimes(call, read)) {
      complaint = complaint.fix("return a record without times: " + included(index));
    } else if (read.table()
        .entity()
        .protocol()
        .filter(protocol -> protocol != Maintain.BLIND)
        .isEmpty()) {
      complaint = complaint.fix("include = \"*\" on `%s`".formatted(index.name()));
    } else {
      complaint =
          complaint.fix(
              "include = \"*\" and maintain = Maintain.SERIAL on `%s`".formatted(index.name()));
    }
    return complaint.fix(NOT_CRITICAL).asError();
  }

  private static Complaint compared(PlannedCall call, IndexModel index, long rows) {
    return Complaint.at(
            call.method().shape().origin(),
            "`%s` compares %s entries of `%s` with their rows, and is critical"
                .formatted(
                    call.method().shape().name(), Amounts.count((double) rows), index.name()))
        .because(
            "on a cluster that is up to %s requests; a critical call should read at most %d rows by requests of their own"
                .formatted(Amounts.count((double) rows), MOST_LOOKUPS))
        .fix(
            "maintain = Maintain.SERIAL on `%s`: a confirmed entry is not compared"
                .formatted(index.name()))
        .fix(NOT_CRITICAL);
  }

  private static String included(IndexModel index) {
    return index.include().stream().map(Included::property).collect(Collectors.joining(", "));
  }

  /** Whether an entry has all properties of the result, and lacks their times. */
  private static boolean isOfTimes(PlannedCall call, MethodPlan.Read read) {
    return read.table().hasAll(call.method().returned(read.table().entity()));
  }

  private static Complaint complaint(
      PlannedCall call, MethodPlan.Read read, String index, String included) {
    String method = call.method().shape().name();
    Complaint complaint =
        Complaint.at(
            call.method().shape().origin(),
            "`%s` reads the row of each entry of `%s`".formatted(method, index));
    if (isOfTimes(call, read)) {
      return complaint
          .because(
              "write times and TTLs are in the row, not in the entry: 100 entries are 1 request for"
                  + " the entries and up to 100 for their rows")
          .fix("return a record without times: " + included);
    }
    return complaint
        .because(
            "the result has properties that `%s` does not include: 100 entries are 1 request for the"
                    .formatted(index)
                + " entries and up to 100 for their rows")
        .fix("return a record of included properties: " + included)
        .fix("include = \"*\" on `%s`".formatted(index));
  }
}
