package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.quantity.CountedPeriods;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the counters of one entity count the rows of another one.
 *
 * @param counted the entity whose rows are counted
 * @param counters the entity with the counters
 * @param period the key property of the counters with the start of the period
 * @param time the property with the time of a row
 */
public record RollupPlan(
    RollupModel rollup,
    EntityModel counted,
    EntityModel counters,
    PropertyModel counter,
    PropertyModel period,
    PropertyModel time) {

  /** Returns the roll-ups of an entity. Those with an error are left out. */
  public static List<RollupPlan> of(EntityModel counted, Design design) {
    return counted.rollups().stream().flatMap(each -> of(counted, each, design).stream()).toList();
  }

  /** Returns one roll-up of an entity; empty if its attributes have an error. */
  public static Optional<RollupPlan> of(EntityModel counted, RollupModel rollup, Design design) {
    Optional<EntityModel> counters = design.entity(rollup.into().qualified());
    Optional<PropertyModel> counter = counters.flatMap(each -> counter(each, rollup));
    Optional<PropertyModel> period = counters.flatMap(each -> each.property(rollup.period()));
    Optional<PropertyModel> time = counted.property(rollup.of());
    return counter.isEmpty() || period.isEmpty() || time.isEmpty()
        ? Optional.empty()
        : Optional.of(
                new RollupPlan(
                    rollup,
                    counted,
                    counters.orElseThrow(),
                    counter.get(),
                    period.get(),
                    time.get()))
            .filter(RollupPlan::isSound);
  }

  private boolean isSound() {
    return ComputedKey.UNITS.contains(rollup.unit())
        && rollup.size() > 0
        && canStore(period, rollup)
        && ComputedKey.isTime(time)
        && neverChanges(time)
        && dimensions().stream().allMatch(this::isCounted);
  }

  /** Whether a property of the counters can store the start of a period. */
  public static boolean canStore(PropertyModel property, RollupModel rollup) {
    ColumnType stored = property.type().meaning();
    return property.isKey()
        && property.computed().isEmpty()
        && rollup.computation().fits(property.javaType())
        && (stored.equals(ColumnType.of(ScalarKind.TIMESTAMP))
            || stored.equals(ColumnType.of(ScalarKind.DATE)));
  }

  /** Returns the periods of the counters of all entities that count rows of others. */
  static Map<TypeName, CountedPeriods> periods(Design design) {
    Map<TypeName, CountedPeriods> periods = new HashMap<>();
    for (EntityModel counted : design.entities()) {
      for (RollupPlan plan : of(counted, design)) {
        double days = plan.rollup().computation().days();
        periods.putIfAbsent(
            plan.counters().name(), new CountedPeriods(plan.period().name(), 1 / days));
      }
    }
    return periods;
  }

  /** Returns the counter that a roll-up increments; empty if it is not unique. */
  public static Optional<PropertyModel> counter(EntityModel counters, RollupModel rollup) {
    List<PropertyModel> all =
        counters
            .columns()
            .filter(PropertyModel::counter)
            .filter(each -> rollup.counter().isEmpty() || each.name().equals(rollup.counter()))
            .toList();
    return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
  }

  private boolean isCounted(PropertyModel dimension) {
    return source(counted, dimension).filter(RollupPlan::neverChanges).isPresent();
  }

  /** Returns the property of the counted rows that has the values of a dimension. */
  public static Optional<PropertyModel> source(EntityModel counted, PropertyModel dimension) {
    return counted
        .property(dimension.name())
        .filter(there -> there.type().frozenType().equals(dimension.type().frozenType()));
  }

  /** Whether a property has one value as long as its row exists. */
  public static boolean neverChanges(PropertyModel property) {
    return !property.isStatic() && (property.isKey() || property.immutable());
  }

  /** Returns the key properties of the counters that have values of a row, in key order. */
  public List<PropertyModel> dimensions() {
    return counters.primaryKey().stream()
        .filter(key -> key.computed().isEmpty() && !key.name().equals(period.name()))
        .toList();
  }

  /** Whether a property of the counted rows is a dimension. */
  public boolean isDimension(String property) {
    return dimensions().stream().anyMatch(each -> each.name().equals(property));
  }

  /**
   * Returns the column of the counted rows' partition key whose values no counter determines, so
   * that the rows of a counter cannot be found; empty if there is none.
   */
  public Optional<PropertyModel> unknownPartition() {
    return counted.partitionKey().stream().filter(each -> values(each) == 0).findFirst();
  }

  /** Returns the number of partitions that have rows of one counter, at most. */
  public double partitions() {
    return counted.partitionKey().stream().mapToDouble(this::values).reduce(1, (a, b) -> a * b);
  }

  /** Returns the number of values of a partition key column for one counter; 0 if unknown. */
  private double values(PropertyModel column) {
    ComputedKey computed = column.division().orElse(null);
    if (computed instanceof ComputedKey.Bucket bucket) {
      ComputedKey.Bucket ofCounter = rollup.computation();
      boolean aligned = bucket.hasWhole(ofCounter) || ofCounter.hasWhole(bucket);
      double buckets = Math.ceil(ofCounter.days() / bucket.days());
      // a period that begins within a bucket can end within another one
      return bucket.source().equals(rollup.of()) ? buckets + (aligned ? 0 : 1) : 0;
    }
    if (computed instanceof ComputedKey.Shard shard && !isDimension(column.name())) {
      return isDimension(shard.source()) ? 1 : shard.count();
    }
    return isDimension(column.name()) ? 1 : 0;
  }

  /** Returns the bucket of the counters' partition key that is computed from the period, if any. */
  public Optional<ComputedKey.Bucket> bucket() {
    return counters.partitionKey().stream()
        .flatMap(each -> each.computed().stream())
        .filter(ComputedKey.Bucket.class::isInstance)
        .map(ComputedKey.Bucket.class::cast)
        .filter(bucket -> bucket.source().equals(period.name()))
        .findFirst();
  }
}
