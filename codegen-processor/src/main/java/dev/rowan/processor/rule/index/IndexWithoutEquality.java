package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports an index without a partition key. An index is a table, and its entries are located by
 * their partition key.
 */
@DesignRule(code = "IDX-05", severity = Severity.ERROR, summary = "An index has no partition key")
public final class IndexWithoutEquality implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> index.partition().isEmpty())
        .map(
            index ->
                Complaint.at(
                        index.origin().withAttribute("partition"),
                        "index `%s` has no partition key".formatted(index.name()))
                    .because(
                        "an index is a table: the partition key decides which nodes store an"
                            + " entry; ranges and orders work inside one partition")
                    .fix("partition = \"%s\"".formatted(example(entity, index))));
  }

  /** Returns a property outside the clustering, else a shard, which needs no value to read. */
  private static String example(EntityModel entity, IndexModel index) {
    List<String> sorted =
        index.clustering().stream().map(key -> key.component().property()).toList();
    return entity
        .columns()
        .filter(property -> !property.isKey() && !property.isStatic())
        .filter(property -> property.type().isOrderedScalar())
        .map(PropertyModel::name)
        .filter(name -> !sorted.contains(name))
        .findFirst()
        .or(
            () ->
                entity.primaryKey().stream()
                    .filter(property -> property.type().isOrderedScalar())
                    .map(property -> "shard(%s, 16)".formatted(property.name()))
                    .findFirst())
        .orElse("…");
  }
}
