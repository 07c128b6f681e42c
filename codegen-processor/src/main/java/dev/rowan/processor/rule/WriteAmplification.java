package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** Each index is one more row to write, in a partition of its own, whenever a row is saved. */
@DesignRule(
    code = "IDX-11",
    severity = Severity.WARNING,
    summary = "Saving one row writes more than five")
final class WriteAmplification implements EntityRule {
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
                "one `%s` is at least %d rows, in as many partitions"
                    .formatted(entity.name().simple(), rows))
            .because(
                "each of its %d indexes is written with it, once or for each element; a read that"
                        .formatted(entity.indexes().size())
                    + " asks for little is cheaper by another index's partition")
            .fix(
                "drop `%s`, and read through an index that begins with the same key"
                    .formatted(beyond.name()))
            .fix("@SuppressDesign(rule = \"IDX-11\", because = \"…\")"));
  }
}
