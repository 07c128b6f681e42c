package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/**
 * An entry follows from its row; when the row expires by itself, nobody is there to take it away.
 */
@DesignRule(
    code = "TTL-07",
    severity = Severity.ERROR,
    summary = "Rows of an entity with indexes expire")
final class ExpiringIndexed implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.ttl().stream()
        .filter(ttl -> !entity.indexes().isEmpty())
        .map(
            ttl ->
                Complaint.at(
                        ttl.origin(),
                        "rows of `%s` expire, and entries in %s do not"
                            .formatted(
                                entity.name().simple(),
                                Words.list(
                                    entity.indexes().stream().map(IndexModel::name).toList())))
                    .because("an entry that outlives its row points at nothing, for ever")
                    .fix("drop @Ttl, and delete old rows by a @Delete method")
                    .fix("drop the indexes"));
  }
}
