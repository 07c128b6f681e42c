package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a roll-up whose counters cannot be counted again, or whose periods do not fit into the
 * buckets of the counters. Roll-ups without a plan are the subject of MAP-33.
 */
@DesignRule(
    code = "KEY-16",
    severity = Severity.ERROR,
    summary =
        "The rows of a @Rollup cannot be counted again, or its periods do not fit its buckets")
public final class UncountableRollup implements EntityRule {
  private static final double MOST_PARTITIONS = 10_000;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return BrokenKeyStructure.isIn(entity)
        ? Stream.empty()
        : RollupPlan.of(entity, design).stream().flatMap(plan -> complaint(plan).stream());
  }

  private static Optional<Complaint> complaint(RollupPlan plan) {
    return unknown(plan).or(() -> many(plan)).or(() -> bucket(plan));
  }

  private static Optional<Complaint> unknown(RollupPlan plan) {
    return plan.unknownPartition()
        .map(
            column ->
                at(
                        plan.rollup(),
                        "into",
                        "the key of `%s` does not determine `%s` of its rows"
                            .formatted(plan.counters().name().simple(), column.name()))
                    .because(
                        "a recount reads the partitions of a counter, and `%s` is in their key"
                            .formatted(column.name()))
                    .fix(fix(plan, column))
                    .fix(
                        "move `%s` of `%s` to the clustering columns"
                            .formatted(column.name(), plan.counted().name().simple())));
  }

  private static String fix(RollupPlan plan, PropertyModel column) {
    Optional<ComputedKey> computed = column.computed();
    String source = computed.map(ComputedKey::source).orElse(column.name());
    return computed.filter(ComputedKey.Bucket.class::isInstance).isPresent()
        ? "of = \"%s\"".formatted(source)
        : "add `%s` to the key of `%s`".formatted(source, plan.counters().name().simple());
  }

  private static Optional<Complaint> many(RollupPlan plan) {
    return plan.partitions() <= MOST_PARTITIONS
        ? Optional.empty()
        : Optional.of(
            at(
                    plan.rollup(),
                    "unit",
                    "the rows of one counter are in %s partitions"
                        .formatted(Amounts.count(plan.partitions())))
                .because("a recount reads all of them for each counter, at most 10,000")
                .fix("a shorter period, and a sum of its counters in your program")
                .fix(
                    "a longer @Bucket or fewer shards in `%s`"
                        .formatted(plan.counted().name().simple())));
  }

  private static Optional<Complaint> bucket(RollupPlan plan) {
    ComputedKey.Bucket period = plan.rollup().computation();
    return plan.bucket()
        .filter(bucket -> !bucket.hasWhole(period))
        .map(
            bucket ->
                at(
                        plan.rollup(),
                        plan.rollup().size() == 1 ? "unit" : "size",
                        "a bucket of %s does not consist of whole periods of %s"
                            .formatted(bucket.inWords(), period.inWords()))
                    .because(
                        bucket.days() < period.days()
                            ? "each counter would be a partition of its own, and a range of time would read most of them in vain"
                            : "the counters of a bucket would count rows of the next one")
                    .fix(
                        "a longer bucket in `%s`, such as unit = ChronoUnit.%s"
                            .formatted(
                                plan.counters().name().simple(),
                                period.days() < 1 ? "DAYS" : "YEARS"))
                    .fix("a period that divides the bucket"));
  }

  private static Complaint at(RollupModel rollup, String attribute, String headline) {
    return Complaint.at(rollup.origin().withAttribute(attribute), headline);
  }
}
