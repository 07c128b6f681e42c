package dev.rowan.operate.schema;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.session.ColumnMoves;
import dev.rowan.internal.session.DeclaredModel;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.ColumnCopyReport;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TableSchema;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;

/** Executes the steps that concern former columns: the copy of their values, and their drop. */
final class ColumnSteps {
  private final Session session;
  private final DeclaredModel model;
  private final ChangeSettings settings;

  ColumnSteps(Session session, DeclaredModel model, ChangeSettings settings) {
    this.session = session;
    this.model = model;
    this.settings = settings;
  }

  /**
   * Records that a column of a pair, or its table, is added, before the store has it: from then on,
   * a program that does not read the former column is refused, unless the former column was dropped
   * before.
   */
  void start(SchemaDifference difference) {
    model.entities().stream()
        .filter(mapping -> has(mapping.table(), difference.owner()))
        .forEach(mapping -> session.columnMoves(mapping).adds(difference.element()));
  }

  /** Copies the values of the former columns of an entity, and returns what was found. */
  String copy(SchemaDifference difference, DoubleConsumer progress) {
    EntityMapping<?> mapping = entity(difference.owner());
    ColumnCopyReport report = compared(mapping, progress);
    if (report.left() > 0) {
      throw incomplete(ErrorCode.FORMER_ROWS_LEFT, report, difference.element(), mapping);
    }
    return "%d rows compared, %d values copied".formatted(report.rows(), report.copied());
  }

  /** Compares the values of a former column with their copies, and drops it. */
  String drop(SchemaDifference difference, DoubleConsumer progress) {
    EntityMapping<?> mapping = entity(difference.owner());
    String found = "dropped without a comparison";
    ColumnMoves moves = session.columnMoves(mapping);
    List<ColumnSchema> columns =
        moves.finished(moves.records()).stream()
            .filter(each -> isOf(moves.formerElement(each), difference.element()))
            .toList();
    if (settings.compares()) {
      ColumnCopyReport report = compared(mapping, progress);
      if (report.copied() + report.left() > 0) {
        throw incomplete(
            report.left() > 0 ? ErrorCode.FORMER_ROWS_LEFT : ErrorCode.FORMER_ROWS_COPIED,
            report,
            difference.element(),
            mapping);
      }
      found =
          "%d rows compared, %d values deleted since the copy"
              .formatted(report.rows(), report.deleted());
    }
    session.await(session.store().schemas().resolve(model.schema(), dropped(difference)));
    ColumnCopyStates states = new ColumnCopyStates(session.store().gate().states());
    columns.forEach(each -> session.await(states.forget(mapping.table().name(), each)));
    return found;
  }

  /** Whether a former column is the one to drop, or is in the table to drop. */
  private static boolean isOf(String former, String element) {
    return former.equals(element) || former.startsWith(element + ".");
  }

  /** A backend drops the table of a former column group as any other table. */
  private static SchemaDifference dropped(SchemaDifference difference) {
    return difference.element().equals(difference.owner())
        ? new SchemaDifference(
            SchemaDifference.Kind.SURPLUS_TABLE,
            difference.element(),
            difference.stored(),
            difference.model(),
            difference.cql())
        : difference;
  }

  private ColumnCopyReport compared(EntityMapping<?> mapping, DoubleConsumer progress) {
    return new Maintenance(session)
        .copyColumns(mapping)
        .atMost(settings.rowsPerSecond())
        .watchedBy(each -> progress.accept(each.share()))
        .run();
  }

  private EntityMapping<?> entity(String table) {
    return model.entities().stream()
        .filter(each -> has(each.table(), table))
        .findFirst()
        .or(() -> model.entities().stream().filter(each -> had(each, table)).findFirst())
        .orElseThrow();
  }

  /** Whether a table is that of a column group that an entity no longer has. */
  private boolean had(EntityMapping<?> mapping, String stored) {
    ColumnMoves moves = session.columnMoves(mapping);
    return moves.finished(moves.records()).stream()
        .anyMatch(each -> isOf(moves.formerElement(each), stored));
  }

  /** Whether a table is stored as the table of this name, or as several of which it is one. */
  private static boolean has(TableSchema table, String stored) {
    return table.name().equals(stored)
        || table.parts().stream().anyMatch(part -> part.table().name().equals(stored));
  }

  private static SchemaMismatchException incomplete(
      ErrorCode code, ColumnCopyReport report, String column, EntityMapping<?> mapping) {
    return new SchemaMismatchException(
        code,
        Map.of(
            "table",
            mapping.table().name(),
            "column",
            column,
            "rows",
            Long.toString(report.rows()),
            "values that were copied",
            Long.toString(report.copied()),
            "values without a copy",
            Long.toString(report.left())),
        null);
  }
}
