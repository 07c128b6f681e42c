package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a shard that cannot be computed, or divides nothing, and a method that would have to look
 * for one row in all shards. Shards that are not needed are a warning.
 */
@DesignRule(
    code = "KEY-12",
    severity = Severity.WARNING,
    summary = "A shard cannot be computed, is not needed, or is unknown to a method")
public final class MisusedShard implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<Complaint> ofProperties =
        entity.properties().stream()
            .flatMap(
                property ->
                    property.computations().stream()
                        .limit(1)
                        .filter(each -> each.key() instanceof ComputedKey.Shard)
                        .flatMap(each -> complaint(entity, property, each).stream()))
            .toList();
    Stream<Complaint> ofCalls =
        design.calls(entity).stream().flatMap(call -> ShardsInTurn.ofCall(call, entity).stream());
    return Stream.concat(
        Stream.concat(ofProperties.stream(), ofCalls).map(Complaint::asPermanentError),
        ofProperties.isEmpty() ? NeedlessShards.of(entity, design) : Stream.empty());
  }

  private static Optional<Complaint> complaint(
      EntityModel entity, PropertyModel property, ComputedProperty computed) {
    int count = ((ComputedKey.Shard) computed.key()).count();
    if (count < 2) {
      return Optional.of(
          Complaint.at(
                  computed.origin().withAttribute("count"),
                  "`%s` is one of %d shards".formatted(property.name(), count))
              .because("the rows of a partition are divided among at least two shards")
              .fix("count = 16"));
    }
    if (!property.type().equals(ColumnType.of(ScalarKind.INT))) {
      return Optional.of(
          Complaint.at(
                  property.origin(),
                  "`%s` is a shard with the type `%s`"
                      .formatted(property.name(), property.javaType().brief()))
              .because("a shard is an int from 0 to %d".formatted(count - 1))
              .fix("int " + property.name()));
    }
    return ComputedSources.misplaced(property, computed, "shard")
        .or(() -> ComputedSources.declared(entity, property, computed))
        .or(
            () ->
                property.isShardInTurn()
                    ? ShardsInTurn.untold(entity, property, computed)
                    : ComputedSources.source(
                        entity, computed, "by", ShardsInTurn::isScalar, "a value"));
  }
}
