package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** The mapping of a type of another jar is beside it, or nowhere. */
@DesignRule(
    code = "MAP-20",
    severity = Severity.ERROR,
    summary = "A user-defined type of another jar has no generated mapping")
final class UngeneratedType implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .flatMap(
            property ->
                property
                    .type()
                    .users()
                    .distinct()
                    .flatMap(user -> design.udt(user).stream())
                    .filter(udt -> udt.mapped().provenance() == Provenance.COMPILED_ALONE)
                    .map(udt -> complaint(property, udt)));
  }

  private static Complaint complaint(PropertyModel property, UdtModel udt) {
    return Complaint.at(
            property.origin(),
            "the type `%s` of `%s`, a class file, has no generated mapping"
                .formatted(udt.name().simple(), property.name()))
        .because("it was compiled without Rowan's processor, which writes the mapping beside it")
        .fix("compile `%s` with Rowan's processor".formatted(udt.name().qualified()));
  }
}
