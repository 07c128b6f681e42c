package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.Limit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/** Reports a partition that receives more writes per second than its replicas can serve. */
@DesignRule(
    code = "SIZ-04",
    severity = Severity.WARNING,
    summary = "One partition receives too many writes per second")
public final class HotPartition implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    double most = design.facts().bounds(Limit.WRITES_PER_SECOND).warning();
    return Sized.tables(entity, design)
        .filter(figures -> !figures.shape().others().isEmpty()) // KEY-03
        .filter(figures -> figures.partitionPeakWritesPerSecond().orElse(0) > most)
        .map(figures -> complaint(figures, design.facts()));
  }

  private static Complaint complaint(TableFigures figures, ClusterFacts facts) {
    double most = facts.bounds(Limit.WRITES_PER_SECOND).warning();
    double peak = figures.partitionPeakWritesPerSecond().orElseThrow();
    return Complaint.at(
            Words.partitionKey(figures.table()),
            "the busiest partition of `%s` receives %s writes per second"
                .formatted(figures.table().name(), Amounts.count(peak)))
        .because(
            "one partition is on the replicas of one key; the limit is %s writes per second (%s)"
                .formatted(Amounts.count(most), facts.source(Limit.WRITES_PER_SECOND)))
        .fix(PartitionFixes.shardsFor(figures, peak / most));
  }
}
