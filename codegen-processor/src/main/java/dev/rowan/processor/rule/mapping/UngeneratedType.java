package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/** Reports a user-defined type of another jar that has no generated mapping. */
@DesignRule(
    code = "MAP-20",
    severity = Severity.ERROR,
    summary = "A user-defined type from another jar has no generated mapping")
public final class UngeneratedType implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .flatMap(
            property ->
                property
                    .type()
                    .classes()
                    .distinct()
                    .flatMap(user -> design.udt(user).stream())
                    .filter(udt -> udt.mapped().provenance() == Provenance.COMPILED_ALONE)
                    .map(udt -> complaint(property, udt)));
  }

  private static Complaint complaint(PropertyModel property, UdtModel udt) {
    return Complaint.at(
            property.origin(),
            "type `%s` of `%s` comes from a class file and has no generated mapping"
                .formatted(udt.name().simple(), property.name()))
        .because(
            "Rowan's processor generates the mapping when it compiles the type; it did not"
                + " run there")
        .fix("compile `%s` with Rowan's processor".formatted(udt.name().qualified()));
  }
}
