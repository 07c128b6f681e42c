package dev.rowan.processor.rule.index;

import dev.rowan.annotation.IndexKind;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.PartitionShape;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.NameLength;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports a native index of the first generation on a property with too many or too few different
 * values, by the stated numbers. An index whose reads all give the partition key is not reported.
 */
@DesignRule(
    code = "IDX-01",
    severity = Severity.WARNING,
    summary = "A native index has too many or too few different values")
public final class NativeIndexCardinality implements EntityRule {
  private static final double MOST_OF_ROWS = 0.01;
  private static final double HALF = 0.5;
  private static final long FEWEST = 2;
  private static final double MOST_ROWS_OF_NODE = 100_000;

  /** A type alone, such as boolean, does not tell that a table is too large for the index. */
  private static final double MOST_ROWS_OF_PAGE = 5_000;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    OptionalDouble rows = design.figures(TableModel.of(entity)).totalRows();
    return entity.nativeIndexes().stream()
        .filter(index -> index.kind() == IndexKind.LEGACY)
        .flatMap(index -> check(entity, index, rows, design).stream());
  }

  private static Optional<Complaint> check(
      EntityModel entity, NativeIndexModel index, OptionalDouble rows, Design design) {
    PropertyModel property = index.of(entity).orElseThrow();
    boolean stated = property.hints().distinct() > 0;
    double distinct =
        stated
            ? (double) property.hints().distinct()
            : PartitionShape.valuesOf(property.type()).orElse(0);
    NativeReads reads = NativeReads.of(entity, index, design);
    boolean small = !stated && rows.orElse(0) <= distinct * MOST_ROWS_OF_PAGE;
    if (distinct == 0 || small || reads.areOfOnePartition()) {
      return Optional.empty();
    }
    if (rows.isPresent() && distinct > rows.getAsDouble() * MOST_OF_ROWS) {
      Complaint complaint = ofMany(entity, index, distinct, rows.getAsDouble());
      boolean frequent = reads.perSecond() > 0 && distinct >= rows.getAsDouble() * HALF;
      return Optional.of(frequent ? complaint.asError() : complaint);
    }
    int nodes = design.facts().leastNodes();
    double ofValue = rows.orElse(0) / distinct / nodes;
    return distinct <= FEWEST || ofValue > MOST_ROWS_OF_NODE
        ? Optional.of(ofFew(entity, index, distinct, ofValue, rows.isPresent()))
        : Optional.empty();
  }

  private static Complaint ofMany(
      EntityModel entity, NativeIndexModel index, double distinct, double rows) {
    return complaint(
            entity,
            index,
            "has %s different values in %s rows"
                .formatted(Amounts.count(distinct), Amounts.count(rows)))
        .because("each select asks all token ranges of the cluster to find a few rows")
        .fix(custom(entity, index));
  }

  private static Complaint ofFew(
      EntityModel entity,
      NativeIndexModel index,
      double distinct,
      double ofValue,
      boolean rowsAreKnown) {
    return complaint(entity, index, "has %s different values".formatted(Amounts.count(distinct)))
        .because(
            "the index of each node has one partition for each value"
                + (rowsAreKnown ? ", with %s entries".formatted(Amounts.count(ofValue)) : "")
                + "; a select of one value reads a large part of the table")
        .fix("add the whole partition key to the selects by `%s`".formatted(index.property()))
        .fix("kind = IndexKind.SAI, together with a second index that selects fewer rows");
  }

  private static Complaint complaint(EntityModel entity, NativeIndexModel index, String fact) {
    return Complaint.at(
        index.origin(),
        "`%s.%s` of native index `%s` %s"
            .formatted(entity.name().simple(), index.property(), index.name(entity), fact));
  }

  private static String custom(EntityModel entity, NativeIndexModel index) {
    String name = entity.table() + "_by_" + index.of(entity).orElseThrow().column();
    List<String> key =
        entity.primaryKey().stream()
            .map(PropertyModel::name)
            .filter(each -> !each.equals(index.property()))
            .toList();
    return "replace it by @CustomIndex(name = \"%s\", partition = \"%s\", clustering = %s) on `%s`"
        .formatted(
            NameLength.USUAL.shortened(name, 0),
            index.property(),
            Words.array(key),
            entity.name().nested());
  }
}
