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
import java.util.stream.Stream;

/**
 * Reports a partition with more rows, bytes or cells than the limits, by the stated numbers. If
 * only the largest partitions exceed the limit for warnings, SIZ-03 reports them.
 */
@DesignRule(
    code = "SIZ-02",
    severity = Severity.WARNING,
    summary = "A partition has too many rows or bytes")
public final class OversizedPartition implements EntityRule {
  /** The largest number of cells that Cassandra can store in a partition. */
  private static final double MOST_CELLS = Integer.MAX_VALUE;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Sized.tables(entity, design)
        .filter(figures -> figures.rows().isPresent())
        .filter(figures -> isOversized(figures, design.facts()))
        .map(figures -> complaint(figures, design.facts()));
  }

  static boolean isOversized(TableFigures figures, ClusterFacts facts) {
    return isAbove(figures, figures.rows().orElseThrow(), facts, false)
        || isRefused(figures, facts);
  }

  /** Whether a partition of so many rows is above the limits for warnings, or for errors. */
  static boolean isAbove(TableFigures figures, double rows, ClusterFacts facts, boolean errors) {
    DesignLimit.Bounds rowBounds = facts.bounds(DesignLimit.ROWS_PER_PARTITION);
    DesignLimit.Bounds byteBounds = facts.bounds(DesignLimit.BYTES_PER_PARTITION);
    boolean single = figures.table().clustering().isEmpty(); // SIZ-05 is about one row
    return !single
        && (rows > (errors ? rowBounds.error() : rowBounds.warning())
            || figures.bytes(rows) > (errors ? byteBounds.error() : byteBounds.warning()));
  }

  private static boolean isRefused(TableFigures figures, ClusterFacts facts) {
    double most = figures.largestRows().orElseThrow();
    return isAbove(figures, most, facts, true) || figures.cells(most) > MOST_CELLS;
  }

  private static DesignLimit exceeded(double rows, ClusterFacts facts) {
    return rows > facts.bounds(DesignLimit.ROWS_PER_PARTITION).warning()
        ? DesignLimit.ROWS_PER_PARTITION
        : DesignLimit.BYTES_PER_PARTITION;
  }

  private static Complaint complaint(TableFigures figures, ClusterFacts facts) {
    double most = figures.largestRows().orElseThrow();
    Complaint complaint =
        Complaint.at(
                Words.partitionKey(figures.table()),
                "a partition of `%s` has %s rows and %s"
                    .formatted(
                        figures.table().name(),
                        Amounts.count(most),
                        Amounts.bytes(figures.bytes(most))))
            .because(
                "a partition should have at most %s (%s); a replica reads, compacts and repairs a partition as one piece"
                    .formatted(PartitionFixes.limits(facts), facts.source(exceeded(most, facts))));
    for (String fix : PartitionFixes.of(figures, facts)) {
      complaint = complaint.fix(fix);
    }
    return isRefused(figures, facts) ? complaint.asError() : complaint;
  }
}
