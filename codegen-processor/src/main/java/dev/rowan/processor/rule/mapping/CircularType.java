package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.stream.Stream;

/** Reports a user-defined type that contains itself. CQL can only use types that exist already. */
@DesignRule(
    code = "MAP-17",
    severity = Severity.ERROR,
    summary = "A user-defined type contains itself")
public final class CircularType implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.fields()
        .filter(field -> design.udtsIn(field.type()).contains(udt))
        .map(field -> complaint(udt, field));
  }

  private static Complaint complaint(UdtModel udt, PropertyModel field) {
    return Complaint.at(
            field.origin(),
            "field `%s` contains `%s`, the type that declares it"
                .formatted(field.name(), udt.name().simple()))
        .because(
            "CQL creates a type from existing types, and a value stores all its fields: it"
                + " would never end")
        .fix("make `%s` an entity, and store its key in this field".formatted(udt.name().simple()));
  }
}
