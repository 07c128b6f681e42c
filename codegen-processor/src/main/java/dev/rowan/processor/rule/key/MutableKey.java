package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports a primary key column that is declared to change, as an error: a changed key is another
 * row. In the key of an index a change moves an entry; it is reported if the moved entries leave
 * too many tombstones in a partition, by the stated numbers.
 */
@DesignRule(
    code = "KEY-08",
    severity = Severity.WARNING,
    summary = "A key column changes: an error in a primary key, tombstones in an index")
public final class MutableKey implements EntityRule {
  private static final int MOST_SHARDS = 64;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Stream<Complaint> ofKey =
        entity
            .columns()
            .filter(PropertyModel::isKey)
            .filter(property -> property.changesPerDay().orElse(0) > 0)
            .map(property -> complaint(entity, property));
    Stream<Complaint> ofIndexes =
        PartitionValues.allOf(entity, design)
            .map(PartitionValues::figures)
            .flatMap(figures -> ofIndex(figures, design.facts()).stream());
    return Stream.concat(ofKey, ofIndexes);
  }

  private static Complaint complaint(EntityModel entity, PropertyModel property) {
    return Complaint.at(
            property.origin(),
            "`%s` is in the primary key of `%s`, and is declared to change"
                .formatted(property.name(), entity.table()))
        .because(
            "a row with another key is another row: after a change the table has both, until each"
                + " writer deletes the old one")
        .fix(
            "take `%s` out of the key, and read by it through an index: @CustomIndex(name ="
                    .formatted(property.name())
                + " \"%s_by_%s\", partition = \"%s\", …)"
                    .formatted(entity.table(), property.column(), property.name()))
        .fix("drop @Mutable if the value never changes")
        .asError();
  }

  private static Optional<Complaint> ofIndex(TableFigures figures, ClusterFacts facts) {
    Optional<IndexModel> index = figures.table().index();
    OptionalDouble rows = figures.largestRows();
    if (index.isEmpty() || rows.isEmpty()) {
      return Optional.empty();
    }
    List<PropertyModel> changing = changing(figures.table().entity(), index.get());
    double changes =
        changing.stream().mapToDouble(property -> property.changesPerDay().orElse(0)).sum();
    double tombstones =
        rows.getAsDouble() * changes * TableOptionsModel.graceDays(figures.table().options());
    return tombstones > facts.bounds(DesignLimit.TOMBSTONES).warning()
        ? Optional.of(complaint(figures, index.get(), changing, tombstones, facts))
        : Optional.empty();
  }

  /** Returns the properties that are in the key of an index and change, each once. */
  private static List<PropertyModel> changing(EntityModel entity, IndexModel index) {
    return index
        .keys()
        .map(IndexKey::component)
        .flatMap(component -> entity.property(component.property()).stream())
        .filter(property -> property.changesPerDay().orElse(0) > 0)
        .distinct()
        .toList();
  }

  private static Complaint complaint(
      TableFigures figures,
      IndexModel index,
      List<PropertyModel> changing,
      double tombstones,
      ClusterFacts facts) {
    DesignLimit.Bounds bounds = facts.bounds(DesignLimit.TOMBSTONES);
    boolean refused = tombstones > bounds.error();
    String names = Words.list(changing.stream().map(PropertyModel::name).toList());
    Complaint complaint =
        Complaint.at(
                Words.partitionKey(figures.table()),
                "a partition of `%s` has about %s tombstones"
                    .formatted(index.name(), Amounts.count(tombstones)))
            .because(
                "%s changes %s times a day in each of %s rows, each change deletes an entry, and Cassandra stores tombstones for %s days; it warns above %s in one read and fails above %s (%s)"
                    .formatted(
                        names,
                        Amounts.count(changes(changing)),
                        Amounts.count(figures.largestRows().orElseThrow()),
                        Amounts.count(TableOptionsModel.graceDays(figures.table().options())),
                        Amounts.count(bounds.warning()),
                        Amounts.count(bounds.error()),
                        facts.source(DesignLimit.TOMBSTONES)));
    Optional<String> sharded =
        shards(figures, tombstones, bounds, refused)
            .flatMap(count -> PartitionValues.sharded(figures.table(), count));
    if (sharded.isPresent()) {
      complaint = complaint.fix(sharded.get());
    }
    complaint =
        complaint.fix(
            "drop `%s`, and read %s in the row of each object".formatted(index.name(), names));
    return refused ? complaint.asError() : complaint;
  }

  private static double changes(List<PropertyModel> changing) {
    return changing.stream().mapToDouble(property -> property.changesPerDay().orElse(0)).sum();
  }

  /** Returns a number of shards that is below the limit for warnings, or at least for errors. */
  private static Optional<Integer> shards(
      TableFigures figures, double tombstones, DesignLimit.Bounds bounds, boolean refused) {
    return figures.shape().hasShard()
        ? Optional.empty()
        : Stream.iterate(2, count -> count <= MOST_SHARDS, count -> 2 * count)
            .filter(count -> tombstones / count <= bounds.warning())
            .findFirst()
            .or(
                () ->
                    refused && tombstones / MOST_SHARDS <= bounds.error()
                        ? Optional.of(MOST_SHARDS)
                        : Optional.empty());
  }
}
