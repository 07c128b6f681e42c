package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TableOptionsModel;
import dev.rowan.processor.source.CoreNames;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the expressions of tables and derived tables. */
final class SchemaSource {
  private SchemaSource() {}

  /** Returns the expression of a table, with one line for each column. */
  static CodeBlock table(TableModel table) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("$T.$L($S)$>$>", CoreNames.TABLE_SCHEMA, CoreNames.TABLE_NAMED, table.name());
    table.columns().forEach(column -> code.add("\n$L", column(column, table)));
    if (table.defaultTtl() != 0) {
      code.add("\n.$L($L)", CoreNames.DEFAULT_TTL, table.defaultTtl());
    }
    if (!table.layout().isEmpty()) {
      code.add("\n.$L($S)", CoreNames.LAYOUT, table.layout());
    }
    table.options().ifPresent(options -> code.add("\n$L", storage(options)));
    if (table.isBase()) {
      table.entity().nativeIndexes().forEach(each -> code.add("\n$L", index(each, table)));
    }
    table
        .bucketList()
        .ifPresent(
            list ->
                code.add(
                    "\n.$L($S, $T.of($L), $L)",
                    CoreNames.BUCKET_LIST,
                    list.bucket().name(),
                    List.class,
                    list.shards().stream().map(String::valueOf).collect(Collectors.joining(", ")),
                    list.owner().stream()
                        .map(owner -> CodeBlock.of("$S", owner.name()))
                        .collect(CodeBlock.joining(", "))));
    groups(table).forEach(group -> code.add("\n$L", group));
    return code.add("\n.$L()$<$<", CoreNames.BUILD).build();
  }

  /** Returns the calls that add the column groups to the builder of a table. */
  static List<CodeBlock> groups(TableModel table) {
    List<TableModel> parts = table.parts();
    return parts.stream().skip(1).map(part -> group(part, parts.get(0))).toList();
  }

  /** A group has the options that the builder has, unless it has options of its own. */
  private static CodeBlock group(TableModel part, TableModel own) {
    String name = part.group().orElseThrow().name();
    List<String> columns =
        part.columns().stream().skip(part.primaryKey().size()).map(TableColumn::name).toList();
    CodeBlock names =
        columns.stream().map(each -> CodeBlock.of("$S", each)).collect(CodeBlock.joining(", "));
    if (part.options().equals(own.options())) {
      return CodeBlock.of(".$L($S, $L)", CoreNames.GROUP, name, names);
    }
    return CodeBlock.of(
        ".$L(\nnew $T($>$>\n$S,\n$L,\n$T.of($L))$<$<)",
        CoreNames.GROUP,
        CoreNames.COLUMN_GROUP,
        name,
        options(part.options().orElseThrow()),
        List.class,
        names);
  }

  /** Returns the call that adds a native index to the builder of a table. */
  static CodeBlock index(NativeIndexModel index, TableModel table) {
    if (index.isOfVectors(table.entity())) {
      return CodeBlock.of(
          ".$L(\n$>$>$S,\n$S,\n$T.$L)$<$<",
          CoreNames.VECTOR_INDEX,
          index.name(table.entity()),
          index.of(table.entity()).orElseThrow().column(),
          Similarity.class,
          index.similarity());
    }
    return CodeBlock.of(
        ".$L(\n$>$>$S,\n$S,\n$T.$L,\n$T.$L)$<$<",
        CoreNames.NATIVE_INDEX,
        index.name(table.entity()),
        index.of(table.entity()).orElseThrow().column(),
        IndexKind.class,
        index.kind(),
        IndexTarget.class,
        index.target());
  }

  /** Returns the call that gives the options to the builder of a table. */
  static CodeBlock storage(TableOptionsModel options) {
    return CodeBlock.of(".$L(\n$L)", CoreNames.STORAGE, options(options));
  }

  private static CodeBlock options(TableOptionsModel options) {
    return CodeBlock.of(
        "new $T($>$>\n$L,\n$L,\n$L,\n$L,\n$S)$<$<",
        CoreNames.STORAGE_OPTIONS,
        map(options.compactionOptions()),
        map(options.compressionOptions()),
        map(options.cachingOptions()),
        options.gcGraceSeconds(),
        options.comment());
  }

  private static CodeBlock map(Map<String, String> values) {
    CodeBlock entries =
        values.entrySet().stream()
            .map(each -> CodeBlock.of("$S, $S", each.getKey(), each.getValue()))
            .collect(CodeBlock.joining(", "));
    return CodeBlock.of("$T.of($L)", Map.class, entries);
  }

  /** Returns the call that adds a column to the builder of a table. */
  static CodeBlock column(TableColumn column, TableModel table) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(".$L($S, $L", adding(column.role()), column.name(), TypeSource.of(column.type()));
    if (column.role() == TableColumn.Role.CLUSTERING) {
      code.add(", $T.$L", Order.class, column.order());
    }
    code.add(")");
    String former = table.former(column);
    if (!former.isEmpty()) {
      code.add("\n.$L($S)", CoreNames.FORMERLY, former);
    }
    return code.build();
  }

  /**
   * Returns the expression of an index table, with the position in the base table of each column.
   */
  static CodeBlock derived(EntityModel entity, IndexModel index) {
    return derived(entity, index, table(TableModel.of(entity, index)));
  }

  /**
   * Returns the expression of an index table.
   *
   * @param schema the expression of the table without its relation to the base table
   */
  static CodeBlock derived(EntityModel entity, IndexModel index, CodeBlock schema) {
    TableModel base = TableModel.of(entity);
    TableModel table = TableModel.of(entity, index);
    CodeBlock components =
        table.columns().stream()
            .map(column -> component(column.component(), base))
            .collect(CodeBlock.joining(",\n"));
    if (index.unique()) {
      return CodeBlock.builder()
          .add("$T.$L($>$>", CoreNames.DERIVED_TABLE, CoreNames.DERIVED_UNIQUE)
          .add("\n$L,\n$L,", schema, MappingNames.TABLE)
          .add("\n$T.of($>$>\n$L)$<$<,", List.class, components)
          .add("\n$T.of($L))$<$<", List.class, properties(index))
          .build();
    }
    if (index.latest()) {
      return CodeBlock.builder()
          .add("$T.$L($>$>", CoreNames.DERIVED_TABLE, CoreNames.DERIVED_LATEST)
          .add("\n$L,\n$L,", schema, MappingNames.TABLE)
          .add("\n$T.of($>$>\n$L)$<$<)$<$<", List.class, components)
          .build();
    }
    return CodeBlock.builder()
        .add("new $T($>$>\n$L,", CoreNames.DERIVED_TABLE, schema)
        .add("\n$L,\n$T.of($>$>\n$L)$<$<,", MappingNames.TABLE, List.class, components)
        .add("\n$T.$L)$<$<", Maintain.class, entity.maintain(index))
        .build();
  }

  private static CodeBlock properties(IndexModel index) {
    return index
        .keys()
        .map(key -> CodeBlock.of("$S", key.component().property()))
        .collect(CodeBlock.joining(", "));
  }

  /** Returns the position of a property's column in the base table. */
  static int columnOf(String property, TableModel base) {
    return IntStream.range(0, base.columns().size())
        .filter(place -> base.columns().get(place).component().property().equals(property))
        .findFirst()
        .orElseThrow();
  }

  private static CoreNames.Member adding(TableColumn.Role role) {
    return switch (role) {
      case PARTITION -> CoreNames.PARTITION_KEY;
      case CLUSTERING -> CoreNames.CLUSTERING;
      case STATIC -> CoreNames.STATIC_COLUMN;
      case REGULAR -> CoreNames.COLUMN;
    };
  }

  private static CodeBlock component(Component component, TableModel base) {
    int column = columnOf(component.property(), base);
    return component.match(
        new Component.Cases<CodeBlock>() {
          @Override
          public CodeBlock whole(Component.Whole whole) {
            return CodeBlock.of("new $T($L)", CoreNames.COPY, column);
          }

          @Override
          public CodeBlock elementOf(Component.ElementOf element) {
            return CodeBlock.of("new $T($L)", CoreNames.ELEMENT_OF, column);
          }

          @Override
          public CodeBlock valueOf(Component.ValueOf value) {
            throw new IllegalStateException("no index table has the values of a map");
          }

          @Override
          public CodeBlock periodOf(Component.PeriodOf period) {
            return CodeBlock.of(
                "new $T($L, $T.$L)",
                CoreNames.PERIOD_OF,
                column,
                CoreNames.PERIOD,
                period.period());
          }

          @Override
          public CodeBlock formatOf(Component.FormatOf format) {
            return CodeBlock.of(
                "new $T($L, new $T($S))",
                CoreNames.FORMAT_OF,
                column,
                CoreNames.TIME_FORMAT,
                format.pattern());
          }

          @Override
          public CodeBlock lowerOf(Component.LowerOf lower) {
            return CodeBlock.of("new $T($L)", CoreNames.LOWER_OF, column);
          }

          @Override
          public CodeBlock shardOf(Component.ShardOf shard) {
            return CodeBlock.of("new $T($L, $L)", CoreNames.SHARD_OF, column, shard.count());
          }

          @Override
          public CodeBlock unparsable(Component.Unparsable unparsable) {
            throw new IllegalStateException(
                "an index without errors has no component " + unparsable.text());
          }
        });
  }
}
