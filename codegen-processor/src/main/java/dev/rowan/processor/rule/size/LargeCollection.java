package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.ValueSizes;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a collection with more than 1,000 elements, as an error above 10,000, and says if their
 * number is not stated while that of rows is. Cassandra reads a collection as a whole, and stores
 * it in one row.
 */
@DesignRule(
    code = "SIZ-06",
    severity = Severity.WARNING,
    summary = "A collection has more than 1,000 elements")
public final class LargeCollection implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    DesignLimit.Bounds bounds = design.facts().bounds(DesignLimit.COLLECTION_ELEMENTS);
    Stream<Complaint> large =
        entity
            .columns()
            .filter(property -> property.type().isCollection())
            .filter(property -> property.elements() > bounds.warning())
            .map(property -> complaint(property, bounds));
    return Stream.concat(large, unknown(entity).stream());
  }

  /** Returns a note about collections of unknown size, if rows are counted by a stated rate. */
  private static Optional<Complaint> unknown(EntityModel entity) {
    List<PropertyModel> unknown =
        entity
            .columns()
            .filter(property -> property.type().isCollection() && property.type().isMultiCell())
            .filter(property -> property.elements() == 0 && !property.isKey())
            .toList();
    if (entity.hints().rate().isEmpty() || entity.small() || unknown.isEmpty()) {
      return Optional.empty();
    }
    List<String> names = unknown.stream().map(PropertyModel::name).toList();
    return Optional.of(
        Complaint.at(
                unknown.get(0).origin(),
                "nothing says how many elements %s can have".formatted(Words.list(names)))
            .because(
                "the bytes of rows and partitions are computed with %s elements in each collection, and it can grow for ever"
                    .formatted(Amounts.count(ValueSizes.ASSUMED_ELEMENTS)))
            .fix(
                "@Elements(avg = 8, max = 100) with your numbers on %s"
                    .formatted(Words.list(names)))
            .asNote());
  }

  private static Complaint complaint(PropertyModel property, DesignLimit.Bounds bounds) {
    boolean refused = property.elements() > bounds.error();
    Complaint complaint =
        Complaint.at(
                property.origin(),
                "`%s` has up to %s elements, more than %s"
                    .formatted(
                        property.name(),
                        Amounts.count((double) property.elements()),
                        Amounts.count(refused ? bounds.error() : bounds.warning())))
            .because("a collection is in one row, and is read as a whole, also for one element")
            .fix(
                "one row for each element: an entity with the key of this one and the element as a"
                    + " clustering column");
    return refused ? complaint.asError() : complaint;
  }
}
