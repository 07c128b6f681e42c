package dev.rowan.cli.entity;

import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.NumberSequence;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.mapping.Rollup;
import dev.rowan.mapping.RowLimit;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An entity whose objects are the stored rows. It has the tables of the class of the program, so
 * schema changes, maintenance jobs and transfers do the same with both. Thread-safe.
 */
public final class RowEntity implements EntityMapping<Row> {
  private final String className;
  private final TableSchema table;
  private final List<DerivedTable> derived;
  private final EntityParts parts;

  /** The relations to other entities, which can refer to each other in a circle. */
  private volatile Relations relations = new Relations(List.of(), List.of(), List.of(), List.of());

  RowEntity(String className, TableSchema table, List<DerivedTable> derived, EntityParts parts) {
    this.className = className;
    this.table = table;
    this.derived = List.copyOf(derived);
    this.parts = parts;
  }

  /**
   * What belongs to one entity beside its tables.
   *
   * @param formerly the table that stored the entities before; null if there is none
   * @param versionColumn the place of the version, or -1
   * @param figures the numbers of all its tables
   */
  record EntityParts(
      @Nullable String formerly,
      int versionColumn,
      @Nullable RowLimit rowLimit,
      List<ChunkedColumn> chunked,
      List<Property<?>> immutable,
      @Nullable NumberSequence sequence,
      List<DeclaredFigures> figures) {}

  /** What refers to other entities. */
  record Relations(
      List<CopiedColumns> copies,
      List<EntityMapping<?>> copiedBy,
      List<RecountedColumn> recounts,
      List<Rollup> rollups) {
    Relations {
      copies = List.copyOf(copies);
      copiedBy = List.copyOf(copiedBy);
      recounts = List.copyOf(recounts);
      rollups = List.copyOf(rollups);
    }
  }

  void relate(Relations all) {
    relations = all;
  }

  /** Returns the qualified name of the class in the program. */
  public String className() {
    return className;
  }

  /** Returns the names of the lists of buckets of its tables. */
  public List<String> bucketLists() {
    return Stream.concat(Stream.of(table), derived.stream().map(DerivedTable::table))
        .flatMap(each -> Stream.ofNullable(each.bucketList()))
        .map(list -> list.table().name())
        .toList();
  }

  @Override
  public Class<Row> type() {
    return Row.class;
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public @Nullable String formerTable() {
    return parts.formerly();
  }

  @Override
  public List<DerivedTable> derived() {
    return derived;
  }

  @Override
  public int versionColumn() {
    return parts.versionColumn();
  }

  @Override
  public @Nullable RowLimit rowLimit() {
    return parts.rowLimit();
  }

  @Override
  public List<ChunkedColumn> chunked() {
    return parts.chunked();
  }

  @Override
  public List<CopiedColumns> copies() {
    return relations.copies();
  }

  @Override
  public List<EntityMapping<?>> copiedBy() {
    return relations.copiedBy();
  }

  @Override
  public List<RecountedColumn> recounts() {
    return relations.recounts();
  }

  @Override
  public List<Rollup> rollups() {
    return relations.rollups();
  }

  @Override
  public List<Property<?>> immutable() {
    return parts.immutable();
  }

  @Override
  public @Nullable NumberSequence sequence() {
    return parts.sequence();
  }

  @Override
  public List<DeclaredFigures> figures() {
    return parts.figures();
  }

  @Override
  public Row write(Row entity) {
    return entity;
  }

  @Override
  public Row read(Row row) {
    return row;
  }
}
