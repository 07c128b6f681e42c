package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.verify.ColumnCopy;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Columns of column groups that are still stored in the entity's own table, because they were in no
 * group before. Programs of this version read and write the table of the group alone.
 */
final class GroupedColumns extends ColumnMoves {
  GroupedColumns(Session session, TableSchema table) {
    super(session, table);
  }

  /**
   * A column of a group that the entity's own table has too.
   *
   * @param obstacle why its values cannot be copied, in words; null if they can
   */
  private record Kept(ColumnSchema column, @Nullable String obstacle) {}

  private List<Kept> kept() {
    List<String> others = lost(own(), own());
    if (others.isEmpty()) {
      return List.of();
    }
    List<String> ofOtherTypes = lost(own(), table);
    List<Kept> kept = new ArrayList<>();
    for (TablePart part : groups()) {
      for (ColumnSchema column : part.table().columns()) {
        if (others.contains(column.name())) {
          kept.add(new Kept(column.formerly(column.name()), obstacle(column, ofOtherTypes)));
        }
      }
    }
    return kept;
  }

  private static @Nullable String obstacle(ColumnSchema column, List<String> ofOtherTypes) {
    if (!column.type().equals(column.type().frozenType())) {
      return "values of several cells, whose write times a copy cannot keep";
    }
    return ofOtherTypes.contains(column.name()) ? "values of another type" : null;
  }

  private TableSchema own() {
    return table.parts().get(0).table();
  }

  private List<TablePart> groups() {
    return table.parts().subList(1, table.parts().size());
  }

  @Override
  public boolean declares() {
    return false;
  }

  @Override
  public List<ColumnSchema> uncopied(Map<String, IndexRecord> records) {
    return copiable().filter(column -> !ColumnCopyStates.isCopied(records, column)).toList();
  }

  @Override
  public List<ColumnSchema> finished(Map<String, IndexRecord> records) {
    return copiable().filter(column -> ColumnCopyStates.isCopied(records, column)).toList();
  }

  private Stream<ColumnSchema> copiable() {
    return kept().stream().filter(each -> each.obstacle() == null).map(Kept::column);
  }

  @Override
  public List<ColumnSchema> uncopiable() {
    return kept().stream().filter(each -> each.obstacle() != null).map(Kept::column).toList();
  }

  @Override
  public @Nullable String obstacle(ColumnSchema column, Map<String, IndexRecord> records) {
    return ColumnCopyStates.isCopied(records, column) ? null : obstacle(column, lost(own(), table));
  }

  @Override
  void open() {
    groups().forEach(this::requireNothingLeft);
    List<Kept> kept = kept();
    Map<String, IndexRecord> records = kept.isEmpty() ? Map.of() : records();
    for (Kept each : kept) {
      if (!ColumnCopyStates.isCopied(records, each.column())) {
        throw new SchemaMismatchException(
            ErrorCode.COLUMN_COPY_INCOMPLETE,
            Map.of(
                "column",
                element(each.column()),
                "former column",
                formerElement(each.column()),
                "stored",
                Optional.ofNullable(each.obstacle()).orElse("a copy that is not complete")),
            null);
      }
    }
  }

  /** The values of a column that left its group are not copied back: reads would return nulls. */
  private void requireNothingLeft(TablePart group) {
    for (String column : lost(group.table(), group.table())) {
      for (TablePart part : table.parts()) {
        if (!part.equals(group) && has(part, column)) {
          throw new SchemaMismatchException(
              ErrorCode.COLUMN_COPY_INCOMPLETE,
              Map.of(
                  "column",
                  part.table().name() + "." + column,
                  "former column",
                  group.table().name() + "." + column,
                  "stored",
                  "values of a column that left its column group; copy them by a program of your own,"
                      + " and then drop the former column"),
              null);
        }
      }
    }
  }

  /** No program writes both columns. */
  @Override
  public void adds(String element) {}

  @Override
  public List<ColumnCopy> copies(List<ColumnSchema> columns) {
    List<ColumnCopy> copies = new ArrayList<>();
    for (TablePart part : groups()) {
      List<ColumnSchema> here =
          columns.stream().filter(column -> has(part, column.name())).toList();
      if (!here.isEmpty()) {
        copies.add(ColumnCopy.between(own(), part.table(), here));
      }
    }
    return copies;
  }

  @Override
  public String element(ColumnSchema column) {
    return groups().stream()
            .filter(part -> has(part, column.name()))
            .findFirst()
            .orElseThrow()
            .table()
            .name()
        + "."
        + column.name();
  }

  private static boolean has(TablePart part, String column) {
    return part.table().columns().stream().anyMatch(each -> each.name().equals(column));
  }
}
