package dev.rowan.cli.entity;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import dev.rowan.cli.model.JsonTree;
import dev.rowan.cli.model.UnusableModelException;
import dev.rowan.spi.schema.ColumnGroup;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.StorageOptions;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads the tables of a model file. */
final class TableReader {
  private final CqlTypeReader types;

  TableReader(CqlTypeReader types) {
    this.types = types;
  }

  /** Returns a table, without its relation to another one. */
  TableSchema table(JsonTree file) {
    TableSchema.Builder table = TableSchema.named(file.text("name"));
    for (JsonTree column : file.objects("columns")) {
      add(column, table);
    }
    table
        .defaultTtl(file.number("defaultTtl").orElse(0L).intValue())
        .layout(file.text("layout"))
        .storage(storage(file.object("options")));
    for (JsonTree index : file.objects("nativeIndexes")) {
      table.nativeIndex(
          new NativeIndexSchema(
              index.text("name"),
              index.text("column"),
              IndexKind.valueOf(upper(index, "kind")),
              IndexTarget.valueOf(upper(index, "target")),
              index.text("similarity").isEmpty()
                  ? null
                  : Similarity.valueOf(upper(index, "similarity"))));
    }
    for (JsonTree group : file.objects("columnGroups")) {
      List<String> names =
          file.objects("columns").stream()
              .filter(column -> column.text("group").equals(group.text("name")))
              .map(column -> column.text("name"))
              .toList();
      table.group(new ColumnGroup(group.text("name"), storage(group.object("options")), names));
    }
    JsonTree list = file.object("bucketList");
    if (!list.fields().isEmpty()) {
      table.bucketList(
          list.text("bucket"),
          list.texts("shards").stream().map(Integer::valueOf).toList(),
          list.texts("owner").toArray(String[]::new));
    }
    return table.build();
  }

  private void add(JsonTree column, TableSchema.Builder table) {
    String name = column.text("name");
    ColumnType type = types.type(column.text("type"));
    switch (column.text("role")) {
      case "partition" -> table.partitionKey(name, type);
      case "clustering" -> table.clustering(name, type, Order.valueOf(upper(column, "order")));
      case "static" -> table.staticColumn(name, type);
      default -> table.column(name, type);
    }
    if (!column.text("formerly").isEmpty()) {
      table.formerly(column.text("formerly"));
    }
  }

  private static StorageOptions storage(JsonTree options) {
    return options.fields().isEmpty()
        ? StorageOptions.DEFAULT
        : new StorageOptions(
            options.textsByName("compaction"),
            options.textsByName("compression"),
            options.textsByName("caching"),
            options
                .number("gcGraceSeconds")
                .orElse((long) StorageOptions.DEFAULT.gcGraceSeconds())
                .intValue(),
            options.text("comment"));
  }

  /** Returns a table with its relation to the table that it is derived from. */
  DerivedTable derived(JsonTree file, TableSchema base) {
    TableSchema table = table(file);
    List<Component> components = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (JsonTree column : file.objects("columns")) {
      components.add(component(column, base));
      if (column.text("role").equals("partition")) {
        keys.add(column.text("property"));
      }
    }
    if (file.isTrue("unique")) {
      return DerivedTable.unique(table, base, components, keys);
    } else if (file.isTrue("latest")) {
      return DerivedTable.latest(table, base, components);
    }
    return new DerivedTable(table, base, components, Maintain.valueOf(file.text("maintain")));
  }

  private static Component component(JsonTree column, TableSchema base) {
    if (column.text("source").isEmpty()) {
      throw new UnusableModelException(
          "`model.json` does not state how `%s` follows from `%s`; compile the program with the processor of this version"
              .formatted(column.text("name"), base.name()));
    }
    int source = base.indexOf(column.text("source"));
    return switch (column.text("by")) {
      case "" -> new Component.Copy(source);
      case "element" -> new Component.ElementOf(source);
      case "lower" -> new Component.LowerOf(source);
      case "format" -> new Component.FormatOf(source, new TimeFormat(column.text("pattern")));
      case "shard" -> new Component.ShardOf(source, column.number("shards").orElse(0L).intValue());
      default -> new Component.PeriodOf(source, Period.valueOf(upper(column, "by")));
    };
  }

  private static String upper(JsonTree tree, String field) {
    return tree.text(field).toUpperCase(Locale.ROOT);
  }
}
