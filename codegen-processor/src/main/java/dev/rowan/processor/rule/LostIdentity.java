package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.stream.Stream;

/** Two rows with one index key are one entry: the later silently replaces the earlier. */
@DesignRule(
    code = "IDX-07",
    severity = Severity.ERROR,
    summary = "The key of an index does not contain the primary key")
final class LostIdentity implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    if (BrokenKeyStructure.isIn(entity)) {
      return Stream.empty(); // KEY-01 comes first: the identity is not known
    }
    return entity.indexes().stream()
        .filter(index -> !index.unique()) // one row has the entry, whatever its key
        .filter(index -> !index.partition().isEmpty()) // else IDX-05
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // a misspelt name is IDX-06
        .flatMap(index -> check(entity, index));
  }

  private static Stream<Complaint> check(EntityModel entity, IndexModel index) {
    List<String> lost =
        entity.primaryKey().stream()
            .filter(property -> !property.type().isCollection()) // KEY-02 comes first
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
                "the key of index `%s` lacks %s of `%s`"
                    .formatted(index.name(), Words.list(lost), entity.name().simple()))
            .because(
                "rows that differ only there share one entry: the later overwrites the earlier")
            .fix("clustering = " + Words.array(clustering)));
  }
}
