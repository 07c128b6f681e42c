package dev.rowan.processor.plan;

import dev.rowan.cql.text.Name;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.TableColumn;
import java.util.ArrayList;
import java.util.List;

/** Resolves the columns of a statement that returns rows as maps. */
final class RowMapColumns {
  private final StatementNames names;
  private final JavaType type;

  /** Resolves the columns of a map of this type. */
  RowMapColumns(StatementNames names, JavaType type) {
    this.names = names;
    this.type = type;
  }

  /** Returns the map of all columns of the table that are properties. */
  ProjectionModel whole() {
    List<ProjectionModel.Component> components = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (TableColumn column : names.table().columns()) {
      if (column.component() instanceof Component.Whole whole) {
        components.add(
            new ProjectionModel.Component(
                new ProjectionModel.Term(whole.property(), Aspect.VALUE), column.javaType()));
        keys.add(column.name());
      }
    }
    return new ProjectionModel.OfRow(components, keys, type);
  }

  /** Returns the map of the selected columns, by their aliases or names. */
  ProjectionModel of(List<StatementResult.Column> columns, boolean ofGroups) {
    List<ProjectionModel.Component> components = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (StatementResult.Column column : columns) {
      Name alias = column.item().alias();
      String key = alias == null ? name(column) : alias.text();
      if (ofGroups || column.term().aspect().isAggregate()) {
        names.add(
            column.item(),
            "`%s` is returned in a map".formatted(column.item().toCql()),
            "a map has the columns of one row, and an aggregate is of several rows",
            "return a record with a component for each aggregate");
        break; // one mistake is one finding
      } else if (keys.contains(key)) {
        names.add(
            column.item(),
            "two columns have the name `%s`".formatted(key),
            "a map has one value for each name",
            "drop one of them, or give it an alias: as <name>");
      } else {
        keys.add(key);
        components.add(new ProjectionModel.Component(column.term(), type(column)));
      }
    }
    return new ProjectionModel.OfRow(components, keys, type);
  }

  /** Returns the name of a column, or what is read of it: {@code ttl(title)}. */
  private static String name(StatementResult.Column column) {
    Aspect aspect = column.term().aspect();
    if (aspect == Aspect.PART) {
      return column.item().term().toCql();
    }
    return aspect == Aspect.COUNT
        ? column.term().text()
        : aspect.of(StatementResult.name(column.item().term()).text());
  }

  /** Returns the type of a value in a map: that of the property, or of the function. */
  private static JavaType type(StatementResult.Column column) {
    return switch (column.term().aspect()) {
      case WRITE_TIME -> JavaType.library("java.lang", "Long");
      case TTL -> JavaType.library("java.lang", "Integer");
      case SIMILARITY_COSINE, SIMILARITY_DOT_PRODUCT, SIMILARITY_EUCLIDEAN ->
          JavaType.library("java.lang", "Float");
      default -> column.type().orElseThrow();
    };
  }
}
