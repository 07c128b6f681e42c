package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports a partition that is much larger than the average, or that is too large although the
 * average is not.
 */
@DesignRule(
    code = "SIZ-03",
    severity = Severity.WARNING,
    summary = "One partition has many times the rows of the others")
public final class SkewedPartition implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Sized.tables(entity, design)
        .filter(figures -> isSkewed(figures, design.facts()))
        .map(figures -> complaint(figures, design.facts()));
  }

  private static boolean isSkewed(TableFigures figures, ClusterFacts facts) {
    if (figures.table().clustering().isEmpty()) {
      return false;
    }
    if (figures.rows().isPresent() && OversizedPartition.isOversized(figures, facts)) {
      return false; // SIZ-02
    }
    OptionalDouble most = figures.largestRows();
    boolean uneven =
        !figures.shape().hasShard()
            && figures.shape().skew() > facts.bounds(DesignLimit.SKEW).warning();
    return uneven
        || (most.isPresent()
            && OversizedPartition.isAbove(figures, most.getAsDouble(), facts, false));
  }

  /** Returns how many times the rows of the average partition the largest one has. */
  private static double factor(TableFigures figures) {
    return figures.rows().isPresent()
        ? Math.max(
            figures.shape().skew(),
            figures.largestRows().orElseThrow() / Math.max(1, figures.rows().getAsDouble()))
        : figures.shape().skew();
  }

  private static Complaint complaint(TableFigures figures, ClusterFacts facts) {
    String rows =
        figures.rows().isPresent()
            ? ": %s rows, where the average is %s"
                .formatted(
                    Amounts.count(figures.largestRows().orElseThrow()),
                    Amounts.count(figures.rows().getAsDouble()))
            : "";
    Complaint complaint =
        Complaint.at(
                Words.partitionKey(figures.table()),
                "the largest partition of `%s` has %s times the rows of the average"
                    .formatted(figures.table().name(), Amounts.count(factor(figures))))
            .because(
                "one partition is on the replicas of one key, and these replicas do its whole work%s; the limits are a factor of %s, and %s"
                    .formatted(
                        rows,
                        Amounts.count(facts.bounds(DesignLimit.SKEW).warning()),
                        PartitionFixes.limits(facts)));
    for (String fix : PartitionFixes.ofSkew(figures, facts)) {
      complaint = complaint.fix(fix);
    }
    return complaint;
  }
}
