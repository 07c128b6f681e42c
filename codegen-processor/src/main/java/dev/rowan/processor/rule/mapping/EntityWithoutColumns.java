package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.stream.Stream;

/** Reports an entity or a user-defined type without a stored property. */
@DesignRule(
    code = "MAP-06",
    severity = Severity.ERROR,
    summary = "An entity or a user-defined type has no stored property")
public final class EntityWithoutColumns implements EntityRule, UdtRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean empty =
        entity.shape() != EntityModel.Shape.OTHER // MAP-07 reports those
            && entity.columns().findAny().isEmpty();
    return empty
        ? Stream.of(
            Complaint.at(
                    entity.origin(),
                    "entity `%s` has no stored property".formatted(entity.name().simple()))
                .because("a table has at least one partition key column")
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
                    "%s `%s` has no stored field".formatted(udt.noun(), udt.name().simple()))
                .because("a %s has at least one field".formatted(udt.noun()))
                .fix("String name"))
        : Stream.empty();
  }
}
