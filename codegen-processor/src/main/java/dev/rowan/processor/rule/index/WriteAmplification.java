package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports an entity with so many indexes and roll-ups that each save writes more than five rows, or
 * with more than 20 entries of elements. Each entry and each counter is one row in another
 * partition.
 */
@DesignRule(
    code = "IDX-11",
    severity = Severity.WARNING,
    summary = "Saving one entity writes more than five rows")
public final class WriteAmplification implements EntityRule {
  private static final int MOST_ROWS = 5;
  private static final int MOST_ELEMENTS = 20;
  private static final String SUPPRESSION = "@SuppressDesign(rule = \"IDX-11\", because = \"…\")";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<IndexModel> indexes = entity.indexes();
    List<RollupModel> rollups =
        RollupPlan.of(entity, design).stream().map(RollupPlan::rollup).toList();
    long entries = indexes.stream().mapToLong(index -> entries(entity, index)).sum();
    if (indexes.size() >= MOST_ROWS) {
      return complaint(entity, indexes.get(MOST_ROWS - 1), 1 + entries + rollups.size());
    }
    if (indexes.size() + rollups.size() >= MOST_ROWS) {
      RollupModel beyond = rollups.get(MOST_ROWS - 1 - indexes.size());
      return Stream.of(complaint(entity, beyond, rollups.size(), 1 + entries + rollups.size()));
    }
    return entries > MOST_ELEMENTS
        ? indexes.stream().max(Comparator.comparingLong(index -> entries(entity, index))).stream()
            .flatMap(largest -> complaint(entity, largest, 1 + entries + rollups.size()))
        : Stream.empty();
  }

  /** Returns the entries of one row; one for an unknown number of elements. */
  private static long entries(EntityModel entity, IndexModel index) {
    return index
        .keys()
        .filter(key -> key.component() instanceof Component.ElementOf)
        .flatMap(key -> entity.property(key.component().property()).stream())
        .mapToLong(property -> property.hints().elements().average())
        .filter(elements -> elements > 0)
        .findFirst()
        .orElse(1);
  }

  private static Complaint complaint(
      EntityModel entity, RollupModel beyond, int rollups, long rows) {
    return Complaint.at(
            beyond.origin(),
            "saving one `%s` writes at least %d rows, in as many partitions"
                .formatted(entity.name().simple(), rows))
        .because(
            "%s a counter in another partition; the counters of short periods can be added up to"
                    .formatted(
                        rollups == 1
                            ? "its roll-up increments"
                            : "each of its %d roll-ups increments".formatted(rollups))
                + " those of long ones")
        .fix("drop the roll-up into `%s` if few reads need it".formatted(beyond.into().simple()))
        .fix(SUPPRESSION);
  }

  private static Stream<Complaint> complaint(EntityModel entity, IndexModel beyond, long rows) {
    String fix =
        sameKey(entity, beyond)
            .map(
                other ->
                    "drop `%s`, and read through `%s`, which has the same partition key"
                        .formatted(beyond.name(), other.name()))
            .orElseGet(() -> "drop `%s` if few reads need it".formatted(beyond.name()));
    return Stream.of(
        Complaint.at(
                beyond.origin(),
                "saving one `%s` writes at least %d rows, in as many partitions"
                    .formatted(entity.name().simple(), rows))
            .because(
                "%s one entry for the row, or one for each element; one index can often serve"
                        .formatted(
                            entity.indexes().size() == 1
                                ? "its index has"
                                : "each of its %d indexes has".formatted(entity.indexes().size()))
                    + " several queries")
            .fix(fix)
            .fix(SUPPRESSION));
  }

  private static Optional<IndexModel> sameKey(EntityModel entity, IndexModel index) {
    return entity.indexes().stream()
        .filter(other -> !other.equals(index))
        .filter(other -> components(other).equals(components(index)))
        .findFirst();
  }

  private static List<Component> components(IndexModel index) {
    return index.partition().stream().map(IndexKey::component).toList();
  }
}
