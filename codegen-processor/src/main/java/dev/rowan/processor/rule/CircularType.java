package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A type is made of types that exist before it. */
@DesignRule(
    code = "MAP-17",
    severity = Severity.ERROR,
    summary = "A user-defined type contains itself")
final class CircularType implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.fields()
        .filter(field -> design.udtsIn(field.type()).contains(udt))
        .map(field -> complaint(udt, field));
  }

  private static Complaint complaint(UdtModel udt, PropertyModel field) {
    return Complaint.at(
            field.origin(),
            "`%s` leads back to `%s`, the type that it is a field of"
                .formatted(field.name(), udt.name().simple()))
        .because("a value holds its fields whole: this one would have no end")
        .fix("make `%s` an entity, and keep its key here".formatted(udt.name().simple()));
  }
}
