package dev.rowan.processor.rule;

import dev.rowan.annotation.Frozen;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** One value cannot be made more of one; whoever writes it believes in another type. */
@DesignRule(
    code = "MAP-15",
    severity = Severity.ERROR,
    summary = "@Frozen is on a property that is one value anyway")
final class FrozenInVain implements MappedRule {
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
            "`%s` is a `%s`, which is one value without @Frozen"
                .formatted(property.name(), property.type().cql()))
        .because("only what has a cell for each part can be frozen into one: CQL has no other")
        .fix("drop @Frozen on `%s`".formatted(property.name()));
  }
}
