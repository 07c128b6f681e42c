package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.BucketListModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.key.BucketListMisused;
import java.util.stream.Stream;

/** Reports a table of the snapshot that gets a list of buckets, or that loses its list. */
@DesignRule(
    code = "EVO-09",
    severity = Severity.WARNING,
    summary = "A table of the snapshot gets or loses its list of buckets")
public final class ChangedBucketList implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return SnapshotTables.compare(entity, design, (table, before) -> complaint(table, design));
  }

  private static Stream<Complaint> complaint(TableModel table, Design design) {
    boolean isStored = BucketListModel.isStored(table, design.facts().stored());
    if (table.bucketList().isPresent()) {
      return isStored ? Stream.empty() : Stream.of(added(table));
    }
    return isStored && !SnapshotTables.isInUse(BucketListModel.nameOf(table), design)
        ? Stream.of(removed(table))
        : Stream.empty();
  }

  private static Complaint added(TableModel table) {
    Origin origin = BucketListMisused.requested(table).orElseGet(() -> origin(table));
    return Complaint.at(
            origin, "the table `%s` of the snapshot gets a list of buckets".formatted(table.name()))
        .because(
            "the stored rows of `%s` have no entries in `%s`, so reads without a bucket are refused until the list is built"
                .formatted(table.name(), BucketListModel.nameOf(table)))
        .fix(
            "`rowan.schema().with(mapping).apply()` when all programs have this version, and `-Arowan.snapshot.write=true`");
  }

  private static Complaint removed(TableModel table) {
    String list = SchemaSnapshot.bare(BucketListModel.nameOf(table));
    return Complaint.at(
            origin(table), "the table `%s` has no list of buckets any more".formatted(table.name()))
        .because(
            "the snapshot has `%s`: that table stays stored, and programs with the list do not find rows that this version writes"
                .formatted(list))
        .fix("`bucketList = true`, as before")
        .fix(
            "`rowan.schema().with(mapping).dropping(\"%s\").apply()` when no program uses the list, and `-Arowan.snapshot.write=true`"
                .formatted(list));
  }

  private static Origin origin(TableModel table) {
    return table.index().map(IndexModel::origin).orElseGet(table.entity()::origin);
  }
}
