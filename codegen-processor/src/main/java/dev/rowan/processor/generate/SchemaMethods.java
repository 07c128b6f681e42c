package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.source.CoreNames;
import java.util.List;

/**
 * Writes the tables of an entity with many columns, each in a method of its own. All initializers
 * of a class are one method, whose size the class file limits, and compilers fail at long chains of
 * calls.
 */
final class SchemaMethods {
  private static final int MOST_TOGETHER = 200;
  private static final int MOST_IN_CHAIN = 50;
  private static final String BUILDER = "builder";

  private SchemaMethods() {}

  /** Whether the tables of an entity have too many columns for initializers. */
  static boolean needed(EntityModel entity) {
    return TableModel.allOf(entity).stream().mapToInt(table -> table.columns().size()).sum()
        > MOST_TOGETHER;
  }

  /** Returns the name of the method for the table of an index, or for the entity's own table. */
  static String name(EntityModel entity, TableModel table) {
    return table
        .index()
        .map(index -> "defineIndex" + (entity.indexes().indexOf(index) + 1))
        .orElse("defineTable");
  }

  /** Returns the methods for all tables. */
  static List<MethodSpec> of(EntityModel entity) {
    return TableModel.allOf(entity).stream().map(table -> method(entity, table)).toList();
  }

  private static MethodSpec method(EntityModel entity, TableModel table) {
    ClassName type = table.isBase() ? CoreNames.TABLE_SCHEMA : CoreNames.DERIVED_TABLE;
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name(entity, table))
            .addModifiers(PRIVATE, STATIC)
            .returns(type)
            .addStatement(
                "$T $L = $T.$L($S)",
                CoreNames.TABLE_BUILDER,
                BUILDER,
                CoreNames.TABLE_SCHEMA,
                CoreNames.TABLE_NAMED,
                table.name());
    List<TableColumn> columns = table.columns();
    for (int from = 0; from < columns.size(); from += MOST_IN_CHAIN) {
      CodeBlock chain =
          columns.subList(from, Math.min(columns.size(), from + MOST_IN_CHAIN)).stream()
              .map(column -> SchemaSource.column(column, table))
              .collect(CodeBlock.joining("\n"));
      method.addStatement("$L\n$L", BUILDER, chain);
    }
    if (table.defaultTtl() != 0) {
      method.addStatement("$L.$L($L)", BUILDER, CoreNames.DEFAULT_TTL, table.defaultTtl());
    }
    if (!table.layout().isEmpty()) {
      method.addStatement("$L.$L($S)", BUILDER, CoreNames.LAYOUT, table.layout());
    }
    table
        .options()
        .ifPresent(options -> method.addStatement("$L$L", BUILDER, SchemaSource.storage(options)));
    SchemaSource.groups(table).forEach(group -> method.addStatement("$L$L", BUILDER, group));
    CodeBlock built = CodeBlock.of("$L.$L()", BUILDER, CoreNames.BUILD);
    IndexModel index = table.index().orElse(null);
    return method
        .addStatement(
            "return $L", index == null ? built : SchemaSource.derived(entity, index, built))
        .build();
  }
}
