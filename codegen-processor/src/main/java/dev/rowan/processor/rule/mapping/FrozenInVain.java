package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Frozen;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/**
 * Reports {@code @Frozen} on a property that is stored as one value anyway. The annotation shows
 * that its author expects another type.
 */
@DesignRule(
    code = "MAP-15",
    severity = Severity.ERROR,
    summary = "@Frozen is on a property that has no parts")
public final class FrozenInVain implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(PropertyModel::frozen)
        .filter(property -> !property.type().isUnsupported()) // MAP-01
        .filter(property -> !property.type().isCollection())
        .filter(property -> !(property.type() instanceof ColumnType.UserOf))
        .map(FrozenInVain::complaint);
  }

  private static Complaint complaint(PropertyModel property) {
    return Complaint.at(
            property.origin().withAnnotation(Frozen.class.getCanonicalName(), 0),
            "`%s` is @Frozen, but a `%s` is one cell anyway"
                .formatted(property.name(), property.type().cql()))
        .because(
            "only collections and user-defined types have several cells that @Frozen can"
                + " combine")
        .fix("drop @Frozen on `%s`".formatted(property.name()));
  }
}
