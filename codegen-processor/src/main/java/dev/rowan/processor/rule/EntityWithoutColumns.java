package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A table has at least one column. */
@DesignRule(
    code = "MAP-06",
    severity = Severity.ERROR,
    summary = "An entity or a user-defined type has no property that is stored")
final class EntityWithoutColumns implements EntityRule, UdtRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean empty =
        entity.shape() != EntityModel.Shape.OTHER // MAP-07 speaks of those
            && entity.columns().findAny().isEmpty();
    return empty
        ? Stream.of(
            Complaint.at(
                    entity.origin(),
                    "`%s` has no property that is stored".formatted(entity.name().simple()))
                .because("a table has at least a partition key")
                .fix("@PartitionKey UUID id"))
        : Stream.empty();
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    boolean empty =
        udt.mapped().shape() != EntityModel.Shape.OTHER && udt.fields().findAny().isEmpty();
    return empty
        ? Stream.of(
            Complaint.at(
                    udt.mapped().origin(),
                    "`%s` has no field that is stored".formatted(udt.name().simple()))
                .because("a user-defined type has at least one field")
                .fix("String name"))
        : Stream.empty();
  }
}
