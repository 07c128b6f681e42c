package dev.rowan.processor.rule.key;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Complaints about shards that inserts take in turn, so that no value of a row tells its shard: of
 * a shard that no property tells either, and of methods that name one row without its shard.
 */
public final class ShardsInTurn {
  private ShardsInTurn() {}

  /** Whether a method names one row, but not the shard that its insert took. */
  public static boolean areUnknownTo(PlannedCall call, EntityModel entity) {
    return ofCall(call, entity).isPresent();
  }

  /** Complains of a method that names one row, but not the shard that its insert took. */
  static Optional<Complaint> ofCall(PlannedCall call, EntityModel entity) {
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
        .filter(ShardsInTurn::isScalar)
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

  /** Complains of a shard that no property tells, so that no program could find the row again. */
  static Optional<Complaint> untold(
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

  static boolean isScalar(PropertyModel source) {
    return source.type().meaning() instanceof ColumnType.Scalar scalar
        && scalar.kind() != ScalarKind.DURATION;
  }
}
