package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports an identity that the primary key does not contain: two objects with equal keys overwrite
 * each other.
 */
@DesignRule(
    code = "KEY-06",
    severity = Severity.ERROR,
    summary = "The primary key does not contain the identity")
public final class UncoveredIdentity implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<PropertyModel> outside =
        entity
            .columns()
            .filter(property -> property.hints().identity() && !property.isKey())
            .toList();
    return outside.isEmpty() || entity.partitionKey().isEmpty() || isUnique(entity)
        ? Stream.empty()
        : Stream.of(complaint(entity, outside.get(0)));
  }

  /** Whether a table of unique values holds the identity. */
  private static boolean isUnique(EntityModel entity) {
    List<String> identity =
        entity
            .columns()
            .filter(property -> property.hints().identity())
            .map(PropertyModel::name)
            .sorted()
            .toList();
    return entity.indexes().stream()
        .filter(IndexModel::unique)
        .map(index -> index.keys().map(key -> key.component().property()).sorted().toList())
        .anyMatch(identity::equals);
  }

  private static Complaint complaint(EntityModel entity, PropertyModel outside) {
    return Complaint.at(
            outside.origin(),
            "the key of `%s` does not contain its identity `%s`"
                .formatted(entity.table(), outside.name()))
        .because(
            "two objects with another `%s` and the same key %s overwrite each other without an error: an insert of an existing key replaces its row"
                .formatted(outside.name(), Words.key(TableModel.of(entity))))
        .fix(
            entity.clustering().isEmpty()
                ? "@Clustering on `%s`".formatted(outside.name())
                : "give each @Clustering its position, and add @Clustering(%d) to `%s`"
                    .formatted(entity.clustering().size(), outside.name()))
        .fix(
            "drop @Identity from `%s`, if the key alone is the identity".formatted(outside.name()));
  }
}
