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
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reports rows that differ only by a time, and by other columns with a stated number of values, if
 * the stated rate makes it likely that two of them have one key: the second overwrites the first.
 * Of {@code n} rows at random moments of a day that has {@code u} different keys, {@code u (1 -
 * exp(-n/u))} are expected to have different ones, so {@code n² / 2u} are lost while they are few.
 * Rows of one day are no random choice of days: of {@code n} rows, {@code n - u} are lost.
 */
@DesignRule(
    code = "KEY-05",
    severity = Severity.WARNING,
    summary = "Rows that differ only by a time overwrite each other")
public final class TimestampCollision implements EntityRule {
  private static final double ONE_PER_YEAR = 1.0 / 365;

  /** The precision of a column that is a time. */
  private enum Precision {
    DAY(1),
    MILLISECOND(86_400_000),
    NANOSECOND(86_400e9);

    private final double perDay;

    Precision(double perDay) {
      this.perDay = perDay;
    }

    static Stream<Precision> of(PropertyModel property) {
      return property.type().meaning() instanceof ColumnType.Scalar scalar
          ? of(scalar.kind())
          : Stream.empty();
    }

    private static Stream<Precision> of(ScalarKind kind) {
      return switch (kind) {
        case DATE -> Stream.of(DAY);
        case TIMESTAMP -> Stream.of(MILLISECOND);
        case TIME -> Stream.of(NANOSECOND);
        default -> Stream.empty();
      };
    }

    /** Returns the rows of a day that have the key of another one; each time has some keys. */
    double lost(double rows, double keys) {
      double different = perDay * keys;
      return this == DAY
          ? Math.max(0, rows - different)
          : rows + different * Math.expm1(-rows / different);
    }

    String inWords() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The last clustering column that is a time. */
  private record LastTime(PropertyModel property, Precision precision) {}

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    // increments of counters with one key add up
    if (entity.partitionKey().isEmpty() || entity.counts() || hasUnique(entity)) {
      return Stream.empty();
    }
    TableFigures figures = design.figures(TableModel.of(entity));
    return lastTime(entity).flatMap(time -> ofTime(time, figures));
  }

  private static Stream<LastTime> lastTime(EntityModel entity) {
    return entity.clustering().stream()
        .flatMap(each -> Precision.of(each).map(precision -> new LastTime(each, precision)))
        .reduce((one, later) -> later)
        .filter(time -> !time.property().hints().identity())
        .stream();
  }

  /** Whether no two rows have the same value of a clustering column. */
  private static boolean hasUnique(EntityModel entity) {
    return entity.clustering().stream()
        .anyMatch(each -> each.isGeneratedUuid() || each.isNumbered() || each.unique().isPresent());
  }

  private static Stream<Complaint> ofTime(LastTime time, TableFigures figures) {
    OptionalDouble rows = figures.ownerRowsPerDay();
    double keys = keys(figures, others(figures, time));
    if (rows.isEmpty() || Double.isNaN(keys)) {
      return Stream.empty();
    }
    double lost = time.precision().lost(rows.getAsDouble(), keys);
    return lost >= ONE_PER_YEAR ? Stream.of(complaint(time, figures, lost)) : Stream.empty();
  }

  private static List<TableColumn> others(TableFigures figures, LastTime time) {
    return figures.table().clustering().stream()
        .filter(column -> !column.component().property().equals(time.property().name()))
        .toList();
  }

  /** Returns how many keys with one time are possible; not a number if that is not stated. */
  private static double keys(TableFigures figures, List<TableColumn> others) {
    return others.stream()
        .mapToDouble(column -> figures.valuesPerPartition(column).orElse(Double.NaN))
        .reduce(1, (one, other) -> one * other);
  }

  private static Complaint complaint(LastTime time, TableFigures figures, double lost) {
    EntityModel entity = figures.table().entity();
    List<TableColumn> others = others(figures, time);
    String values =
        others.isEmpty()
            ? ""
            : ", and %s values of %s"
                .formatted(Amounts.count(keys(figures, others)), Words.columns(others));
    double all = lost * figures.shape().owners().orElse(1);
    Complaint complaint =
        Complaint.at(
                time.property().origin(),
                "rows of `%s` with one %s overwrite each other"
                    .formatted(
                        entity.table(),
                        Words.list(entity.clustering().stream().map(PropertyModel::name).toList())))
            .because(
                "%s rows per day for each partition key at %s precision%s: about %s rows per day have the key of another one, and an insert of an existing key replaces its row"
                    .formatted(
                        Amounts.count(figures.ownerRowsPerDay().orElseThrow()),
                        time.precision().inWords(),
                        values,
                        Amounts.count(all)))
            .fix(
                "give each @Clustering its position, and add the property @Clustering(%d) UUID id"
                    .formatted(entity.clustering().size()))
            .fix("@Identity on `%s`".formatted(time.property().name()));
    return all >= 1 ? complaint.asError() : complaint;
  }
}
