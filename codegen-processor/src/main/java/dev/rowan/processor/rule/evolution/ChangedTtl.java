package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports an entity, or an index of it, whose TTL differs from that in the snapshot. */
@DesignRule(
    code = "EVO-05",
    severity = Severity.WARNING,
    summary = "The TTL of an entity or of an index differs from the snapshot")
public final class ChangedTtl implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return SnapshotTables.compare(entity, design, ChangedTtl::complaint);
  }

  private static Stream<Complaint> complaint(TableModel table, SchemaSnapshot.Table before) {
    if (table.defaultTtl() == before.ttl()) {
      return Stream.empty();
    }
    return Stream.of(
        Complaint.at(
                origin(table), "the TTL of `%s` differs from the snapshot".formatted(table.name()))
            .because(
                "the snapshot has %s, and the %s has %s: stored values expire by the TTL with which they were written"
                    .formatted(
                        text(before.ttl()),
                        table.isBase() ? "entity" : "index",
                        text(table.defaultTtl())))
            .fix("read and save the rows again where the new TTL must apply to them")
            .fix("`-Arowan.snapshot.write=all`, if it applies to new rows alone"));
  }

  private static Origin origin(TableModel table) {
    Optional<IndexModel> index = table.index();
    Origin without = index.map(IndexModel::origin).orElseGet(table.entity()::origin);
    return index
        .map(IndexModel::ttl)
        .orElseGet(table.entity()::ttl)
        .map(TtlModel::origin)
        .orElse(without);
  }

  private static String text(long seconds) {
    return seconds == 0 ? "no TTL" : "a TTL of " + seconds + " seconds";
  }
}
