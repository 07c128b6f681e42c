package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.stream.Stream;

/** Two collections in one key make an entry of every pair of elements. */
@DesignRule(
    code = "IDX-12",
    severity = Severity.ERROR,
    summary = "The key of an index has elements of two collections")
final class CollectionsMultiplied implements EntityRule {
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
                                  "index `%s` has the elements of `%s` and of `%s` in its key"
                                      .formatted(
                                          index.name(),
                                          elements.get(0).component().property(),
                                          key.component().property()))
                              .because(
                                  "every pair of elements would be an entry: 20 times 20 are 400")
                              .fix("declare one index for each collection"));
            });
  }
}
