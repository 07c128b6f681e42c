package dev.rowan.processor.rule.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ComputedKey;
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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports an index key that does not identify one row. Two rows with the same index key would share
 * one entry, and the later write would replace the earlier one.
 */
@DesignRule(
    code = "IDX-07",
    severity = Severity.ERROR,
    summary = "The key of an index does not identify one row")
public final class LostIdentity implements EntityRule {
  private static final Set<String> UUIDS = Set.of("uuid", "timeuuid");

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

  /**
   * Whether the entries of an index are in one batch with their row. Other modes remove an old
   * entry later, and could remove that of another row with the same identity.
   */
  private static boolean isBlind(EntityModel entity, IndexModel index) {
    return entity.maintain(index) == Maintain.BLIND;
  }

  /** Returns the properties that are whole in the key of an index. */
  private static Set<String> whole(IndexModel index) {
    return index
        .keys()
        .map(key -> key.component())
        .filter(Component.Whole.class::isInstance)
        .map(Component::property)
        .collect(Collectors.toSet());
  }

  /** Whether the key of an index has the source of a computed property: both have one identity. */
  private static boolean isComputed(PropertyModel property, EntityModel entity, IndexModel index) {
    return isBlind(entity, index)
        && property.computed().map(ComputedKey::source).filter(whole(index)::contains).isPresent();
  }

  private static Stream<Complaint> check(EntityModel entity, IndexModel index) {
    List<String> lost =
        entity.primaryKey().stream()
            .filter(property -> !isComputed(property, entity, index))
            .map(PropertyModel::name)
            .filter(
                name ->
                    index
                        .keys()
                        .noneMatch(key -> key.component().equals(new Component.Whole(name))))
            .toList();
    if (lost.isEmpty() || (isBlind(entity, index) && entity.isIdentifiedBy(whole(index)))) {
      return Stream.empty();
    }
    List<String> clustering =
        Stream.concat(index.clustering().stream().map(key -> key.text()), lost.stream()).toList();
    Complaint complaint =
        Complaint.at(
                index.origin().withAttribute(index.clustering().isEmpty() ? "name" : "clustering"),
                "the key of index `%s` does not contain %s of the primary key of `%s`"
                    .formatted(index.name(), Words.list(lost), entity.name().simple()))
            .because(
                "two rows that differ only there would share one entry; the later write would"
                    + " overwrite the earlier")
            .fix("clustering = " + Words.array(clustering));
    return Stream.of(
        candidate(entity, index)
            .map(
                name ->
                    complaint.fix(
                        "@Identity on `%s`, if no two rows have the same value".formatted(name)))
            .orElse(complaint));
  }

  /** Returns a UUID of the primary key that is in the index and may identify the rows alone. */
  private static Optional<String> candidate(EntityModel entity, IndexModel index) {
    boolean isOpen =
        isBlind(entity, index)
            && entity.columns().noneMatch(property -> property.hints().identity());
    return entity.clustering().stream()
        .filter(property -> isOpen && whole(index).contains(property.name()))
        .filter(property -> UUIDS.contains(property.type().cql()))
        .map(PropertyModel::name)
        .findFirst();
  }
}
