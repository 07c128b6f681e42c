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
 * Reports a partition that grows for ever and reaches the limit of rows or bytes within 20 years,
 * by the stated rate of inserts.
 */
@DesignRule(
    code = "SIZ-01",
    severity = Severity.WARNING,
    summary = "Partitions grow for ever and become too large")
public final class UnboundedPartition implements EntityRule {
  /** As long as the longest TTL of Cassandra. */
  private static final double ESTIMATED_DAYS = 20 * 365;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Sized.tables(entity, design)
        .filter(TableFigures::growsForEver)
        .filter(figures -> daysToLimit(figures, design.facts()) <= ESTIMATED_DAYS)
        .map(figures -> complaint(figures, design.facts()));
  }

  private static double daysToLimit(TableFigures figures, ClusterFacts facts) {
    double rows = facts.bounds(DesignLimit.ROWS_PER_PARTITION).warning();
    double bytes = facts.bounds(DesignLimit.BYTES_PER_PARTITION).warning();
    double rowsOfBytes = (bytes - figures.bytes(0)) / (figures.bytes(1) - figures.bytes(0));
    return Math.min(rows, rowsOfBytes) / rowsPerDay(figures);
  }

  /** The rows that the largest partition receives in a day. */
  private static double rowsPerDay(TableFigures figures) {
    return figures.ownerRowsPerDay().orElseThrow()
        * figures.shape().skew()
        / figures.shape().shards();
  }

  private static Complaint complaint(TableFigures figures, ClusterFacts facts) {
    double perDay = rowsPerDay(figures);
    double year = 365 * perDay;
    Complaint complaint =
        Complaint.at(
                Words.partitionKey(figures.table()),
                "a partition of `%s` grows for ever".formatted(figures.table().name()))
            .because(
                "%s rows per day%s make %s rows, %s, in a year; a partition should have at most %s (%s), which is reached after %s days"
                    .formatted(
                        Amounts.count(perDay),
                        PartitionFixes.eachOwner(figures),
                        Amounts.count(year),
                        Amounts.bytes(figures.bytes(year)),
                        PartitionFixes.limits(facts),
                        facts.source(DesignLimit.ROWS_PER_PARTITION),
                        Amounts.count(daysToLimit(figures, facts))));
    for (String fix : PartitionFixes.of(figures, facts)) {
      complaint = complaint.fix(fix);
    }
    return complaint.asError();
  }
}
