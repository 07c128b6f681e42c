package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.plan.CallFigures;
import dev.rowan.processor.plan.CallPartitions;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a call that reads or writes many partitions, or names many clustering keys, by the stated
 * numbers. Shards alone are reported only above the limit for errors, because their number is a
 * choice. A critical call should read one partition.
 */
@DesignRule(
    code = "QRY-07",
    severity = Severity.WARNING,
    summary = "One call reads or writes more than ten partitions")
public final class WideFanOut implements DaoRule {
  private static final String SLOWEST =
      "the slowest of them decides, so a critical call should read one partition";
  private static final String NOT_CRITICAL =
      "drop latency, if no person and no program waits for the answer";

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream()
        .filter(call -> !isAllowed(call.method().shape().hints()))
        .flatMap(call -> complaints(call, design));
  }

  private static boolean isAllowed(CallHints hints) {
    return hints
        .fanOut()
        .filter(allowance -> !allowance.because().isBlank()) // SUP-01
        .isPresent();
  }

  private static Stream<Complaint> complaints(PlannedCall call, Design design) {
    MethodPlan plan = call.plan().orElse(null);
    if (plan instanceof MethodPlan.Read read) {
      CallFigures figures =
          CallFigures.of(read, call.method().shape(), design.figures(read.table()));
      return Stream.of(
              ofRead(call, read, figures, design.facts()),
              ofCombinations(call, figures, design.facts()))
          .flatMap(Optional::stream);
    }
    return call.method().reads() ? ofAll(call).stream() : ofWrite(call, design.facts()).stream();
  }

  private static Optional<Complaint> ofRead(
      PlannedCall call, MethodPlan.Read read, CallFigures figures, ClusterFacts facts) {
    double number = figures.partitions().number();
    if (!call.method().shape().hints().isCritical() || number <= 1) {
      return beyond(call, "reads", figures.partitions(), facts)
          .map(complaint -> withFixes(complaint, fixes(call, read, figures)));
    }
    Complaint complaint =
        Complaint.at(
                call.method().shape().origin(),
                "one call of `%s` reads %s partitions, and is critical"
                    .formatted(call.method().shape().name(), Amounts.count(number)))
            .because(
                "that is %s, with one request for each partition; %s"
                    .formatted(figures.partitions().factors(), SLOWEST));
    return Optional.of(
        withFixes(complaint, fixes(call, read, figures)).fix(NOT_CRITICAL).asError());
  }

  /** Compares a number of partitions with the limit; the fixes are the caller's. */
  private static Optional<Complaint> beyond(
      PlannedCall call, String verb, CallPartitions partitions, ClusterFacts facts) {
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.FAN_OUT);
    double number = partitions.number();
    boolean refused = number > bounds.error();
    boolean warned =
        number > bounds.warning()
            && number > partitions.shards()
            && !call.method().shape().hints().isBatch();
    if (!refused && !warned) {
      return Optional.empty();
    }
    Complaint complaint =
        Complaint.at(
                call.method().shape().origin(),
                "one call of `%s` %s %s partitions"
                    .formatted(call.method().shape().name(), verb, Amounts.count(number)))
            .because(
                "that is %s, with one request for each partition; the limit is %s partitions (%s)"
                    .formatted(
                        partitions.factors(),
                        Amounts.count(refused ? bounds.error() : bounds.warning()),
                        facts.source(DesignLimit.FAN_OUT)));
    return Optional.of(refused ? complaint.asError() : complaint);
  }

  private static Stream<String> fixes(PlannedCall call, MethodPlan.Read read, CallFigures figures) {
    return FanOutFixes.of(read, call.method().shape().returns(), figures.partitions());
  }

  private static Complaint withFixes(Complaint complaint, Stream<String> fixes) {
    return fixes.reduce(complaint, Complaint::fix, (one, other) -> one);
  }

  /** Reports many clustering keys in one request: the product of two or more lists of values. */
  private static Optional<Complaint> ofCombinations(
      PlannedCall call, CallFigures figures, ClusterFacts facts) {
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.IN_PRODUCT);
    MethodShape shape = call.method().shape();
    double number = figures.combinations();
    boolean refused = number > bounds.error();
    boolean one = !figures.factorsOfCombinations().contains("×");
    if (one || !(refused || (number > bounds.warning() && !shape.hints().isBatch()))) {
      return Optional.empty();
    }
    Complaint complaint =
        Complaint.at(
                shape.origin(),
                "one request of `%s` names %s clustering keys"
                    .formatted(shape.name(), Amounts.count(number)))
            .because(
                "that is %s, whether or not there is a row for each; the limit is %s keys (%s)"
                    .formatted(
                        figures.factorsOfCombinations(),
                        Amounts.count(refused ? bounds.error() : bounds.warning()),
                        facts.source(DesignLimit.IN_PRODUCT)))
            .fix("pass one value instead of a Collection for all but one of the parameters")
            .fix(FanOutFixes.ALLOWED);
    return Optional.of(refused ? complaint.asError() : complaint);
  }

  /** Reports a critical call that reads all partitions: a scan, or a select by a native index. */
  private static Optional<Complaint> ofAll(PlannedCall call) {
    MethodShape shape = call.method().shape();
    MethodPlan plan = call.plan().orElse(null);
    boolean scan =
        plan instanceof MethodPlan.Scan all && all.limit().isEmpty() && all.page().isEmpty();
    boolean index = plan instanceof MethodPlan.IndexRead read && read.partition().isEmpty();
    boolean nearest = plan instanceof MethodPlan.IndexRead read && read.nearest().isPresent();
    boolean small = call.entity().filter(EntityModel::small).isPresent();
    if (!shape.hints().isCritical() || small || !(scan || index)) {
      return Optional.empty();
    }
    Complaint complaint =
        Complaint.at(
                shape.origin(),
                "one call of `%s` %s, and is critical"
                    .formatted(
                        shape.name(), scan ? "reads every partition" : "reads all token ranges"))
            .because("each node, or the replica of each token range, answers its part; " + SLOWEST);
    complaint =
        scan
            ? complaint.fix(
                "@Select, with parameters for the partition key of the table or of an index")
            : complaint.fix("add parameters for the whole partition key");
    if (index && !nearest) {
      complaint =
          complaint.fix("@CustomIndex with the property in partition instead of the native index");
    }
    return Optional.of(complaint.fix(FanOutFixes.ALLOWED).fix(NOT_CRITICAL).asError());
  }

  private static Optional<Complaint> ofWrite(PlannedCall call, ClusterFacts facts) {
    return call.plan()
        .flatMap(plan -> CallPartitions.ofWrite(plan, call.method().shape()))
        .flatMap(partitions -> beyond(call, "writes", partitions, facts))
        .map(complaint -> complaint.fix("pass fewer values in one call").fix(FanOutFixes.ALLOWED));
  }
}
