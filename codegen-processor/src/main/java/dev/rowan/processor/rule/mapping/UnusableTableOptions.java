package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.TableOptions.Compaction;
import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reports options of no table, options that are written twice, and impossible values. */
@DesignRule(
    code = "MAP-28",
    severity = Severity.ERROR,
    summary = "Options of a table are impossible, or there is no such table")
public final class UnusableTableOptions implements EntityRule {
  private static final Set<ChronoUnit> WINDOWS =
      Set.of(ChronoUnit.MINUTES, ChronoUnit.HOURS, ChronoUnit.DAYS);
  private static final String RECORD = "[rowan:";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    Set<String> tables = new HashSet<>();
    return entity.hints().tables().stream()
        .flatMap(
            options ->
                Stream.concat(
                    ofTable(entity, options, !tables.add(options.index())).stream(),
                    ofValues(options)));
  }

  private static Optional<Complaint> ofTable(
      EntityModel entity, TableOptionsModel options, boolean twice) {
    Optional<IndexModel> index =
        entity.indexes().stream().filter(each -> each.name().equals(options.index())).findFirst();
    List<String> names =
        TableModel.storedOf(entity).stream().skip(1).map(TableModel::name).toList();
    if (!options.index().isEmpty() && !names.contains(options.index())) {
      return Optional.of(
          Complaint.at(
                  options.origin().withAttribute("index"),
                  "`%s` is no index of `%s`%s"
                      .formatted(
                          options.index(),
                          entity.name().simple(),
                          NearName.question(options.index(), names)))
              .because("options belong to a table that the entity declares")
              .fix("drop index, for the options of `%s`".formatted(entity.table())));
    }
    if (index.filter(IndexModel::isView).isPresent()) {
      return Optional.of(
          Complaint.at(
                  options.origin().withAttribute("index"),
                  "`%s` is a server view".formatted(options.index()))
              .because("Rowan creates a view with the defaults of the servers")
              .fix("remove these @TableOptions"));
    }
    return twice
        ? Optional.of(
            Complaint.at(
                    options.origin(),
                    "the options of `%s` are written twice"
                        .formatted(options.index().isEmpty() ? entity.table() : options.index()))
                .because("a table has one set of options")
                .fix("write all of them in one @TableOptions"))
        : Optional.empty();
  }

  private static Stream<Complaint> ofValues(TableOptionsModel options) {
    boolean windows = options.compaction() == Compaction.TIME_WINDOW;
    return Stream.of(
            when(
                windows && !WINDOWS.contains(options.windowUnit()),
                options,
                "windowUnit",
                "a window of compaction cannot be in " + options.windowUnit(),
                "Cassandra has windows of minutes, hours and days",
                "windowUnit = ChronoUnit.DAYS"),
            when(
                options.windowSize() < 1,
                options,
                "windowSize",
                "a window of compaction has the size " + options.windowSize(),
                "a window has at least 1 time unit",
                "windowSize = 1"),
            when(
                options.gcGraceSeconds() < TableOptionsModel.DEFAULT_GRACE,
                options,
                "gcGraceSeconds",
                "tombstones are stored for %d seconds".formatted(options.gcGraceSeconds()),
                "a grace period is 0 or more; -1 is the default of the servers",
                "gcGraceSeconds = 864_000"),
            when(
                options.cachedRows() < 0,
                options,
                "cachedRows",
                "the row cache holds %d rows of a partition".formatted(options.cachedRows()),
                "a number of rows is 0 or more",
                "cachedRows = 0"),
            when(
                options.comment().contains(RECORD),
                options,
                "comment",
                "the comment contains `%s`".formatted(RECORD),
                "Rowan records there how key columns are computed",
                "comment = \"\""))
        .flatMap(Optional::stream);
  }

  private static Optional<Complaint> when(
      boolean wrong,
      TableOptionsModel options,
      String attribute,
      String fact,
      String reason,
      String fix) {
    return wrong
        ? Optional.of(
            Complaint.at(options.origin().withAttribute(attribute), fact).because(reason).fix(fix))
        : Optional.empty();
  }
}
