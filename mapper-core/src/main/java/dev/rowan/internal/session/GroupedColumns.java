package dev.rowan.internal.session;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.verify.ColumnCopy;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.FormerTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Columns that are still stored in another table of the entity than the one where this version has
 * them, because their column group was another one before. Programs of this version read and write
 * the table of their group alone.
 *
 * <p>The former column of a column of a group is the column of the same name in the entity's own
 * table. The name of a former column in the table of a group has the name of that table before it.
 */
final class GroupedColumns extends ColumnMoves {
  private static final String BOTH =
      "values in both tables, and no record of which of them are later";

  private final StoredParts stored;
  private final List<RetainedColumn> retained;

  GroupedColumns(StoreAccess store, TableSchema table, StoredParts stored) {
    super(store, table);
    this.stored = stored;
    this.retained = retained();
  }

  /**
   * A column that two stored tables have.
   *
   * @param column the column, with its former column
   * @param from the other table, as far as a copy reads it
   * @param into the table where this version has the column
   * @param obstacle why its values cannot be copied, in words; null if they can
   */
  private record RetainedColumn(
      ColumnSchema column, TableSchema from, TableSchema into, @Nullable String obstacle) {}

  /**
   * A stored table with columns that this version has in another table, or no longer has.
   *
   * @param columns the names of these columns
   * @param ofOtherTypes the names of those that have another type in this version
   */
  private record Source(TableSchema table, List<String> columns, List<String> ofOtherTypes) {}

  private List<Source> sources() {
    List<Source> sources = new ArrayList<>();
    for (TableSchema part : parts()) {
      List<String> others = stored.lost().getOrDefault(part.name(), List.of());
      if (!others.isEmpty()) {
        List<String> ofOtherTypes = lost(part, StoredParts.columnsOf(table, part.name()));
        sources.add(new Source(part, others, ofOtherTypes));
      }
    }
    for (FormerTable group : stored.formerGroups()) {
      List<String> columns =
          StoredParts.moved(group, table).stream().map(ColumnSchema::name).toList();
      TableSchema from = Objects.requireNonNull(group.table(), "a table with a key");
      sources.add(new Source(like(from), columns, group.lost()));
    }
    return sources;
  }

  private List<RetainedColumn> retained() {
    List<Source> sources = sources();
    List<RetainedColumn> all = new ArrayList<>();
    for (TableSchema part : sources.isEmpty() ? List.<TableSchema>of() : parts()) {
      for (ColumnSchema column : part.columns()) {
        for (Source source : sources) {
          TableSchema from = source.table();
          if (!from.name().equals(part.name()) && source.columns().contains(column.name())) {
            String obstacle = obstacle(column, source.ofOtherTypes());
            all.add(new RetainedColumn(former(column, from), from, part, obstacle));
          }
        }
      }
    }
    return all;
  }

  private ColumnSchema former(ColumnSchema column, TableSchema from) {
    return from.name().equals(table.name())
        ? column.formerly(column.name())
        : StoredParts.from(from.name(), column);
  }

  /** Returns the table of a former group with the options that all tables of the entity have. */
  private TableSchema like(TableSchema group) {
    TableSchema own = own();
    TableSchema.Builder like =
        TableSchema.named(group.name())
            .defaultTtl(own.defaultTtl())
            .layout(own.layout())
            .storage(own.storage());
    group.columns().forEach(like::add);
    return like.build();
  }

  private static @Nullable String obstacle(ColumnSchema column, List<String> ofOtherTypes) {
    if (!column.type().equals(column.type().frozenType())) {
      return "values of several cells, whose write times a copy cannot keep";
    }
    return ofOtherTypes.contains(column.name()) ? "values of another type" : null;
  }

  /**
   * Returns why the values of a column cannot be copied, in words; null if they can.
   *
   * <p>A copy also deletes. So it starts only from the entity's own table, or if the store had only
   * one of the columns before.
   */
  private @Nullable String obstacle(RetainedColumn one, Map<String, IndexRecord> records) {
    boolean isKnown =
        ColumnCopyStates.of(records, one.column()) != null
            || one.from().name().equals(table.name())
            || stored.lacks(one.into(), one.column());
    return one.obstacle() == null && !isKnown ? BOTH : one.obstacle();
  }

  /**
   * Returns whether a later version of the entity copies the values in the other direction, so that
   * this version still reads and writes all of them.
   */
  private boolean isBefore(RetainedColumn one, Map<String, IndexRecord> records) {
    return ColumnCopyStates.of(records, one.column()) == null
        && ColumnCopyStates.of(records, opposite(one)) != null
        && !stored.lacks(one.into(), one.column());
  }

  private ColumnSchema opposite(RetainedColumn one) {
    return former(one.column(), one.into());
  }

  /** Returns the tables of the entity; that of the columns outside of groups is the first one. */
  private List<TableSchema> parts() {
    return table.groups().isEmpty()
        ? List.of(table)
        : table.parts().stream().map(TablePart::table).toList();
  }

  private TableSchema own() {
    return parts().get(0);
  }

  @Override
  public boolean declares() {
    return false;
  }

  @Override
  public boolean concerns(List<SchemaDifference> differences) {
    return !retained.isEmpty();
  }

  private List<RetainedColumn> left(Map<String, IndexRecord> records) {
    return retained.stream()
        .filter(each -> !ColumnCopyStates.isCopied(records, each.column()))
        .filter(each -> !isBefore(each, records))
        .toList();
  }

  @Override
  public List<ColumnSchema> uncopied(Map<String, IndexRecord> records) {
    return left(records).stream()
        .filter(each -> obstacle(each, records) == null)
        .map(RetainedColumn::column)
        .toList();
  }

  @Override
  public List<ColumnSchema> finished(Map<String, IndexRecord> records) {
    return retained.stream()
        .filter(each -> each.obstacle() == null)
        .map(RetainedColumn::column)
        .filter(column -> ColumnCopyStates.isCopied(records, column))
        .toList();
  }

  @Override
  public List<ColumnSchema> uncopiable(Map<String, IndexRecord> records) {
    return left(records).stream()
        .filter(each -> obstacle(each, records) != null)
        .map(RetainedColumn::column)
        .toList();
  }

  @Override
  public @Nullable String obstacle(ColumnSchema column, Map<String, IndexRecord> records) {
    return ColumnCopyStates.isCopied(records, column) ? null : obstacle(retained(column), records);
  }

  private RetainedColumn retained(ColumnSchema column) {
    return retained.stream().filter(each -> each.column().equals(column)).findFirst().orElseThrow();
  }

  @Override
  void open() {
    Map<String, IndexRecord> records = retained.isEmpty() ? Map.of() : records();
    List<RetainedColumn> left = left(records);
    if (!left.isEmpty()) {
      String obstacle = obstacle(left.get(0), records);
      throw refused(left.get(0), obstacle == null ? "a copy that is not complete" : obstacle);
    }
    if (table.hasFormerColumns() && !retained.isEmpty()) {
      throw refused(retained.get(0), "a column group of an earlier version; drop its table first");
    }
  }

  private SchemaMismatchException refused(RetainedColumn one, String why) {
    return new SchemaMismatchException(
        ErrorCode.COLUMN_COPY_INCOMPLETE,
        Map.of(
            "column",
            element(one.column()),
            "former column",
            formerElement(one.column()),
            "stored",
            why),
        null);
  }

  /** The store adds several columns of a table at once, so all of them get a record. */
  @Override
  public void adds(String element) {
    for (RetainedColumn each : retained) {
      String into = each.into().name();
      if (stored.lacks(each.into(), each.column())
          && (element.equals(into) || element.startsWith(into + "."))) {
        start(each);
      }
    }
  }

  private void start(RetainedColumn added) {
    store.await(store.backend().define(Schema.of(List.of(IndexStates.TABLE))));
    ColumnCopyStates states = new ColumnCopyStates(store.gate().states());
    store.await(states.start(table.name(), added.column()));
    store.await(states.forget(table.name(), opposite(added)));
  }

  @Override
  public List<ColumnCopy> copies(List<ColumnSchema> columns) {
    Map<List<TableSchema>, List<ColumnSchema>> byTables = new LinkedHashMap<>();
    for (RetainedColumn each : retained) {
      if (columns.contains(each.column())) {
        byTables
            .computeIfAbsent(List.of(each.from(), each.into()), tables -> new ArrayList<>())
            .add(each.column());
      }
    }
    List<ColumnCopy> copies = new ArrayList<>();
    byTables.forEach(
        (tables, here) ->
            copies.add(
                ColumnCopy.between(
                    tables.get(0), tables.get(1), here, tables.get(1).equals(own()))));
    return copies;
  }

  @Override
  public String element(ColumnSchema column) {
    return retained(column).into().name() + "." + column.name();
  }

  @Override
  public String formerElement(ColumnSchema column) {
    return retained(column).from().name() + "." + column.name();
  }

  @Override
  public String formerGroup(String name) {
    List<String> others =
        stored.formerGroups().stream()
            .filter(each -> Objects.requireNonNull(each.table()).name().equals(name))
            .flatMap(each -> each.lost().stream())
            .filter(column -> table.columns().stream().noneMatch(e -> e.name().equals(column)))
            .toList();
    return super.formerGroup(name)
        + (others.isEmpty() ? "" : ", with columns that are lost: " + String.join(", ", others));
  }
}
