package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
        design.calls(entity).stream().flatMap(call -> ofCall(call, entity).stream());
    return Stream.concat(
        Stream.concat(ofProperties.stream(), ofCalls).map(Complaint::asPermanentError),
        ofProperties.isEmpty() ? NeedlessShards.of(entity, design) : Stream.empty());
  }

  /** Whether a method names one row, but not the shard that its insert took. */
  public static boolean isIn(PlannedCall call, EntityModel entity) {
    return ofCall(call, entity).isPresent();
  }

  /** Complains of a method that names one row, but not the shard that its insert took. */
  private static Optional<Complaint> ofCall(PlannedCall call, EntityModel entity) {
    if (entity.counts()) {
      return Optional.empty(); // the value is the sum of all shards
    }
    if (call.method() instanceof DaoMethod.InsertMethod insert && insert.ifNotExists()) {
      return entity
          .columns()
          .filter(PropertyModel::isShardInTurn)
          .findFirst()
          .map(shard -> checkingOne(insert, entity, shard));
    }
    return key(call.plan().orElse(null))
        .filter(key -> key.size() >= entity.primaryKey().size())
        .flatMap(
            key ->
                key.stream()
                    .filter(binding -> binding.shards().isPresent())
                    .filter(binding -> isInTurn(binding.column()))
                    .filter(
                        shard ->
                            key.stream().allMatch(each -> each.equals(shard) || !each.several()))
                    .findFirst())
        .map(Binding::column)
        .map(shard -> searching(call, entity, shard));
  }

  private static Complaint checkingOne(
      DaoMethod.InsertMethod insert, EntityModel entity, PropertyModel shard) {
    return withSource(
        Complaint.at(
                insert.clause("ifNotExists"),
                "`%s` checks one shard, which the row never had".formatted(insert.shape().brief()))
            .because(
                "the insert takes the next shard of `%s`, so that an equal row in another shard does not prevent it"
                    .formatted(shard.name()))
            .fix("drop ifNotExists"),
        entity,
        shard.name(),
        count(shard));
  }

  private static int count(PropertyModel shard) {
    return ((ComputedKey.Shard) shard.division().orElseThrow()).count();
  }

  private static Complaint withSource(
      Complaint complaint, EntityModel entity, String shard, int count) {
    return possibleSource(entity)
        .map(
            source ->
                complaint.fix(
                    "@Shard(count = %d, by = \"%s\") on `%s`".formatted(count, source, shard)))
        .orElse(complaint);
  }

  private static Complaint searching(PlannedCall call, EntityModel entity, TableColumn shard) {
    int count = shard.shard().orElseThrow().count();
    boolean isStatement = call.method().isStatement();
    return withSource(
        Complaint.at(
                call.method().whole(),
                "`%s` does not know the shard of its row".formatted(call.method().shape().brief()))
            .because(
                "an insert took `%s` in turn, so that the row is in one of %d partitions, and a repeated insert is in a second one"
                    .formatted(shard.parameter(), count))
            .fix(
                isStatement
                    ? "compare `%s` in WHERE".formatted(shard.name())
                    : "add a parameter: int " + shard.parameter()),
        entity,
        shard.parameter(),
        count);
  }

  private static Optional<String> possibleSource(EntityModel entity) {
    return entity.primaryKey().stream()
        .filter(PropertyModel::isClustering)
        .filter(MisusedShard::isScalar)
        .map(PropertyModel::name)
        .reduce((first, last) -> last);
  }

  private static Optional<List<Binding>> key(@Nullable MethodPlan plan) {
    if (plan instanceof MethodPlan.KeyDelete delete) {
      return Optional.of(delete.key());
    }
    return plan instanceof MethodPlan.Read read && read.table().isBase()
        ? Optional.of(read.equality())
        : Optional.empty();
  }

  private static boolean isInTurn(TableColumn column) {
    return column.shard().filter(ComputedKey.Shard::isInTurn).isPresent();
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
                    ? untold(entity, property, computed)
                    : ComputedSources.source(
                        entity, computed, "by", MisusedShard::isScalar, "a value"));
  }

  /** Complains of a shard that no property tells, so that no program could find the row again. */
  private static Optional<Complaint> untold(
      EntityModel entity, PropertyModel property, ComputedProperty computed) {
    if (!property.hasNoMember()) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                computed.origin().withAttribute("by"),
                "`%s` is taken in turn, and no property of `%s` tells it"
                    .formatted(property.column(), entity.name().simple()))
            .because(
                "no other value tells in which shard an insert stored a row, so that a row that was read could not be updated or deleted")
            .fix(
                possibleSource(entity)
                    .map("by = \"%s\""::formatted)
                    .orElse("`by` with a clustering column"))
            .fix("a property `int %s` with @PartitionKey and @Shard".formatted(property.name())));
  }

  private static boolean isScalar(PropertyModel source) {
    return source.type().meaning() instanceof ColumnType.Scalar scalar
        && scalar.kind() != ScalarKind.DURATION;
  }
}
