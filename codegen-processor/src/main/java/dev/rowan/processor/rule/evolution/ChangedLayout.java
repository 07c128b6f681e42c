package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a table whose buckets, shards or roll-ups are computed in another way than in the
 * snapshot.
 */
@DesignRule(
    code = "EVO-04",
    severity = Severity.ERROR,
    summary = "A bucket, a shard or a roll-up is computed in another way than in the snapshot")
public final class ChangedLayout implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        SnapshotTables.compare(entity, design, ChangedLayout::ofColumns),
        SnapshotTables.compareBase(
            entity,
            design,
            (table, before) ->
                entity.rollups().stream()
                    .flatMap(rollup -> ofRollup(table, rollup, before).stream())));
  }

  private static Stream<Complaint> ofColumns(TableModel table, SchemaSnapshot.Table before) {
    return before.isLayoutOf(table)
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    table.nameOrigin(),
                    "the columns of `%s` are computed in another way than in the snapshot"
                        .formatted(table.name()))
                .because(
                    "the snapshot has `%s`, and the entity has `%s`: a read computes the new value, and stored rows stay under the stored one"
                        .formatted(text(before.computedColumns()), text(table.computedColumns())))
                .fix(table.naming(SnapshotTables.successor(table)))
                .fix(
                    "restore the numbers; or migrate the rows, then `-Arowan.snapshot.write=all`"));
  }

  private static String text(String layout) {
    return layout.isEmpty() ? "no computed column" : layout;
  }

  /** A roll-up that the snapshot lacks is new, and has no counters yet. */
  private static Optional<Complaint> ofRollup(
      TableModel table, RollupModel rollup, SchemaSnapshot.Table before) {
    String now = table.layout(rollup);
    return before
        .rollup(rollup)
        .filter(there -> !there.equals(now))
        .map(
            there ->
                Complaint.at(
                        rollup.origin(),
                        "the roll-up into `%s` has other periods than in the snapshot"
                            .formatted(rollup.into().simple()))
                    .because(
                        "the snapshot has `%s`, and the entity has `%s`: the stored counters are those of the old periods, and new ones would be among them"
                            .formatted(there, now))
                    .fix("declare another entity for the counters, and name it in `into`")
                    .fix(
                        "restore the unit of time and the size; or empty `%s`, then `-Arowan.snapshot.write=all`"
                            .formatted(rollup.table())));
  }
}
