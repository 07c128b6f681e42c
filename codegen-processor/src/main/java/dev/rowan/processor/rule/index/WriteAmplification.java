package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports an entity with so many indexes that each save writes more than five rows. Each index adds
 * one row in another partition.
 */
@DesignRule(
    code = "IDX-11",
    severity = Severity.WARNING,
    summary = "Saving one entity writes more than five rows")
public final class WriteAmplification implements EntityRule {
  private static final int MOST_ROWS = 5;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    int rows = 1 + entity.indexes().size();
    if (rows <= MOST_ROWS) {
      return Stream.empty();
    }
    IndexModel beyond = entity.indexes().get(MOST_ROWS - 1);
    return Stream.of(
        Complaint.at(
                beyond.origin(),
                "saving one `%s` writes at least %d rows, in as many partitions"
                    .formatted(entity.name().simple(), rows))
            .because(
                "each of its %d indexes has one entry for the row, or one for each element; one index can"
                        .formatted(entity.indexes().size())
                    + " often serve several queries")
            .fix(
                "drop `%s`, and read through an index that begins with the same key"
                    .formatted(beyond.name()))
            .fix("@SuppressDesign(rule = \"IDX-11\", because = \"…\")"));
  }
}
