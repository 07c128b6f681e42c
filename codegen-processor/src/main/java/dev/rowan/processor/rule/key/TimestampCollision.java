package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports rows that differ only by a timestamp, if the stated rate makes it likely that two of them
 * have one timestamp: the second overwrites the first. Of {@code n} rows at random times of a day
 * of {@code u} milliseconds, {@code n² / 2u} are expected to collide.
 */
@DesignRule(
    code = "KEY-05",
    severity = Severity.WARNING,
    summary = "Rows that differ only by a timestamp overwrite each other")
public final class TimestampCollision implements EntityRule {
  private static final double MILLIS_PER_DAY = 86_400_000;
  private static final double ONE_PER_YEAR = 1.0 / 365;

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<PropertyModel> clustering = entity.clustering();
    // increments of counters with one key add up
    boolean judged = !entity.partitionKey().isEmpty() && !clustering.isEmpty() && !entity.counts();
    if (!judged || !isTimestamp(clustering.get(clustering.size() - 1)) || isUnique(entity)) {
      return Stream.empty();
    }
    TableFigures figures = design.figures(TableModel.of(entity));
    return expectedLoss(figures).stream()
        .filter(loss -> loss >= ONE_PER_YEAR)
        .map(loss -> complaint(entity, figures, loss));
  }

  /** Whether the rows of equal keys are the same object, or differ by more than times. */
  private static boolean isUnique(EntityModel entity) {
    PropertyModel last = entity.clustering().get(entity.clustering().size() - 1);
    return last.hints().identity()
        || entity.clustering().stream().anyMatch(TimestampCollision::isId);
  }

  private static boolean isTimestamp(PropertyModel property) {
    return property.type().meaning().equals(ColumnType.of(ScalarKind.TIMESTAMP));
  }

  private static boolean isId(PropertyModel property) {
    return property.type().meaning().equals(ColumnType.of(ScalarKind.UUID))
        || property.type().meaning().equals(ColumnType.of(ScalarKind.TIMEUUID));
  }

  /** Returns the number of rows of one owner that are expected to be overwritten in a day. */
  private static Optional<Double> expectedLoss(TableFigures figures) {
    OptionalDouble rows = figures.ownerRowsPerDay();
    List<TableColumn> clustering = figures.table().clustering();
    double combinations =
        clustering.subList(0, clustering.size() - 1).stream()
            .mapToDouble(column -> figures.valuesPerPartition(column).orElse(1))
            .reduce(1, (one, other) -> one * other);
    return rows.isPresent()
        ? Optional.of(rows.getAsDouble() * rows.getAsDouble() / 2 / MILLIS_PER_DAY / combinations)
        : Optional.empty();
  }

  private static Complaint complaint(EntityModel entity, TableFigures figures, double loss) {
    PropertyModel time = entity.clustering().get(entity.clustering().size() - 1);
    double all = loss * figures.shape().owners().orElse(1);
    Complaint complaint =
        Complaint.at(
                time.origin(),
                "rows of `%s` with one `%s` overwrite each other"
                    .formatted(entity.table(), time.name()))
            .because(
                "%s rows per day for each partition key at millisecond precision: about %s rows per day have the key of another one, and an insert of an existing key replaces its row"
                    .formatted(
                        Amounts.count(figures.ownerRowsPerDay().orElseThrow()), Amounts.count(all)))
            .fix(
                "give each @Clustering its position, and add the property @Clustering(%d) UUID id"
                    .formatted(entity.clustering().size()))
            .fix("@Identity on `%s`".formatted(time.name()));
    return all >= 1 ? complaint.asError() : complaint;
  }
}
