package dev.rowan.cli.entity;

import dev.rowan.cli.model.JsonTree;
import dev.rowan.cli.model.UnusableModelException;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.NumberSequence;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.mapping.RowLimit;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The entities of a program.
 *
 * @param all in the order of the file: sorted by table
 */
public record ProgramEntities(List<RowEntity> all) {
  /** Copies the list. */
  public ProgramEntities {
    all = List.copyOf(all);
  }

  /**
   * Reads the entities of a model file.
   *
   * @throws UnusableModelException if the file lacks something, or an entity refers to an entity of
   *     another module
   */
  public static ProgramEntities of(JsonTree model) {
    try {
      return read(model);
    } catch (IllegalArgumentException | ArithmeticException | DateTimeException wrong) {
      UnusableModelException unusable =
          new UnusableModelException(
              "`model.json` is damaged, or the processor of another version has written it; compile the program again");
      unusable.initCause(wrong);
      throw unusable;
    }
  }

  private static ProgramEntities read(JsonTree model) {
    TableReader tables = new TableReader(new CqlTypeReader(model.objects("types")));
    Map<String, List<JsonTree>> derived = new LinkedHashMap<>();
    Map<String, JsonTree> bases = new LinkedHashMap<>();
    for (JsonTree table : model.objects("tables")) {
      if (table.text("indexOf").isEmpty()) {
        bases.put(table.text("entity"), table);
      } else {
        derived.computeIfAbsent(table.text("entity"), each -> new ArrayList<>()).add(table);
      }
    }
    Map<String, RowEntity> entities = new LinkedHashMap<>();
    bases.forEach(
        (name, base) -> {
          TableSchema table = tables.table(base);
          List<JsonTree> others = derived.getOrDefault(name, List.of());
          List<DerivedTable> ofEntity =
              others.stream().map(each -> tables.derived(each, table)).toList();
          List<DeclaredFigures> figures =
              Stream.concat(Stream.of(base), others.stream())
                  .flatMap(ProgramEntities::figures)
                  .toList();
          entities.put(name, new RowEntity(name, table, ofEntity, parts(base, table, figures)));
        });
    bases.forEach((name, base) -> known(entities, name).relate(relations(base, entities, name)));
    return new ProgramEntities(List.copyOf(entities.values()));
  }

  /** Returns all entities, for calls with many. */
  public EntityMapping<?>[] toArray() {
    return all.toArray(EntityMapping<?>[]::new);
  }

  /** Returns the entity with a table of its own, or a derived table, of this name. */
  public Optional<RowEntity> ofTable(String name) {
    return all.stream()
        .filter(
            entity ->
                entity.table().name().equals(name)
                    || entity.derived().stream().anyMatch(each -> each.table().name().equals(name))
                    || entity.bucketLists().contains(name))
        .findFirst();
  }

  /** Returns the numbers of a table that are compared with a cluster; none if it has none. */
  private static Stream<DeclaredFigures> figures(JsonTree table) {
    JsonTree known = table.object("figures");
    DeclaredFigures figures =
        new DeclaredFigures(
            table.text("name"),
            known.decimal("activePartitions"),
            (int) known.decimal("partitionsPerNode"),
            (int) known.decimal("nodes"),
            known.decimal("rowsOfPartition"),
            known.decimal("bytesOfPartition"),
            known.decimal("rowsOfLargestPartition"),
            known.decimal("bytesOfLargestPartition"));
    return figures.activePartitions() > 0 || figures.bytes() > 0
        ? Stream.of(figures)
        : Stream.empty();
  }

  private static RowEntity.EntityParts parts(
      JsonTree base, TableSchema table, List<DeclaredFigures> figures) {
    JsonTree keep = base.object("keepLast");
    return new RowEntity.EntityParts(
        base.text("formerly").isEmpty() ? null : base.text("formerly"),
        base.text("version").isEmpty() ? -1 : table.indexOf(base.text("version")),
        keep.number("rows")
            .map(rows -> new RowLimit(rows.intValue(), number(keep, "trimEvery")))
            .orElse(null),
        base.objects("chunked").stream()
            .map(
                each ->
                    ChunkedColumn.of(
                        table,
                        table.indexOf(each.text("column")),
                        each.text("table"),
                        number(each, "chunkBytes")))
            .toList(),
        base.texts("immutable").stream().<Property<?>>map(each -> property(each, table)).toList(),
        sequence(base.object("sequence"), table).orElse(null),
        figures);
  }

  private static Property<Object> property(String column, TableSchema table) {
    return new Property<>(column, table.indexOf(column), StoredCodec.INSTANCE);
  }

  private static Optional<NumberSequence> sequence(JsonTree sequence, TableSchema table) {
    if (sequence.text("name").isEmpty()) {
      return Optional.empty();
    }
    boolean small = table.column(table.indexOf(sequence.text("column"))).type() == ScalarType.INT;
    return Optional.of(
        new NumberSequence(
            sequence.text("name"),
            number(sequence, "block"),
            small ? Integer.MAX_VALUE : Long.MAX_VALUE));
  }

  private static RowEntity.Relations relations(
      JsonTree base, Map<String, RowEntity> entities, String name) {
    RowEntity entity = known(entities, name);
    return new RowEntity.Relations(
        base.objects("copies").stream().map(each -> copies(each, entity, entities)).toList(),
        base.texts("copiedBy").stream()
            .<EntityMapping<?>>map(each -> referred(entities, each, name))
            .toList(),
        base.objects("recounts").stream().map(each -> recount(each, entity, entities)).toList(),
        base.objects("rollups").stream()
            .map(
                each ->
                    RollupReader.rollup(
                        each,
                        entity.table(),
                        referred(entities, each.text("entity"), entity.className())))
            .toList());
  }

  private static CopiedColumns copies(
      JsonTree copy, RowEntity entity, Map<String, RowEntity> entities) {
    RowEntity source = referred(entities, copy.text("entity"), entity.className());
    return new CopiedColumns(
        source,
        places(copy.texts("by"), entity.table()),
        copy.isTrue("movable"),
        copy.objects("columns").stream()
            .map(
                column ->
                    new CopiedColumns.Column(
                        entity.table().indexOf(column.text("name")),
                        source.table().indexOf(column.text("of"))))
            .toList(),
        copy.text("through"),
        copy.isTrue("async"));
  }

  private static RecountedColumn recount(
      JsonTree recount, RowEntity entity, Map<String, RowEntity> entities) {
    RowEntity from = referred(entities, recount.text("entity"), entity.className());
    return new RecountedColumn(
        entity.table().indexOf(recount.text("counter")),
        from,
        places(recount.texts("by"), from.table()),
        recount.text("through"),
        Duration.parse(recount.text("every")));
  }

  private static List<Integer> places(List<String> columns, TableSchema table) {
    return columns.stream().map(table::indexOf).toList();
  }

  private static int number(JsonTree tree, String field) {
    return Math.toIntExact(tree.number(field).orElse(0L));
  }

  private static RowEntity known(Map<String, RowEntity> entities, String name) {
    RowEntity entity = entities.get(name);
    if (entity == null) {
      throw new IllegalArgumentException(name);
    }
    return entity;
  }

  private static RowEntity referred(Map<String, RowEntity> entities, String name, String by) {
    RowEntity entity = entities.get(name);
    if (entity == null) {
      throw new UnusableModelException(
          "`%s` refers to the entity `%s`, which is in another module; name the jars or folders of all modules, as a class path"
              .formatted(by, name));
    }
    return entity;
  }
}
