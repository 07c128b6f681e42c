package dev.rowan.processor.rule.evolution;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.SchemaSnapshot.Column;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a user-defined type that lacks a field of the snapshot, or has it with another type. */
@DesignRule(
    code = "EVO-06",
    severity = Severity.ERROR,
    summary = "A field of a user-defined type is removed, or has another type than in the snapshot")
public final class ChangedUserType implements UdtRule {
  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return design.facts().stored().type(udt).stream()
        .flatMap(before -> before.fields().stream())
        .flatMap(stored -> complaint(udt, stored).stream());
  }

  private static Optional<Complaint> complaint(UdtModel udt, Column stored) {
    Optional<PropertyModel> field =
        udt.fields()
            .filter(each -> SchemaSnapshot.bare(each.column()).equals(stored.name()))
            .findFirst();
    if (field.isEmpty()) {
      return Optional.of(
          Complaint.at(
                  udt.mapped().origin(),
                  "no property has the field `%s` of the type `%s`"
                      .formatted(stored.name(), udt.typeName()))
              .because(
                  "the snapshot has `%s`; Cassandra cannot remove a field of a type"
                      .formatted(stored))
              .fix(
                  "name the field at the property that was renamed: `@Column(\"%s\")`"
                      .formatted(stored.name()))
              .fix("restore the property: null in a field needs no space"));
    }
    String type = SchemaSnapshot.bare(field.get().type().frozenType().cql());
    return type.equals(stored.type())
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    field.get().origin(),
                    "field `%s` of the type `%s` has another type than in the snapshot"
                        .formatted(stored.name(), udt.typeName()))
                .because(
                    "Cassandra cannot change the type of a field: the snapshot has `%s`, and the property has `%s`"
                        .formatted(stored, type))
                .fix("add a property with another field, such as `%s_2`".formatted(stored.name()))
                .fix("restore the type"));
  }
}
