package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports an index key that does not contain the whole primary key. Two rows with the same index
 * key would share one entry, and the later write would replace the earlier one.
 */
@DesignRule(
    code = "IDX-07",
    severity = Severity.ERROR,
    summary = "The key of an index does not contain the primary key")
public final class LostIdentity implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    if (BrokenKeyStructure.isIn(entity)) {
      return Stream.empty(); // KEY-01 reports it: the primary key is not known
    }
    return entity.indexes().stream()
        .filter(index -> !index.unique()) // a unique value belongs to one row, whatever its key
        .filter(index -> !index.partition().isEmpty()) // else IDX-05
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // IDX-06 reports a misspelt name
        .flatMap(index -> check(entity, index));
  }

  private static Stream<Complaint> check(EntityModel entity, IndexModel index) {
    List<String> lost =
        entity.primaryKey().stream()
            .map(PropertyModel::name)
            .filter(
                name ->
                    index
                        .keys()
                        .noneMatch(key -> key.component().equals(new Component.Whole(name))))
            .toList();
    if (lost.isEmpty()) {
      return Stream.empty();
    }
    List<String> clustering =
        Stream.concat(index.clustering().stream().map(key -> key.text()), lost.stream()).toList();
    return Stream.of(
        Complaint.at(
                index.origin().withAttribute(index.clustering().isEmpty() ? "name" : "clustering"),
                "the key of index `%s` does not contain %s of the primary key of `%s`"
                    .formatted(index.name(), Words.list(lost), entity.name().simple()))
            .because(
                "two rows that differ only there would share one entry; the later write would"
                    + " overwrite the earlier")
            .fix("clustering = " + Words.array(clustering)));
  }
}
