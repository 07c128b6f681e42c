package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports an index key with elements of two collections. It would have one entry for each pair of
 * elements.
 */
@DesignRule(
    code = "IDX-12",
    severity = Severity.ERROR,
    summary = "The key of an index has elements of two collections")
public final class CollectionsMultiplied implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .flatMap(
            index -> {
              List<IndexKey> elements =
                  index
                      .keys()
                      .filter(key -> key.component() instanceof Component.ElementOf)
                      .toList();
              return elements.stream()
                  .skip(1)
                  .map(
                      key ->
                          Complaint.at(
                                  key.origin(),
                                  "the key of index `%s` has elements of two collections, `%s` and `%s`"
                                      .formatted(
                                          index.name(),
                                          elements.get(0).component().property(),
                                          key.component().property()))
                              .because(
                                  "each pair of elements would be an index entry: 20 times 20"
                                      + " elements are 400 entries")
                              .fix("declare one index for each collection"));
            });
  }
}
