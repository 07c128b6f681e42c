package dev.rowan.processor.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.processor.model.BucketListModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.model.SchemaSnapshot.Column;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The snapshot: the types and tables of a design as CQL, each table with the name of its entity. A
 * team stores the file with its sources, so that a review shows each change of the schema.
 */
public final class SnapshotFile {
  private static final String HEAD =
      """
      -- The schema that the stored rows have. Compare it with each compilation: -Arowan.snapshot.
      -- Written by -Arowan.snapshot.write=true. Store it with the sources.
      """;

  private SnapshotFile() {}

  /** Writes the file. The same design gives the same text. */
  public static void write(Path file, Design design) throws IOException {
    StringBuilder text = new StringBuilder(HEAD);
    for (UdtModel udt : SchemaFile.types(design)) {
      text.append('\n').append(SchemaFile.statement(udt));
    }
    for (TableModel table : SchemaFile.stored(design)) {
      String owner = "\n-- of " + table.entity().name().qualified();
      text.append(owner).append('\n');
      if (table.isBase() && !table.entity().formerly().isEmpty()) {
        text.append("-- formerly ").append(table.entity().formerly()).append('\n');
      }
      table.columns().stream()
          .filter(column -> !table.former(column).isEmpty())
          .map(
              column -> "-- column %s formerly %s\n".formatted(column.name(), table.former(column)))
          .forEach(text::append);
      text.append(
          SchemaFile.statement(table)
              .replace(ChunkTables.COMMENT, owner + ChunkTables.COMMENT)
              .replace(BucketListTables.COMMENT, owner + BucketListTables.COMMENT));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, text, UTF_8);
  }

  /** Returns what the design has and the snapshot lacks, in words. */
  public static List<String> additions(Design design) {
    SchemaSnapshot stored = design.facts().stored();
    Stream<String> tables =
        SchemaFile.stored(design).stream()
            .filter(table -> table.index().filter(index -> index.isView()).isEmpty())
            .flatMap(
                table ->
                    Stream.concat(additions(table, stored.table(table)), further(table, stored)));
    Stream<String> types =
        SchemaFile.types(design).stream().flatMap(udt -> additions(udt, stored.type(udt)));
    return Stream.of(types, tables, moves(design)).flatMap(each -> each).toList();
  }

  private static Stream<String> moves(Design design) {
    SchemaSnapshot stored = design.facts().stored();
    return design.entities().stream()
        .filter(entity -> !entity.formerly().isEmpty())
        .filter(entity -> stored.table(entity.formerly()).isPresent())
        .map(entity -> "the move of `%s` to `%s`".formatted(entity.formerly(), entity.table()));
  }

  /** EVO-09 reports a list of a table that the snapshot has. */
  private static Stream<String> further(TableModel table, SchemaSnapshot stored) {
    Stream<String> lists =
        stored.table(table).isPresent() ? Stream.empty() : BucketListTables.names(table);
    return Stream.concat(ChunkTables.names(table), lists)
        .filter(name -> stored.tables().stream().noneMatch(each -> each.name().equals(name)))
        .map("table `%s`"::formatted);
  }

  private static Stream<String> additions(TableModel table, Optional<SchemaSnapshot.Table> before) {
    if (before.isEmpty()) {
      return Stream.of("table `%s`".formatted(table.name()));
    }
    Set<String> known = names(before.get().columns());
    Stream<String> columns =
        table.columns().stream()
            .map(column -> SchemaSnapshot.bare(column.name()))
            .filter(name -> !known.contains(name))
            .map(name -> "column `%s.%s`".formatted(table.name(), name));
    return Stream.concat(columns, rollups(table, before.get()));
  }

  private static Stream<String> rollups(TableModel table, SchemaSnapshot.Table before) {
    return table.entity().rollups().stream()
        .filter(rollup -> table.isBase() && before.rollup(rollup).isEmpty())
        .map(table::layout)
        .map("`%s`"::formatted);
  }

  private static Stream<String> additions(UdtModel udt, Optional<SchemaSnapshot.UserType> before) {
    if (before.isEmpty()) {
      return Stream.of("type `%s`".formatted(udt.typeName()));
    }
    Set<String> known = names(before.get().fields().stream());
    return udt.fields()
        .map(field -> SchemaSnapshot.bare(field.column()))
        .filter(name -> !known.contains(name))
        .map(name -> "field `%s.%s`".formatted(udt.typeName(), name));
  }

  private static Set<String> names(Stream<Column> columns) {
    return columns.map(Column::name).collect(Collectors.toSet());
  }

  /**
   * Returns the tables of the snapshot that no entity has any more.
   *
   * @param exists whether there is a type of this name; an entity that exists and that is not part
   *     of this compilation has its tables
   */
  public static List<String> lost(Design design, Predicate<String> exists) {
    List<String> present =
        SchemaFile.stored(design).stream()
            .flatMap(
                table ->
                    Stream.of(
                            Stream.of(table.name()),
                            ChunkTables.names(table),
                            // EVO-09 reports a list that its table has no more
                            Stream.of(BucketListModel.nameOf(table)))
                        .flatMap(names -> names))
            .map(SchemaSnapshot::bare)
            .toList();
    List<String> former = design.entities().stream().map(EntityModel::formerly).toList();
    List<String> compiled =
        design.entities().stream().map(EntityModel::name).map(name -> name.qualified()).toList();
    SchemaSnapshot stored = design.facts().stored();
    return stored.tables().stream()
        .map(SchemaSnapshot.Table::name)
        .filter(name -> !present.contains(name) && !former.contains(name))
        .filter(
            name -> {
              String entity = stored.entities().getOrDefault(name, "");
              return compiled.contains(entity) || !exists.test(entity);
            })
        .toList();
  }
}
