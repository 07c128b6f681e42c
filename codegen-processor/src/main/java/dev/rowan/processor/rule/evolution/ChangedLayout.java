package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.StoredSchema;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Reports a table whose buckets or shards are computed in another way than in the snapshot. */
@DesignRule(
    code = "EVO-04",
    severity = Severity.ERROR,
    summary = "A bucket or a shard is computed in another way than in the snapshot")
public final class ChangedLayout implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return StoredTables.compare(entity, design, ChangedLayout::complaint);
  }

  private static Stream<Complaint> complaint(TableModel table, StoredSchema.Table before) {
    if (table.layout().equals(before.layout())) {
      return Stream.empty();
    }
    return Stream.of(
        Complaint.at(
                table.nameOrigin(),
                "the columns of `%s` are computed in another way than in the snapshot"
                    .formatted(table.name()))
            .because(
                "the snapshot has `%s`, and the entity has `%s`: a read computes the new value, and stored rows stay under the stored one"
                    .formatted(text(before.layout()), text(table.layout())))
            .fix(table.naming(StoredTables.successor(table)))
            .fix("restore the numbers; or migrate the rows, then `-Arowan.snapshot.write=all`"));
  }

  private static String text(String layout) {
    return layout.isEmpty() ? "no computed column" : layout;
  }
}
