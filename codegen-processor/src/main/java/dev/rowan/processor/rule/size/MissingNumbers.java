package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/**
 * Says which further numbers would tell the number of rows of a partition, for an entity that
 * states some numbers.
 */
@DesignRule(
    code = "SIZ-07",
    severity = Severity.NOTE,
    summary = "A number is missing that would tell the rows of a partition")
public final class MissingNumbers implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return complaints(entity, design, true);
  }

  /** Returns a complaint for each table of which the rows of a partition are unknown. */
  static Stream<Complaint> complaints(EntityModel entity, Design design, boolean stated) {
    return Sized.tables(entity, design)
        .filter(figures -> figures.isStated() == stated)
        .filter(figures -> figures.table().index().filter(IndexModel::unique).isEmpty())
        .filter(figures -> !figures.missing().isEmpty())
        .map(MissingNumbers::complaint);
  }

  private static Complaint complaint(TableFigures figures) {
    Complaint complaint =
        Complaint.at(
                Words.partitionKey(figures.table()),
                "the rows of a partition of `%s` are unknown".formatted(figures.table().name()))
            .because(
                "partitions that grow too large are found at compile time if numbers are stated");
    for (String hint : figures.missing()) {
      complaint = complaint.fix(hint);
    }
    return complaint;
  }
}
