package dev.rowan.processor.rule.index;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports native indexes with many reads of all token ranges or many changes, by the stated
 * numbers; and more than three indexes of the first generation on one table.
 */
@DesignRule(
    code = "IDX-03",
    severity = Severity.WARNING,
    summary = "A native index has many reads or changes, or a table has many native indexes")
public final class NativeIndexLoad implements EntityRule {
  private static final double MOST_READS = 1_000;
  private static final double MOST_CHANGES = 100_000;
  private static final int MOST_INDEXES = 3;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.nativeIndexes().stream()
            .flatMap(
                index ->
                    Stream.of(reads(entity, index, design), changes(entity, index, design))
                        .flatMap(Optional::stream)),
        many(entity).stream());
  }

  private static Optional<Complaint> reads(
      EntityModel entity, NativeIndexModel index, Design design) {
    double perSecond = NativeReads.of(entity, index, design).perSecond();
    int nodes = design.facts().leastNodes();
    if (perSecond * nodes <= MOST_READS) {
      return Optional.empty();
    }
    Complaint complaint =
        Complaint.at(
                index.origin(),
                "%s selects per second by `%s` ask every node"
                    .formatted(Amounts.count(perSecond), index.name(entity)))
            .because(
                "on %d nodes these are %s reads of the index per second; more nodes add reads"
                    .formatted(nodes, Amounts.count(perSecond * nodes)));
    return Optional.of(
        (index.isOfVectors(entity)
                ? complaint
                : complaint.fix("@CustomIndex with `%s` in partition".formatted(index.property())))
            .fix("add the whole partition key to the selects"));
  }

  private static Optional<Complaint> changes(
      EntityModel entity, NativeIndexModel index, Design design) {
    PropertyModel property = index.of(entity).orElseThrow();
    double rows = design.figures(TableModel.of(entity)).totalRows().orElse(0);
    double changes = property.changesPerDay().orElse(0) * rows;
    if (changes <= MOST_CHANGES) {
      return Optional.empty();
    }
    String effect =
        index.kind() == IndexKind.LEGACY
            ? "each change leaves a tombstone in the index, and a select fails at 100,000 of them"
            : "each change is a write to the index, and compactions write it again";
    return Optional.of(
        Complaint.at(
                index.origin(),
                "`%s` of native index `%s` changes %s times a day"
                    .formatted(property.name(), index.name(entity), Amounts.count(changes)))
            .because(effect)
            .fix("a separate entity for `%s`, read by its key".formatted(property.name())));
  }

  private static Optional<Complaint> many(EntityModel entity) {
    List<NativeIndexModel> legacy =
        entity.nativeIndexes().stream().filter(each -> each.kind() == IndexKind.LEGACY).toList();
    if (legacy.size() <= MOST_INDEXES) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                legacy.get(MOST_INDEXES).origin(),
                "table `%s` has %d native indexes of kind LEGACY"
                    .formatted(entity.table(), legacy.size()))
            .because("each write of a row also writes to each of them, on each replica")
            .fix("kind = IndexKind.SAI")
            .fix("drop indexes that no select uses"));
  }
}
