package dev.rowan.processor.rule.size;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports a collection with more than 1,000 elements, as an error above 10,000. Cassandra reads a
 * collection as a whole, and stores it in one row.
 */
@DesignRule(
    code = "SIZ-06",
    severity = Severity.WARNING,
    summary = "A collection has more than 1,000 elements")
public final class LargeCollection implements EntityRule {
  private static final long WARNED = 1_000;

  /** The number from which ScyllaDB, too, warns of the size of a collection. */
  private static final long REFUSED = 10_000;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.type().isCollection())
        .filter(property -> property.elements() > WARNED)
        .map(LargeCollection::complaint);
  }

  private static Complaint complaint(PropertyModel property) {
    boolean refused = property.elements() > REFUSED;
    Complaint complaint =
        Complaint.at(
                property.origin(),
                "`%s` has up to %d elements, more than %d"
                    .formatted(property.name(), property.elements(), refused ? REFUSED : WARNED))
            .because("a collection is in one row, and is read as a whole, also for one element")
            .fix(
                "one row for each element: an entity with the key of this one and the element as a"
                    + " clustering column");
    return refused ? complaint.asError() : complaint;
  }
}
