package dev.rowan.cli.design;

import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.CreateView;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.statement.ColumnIsNotNull;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.term.ColumnTerm;
import dev.rowan.cql.text.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Turns a materialized view into an index that the servers maintain. */
final class ViewDesigner {
  private ViewDesigner() {}

  /** Returns why the view cannot be an index of the entity; empty if it can. */
  static Optional<String> problem(CreateView view, EntityDesign entity) {
    List<String> keys = columns(view.primaryKey());
    if (!view.where().stream().allMatch(ColumnIsNotNull.class::isInstance)) {
      return Optional.of("an index has an entry for each row, and this view selects rows by value");
    }
    boolean plain =
        view.items().stream()
            .allMatch(item -> item.alias() == null && item.term() instanceof ColumnTerm);
    if (!plain) {
      return Optional.of("an index has the values and the names of the columns of its table");
    }
    return Stream.concat(keys.stream(), selected(view))
        .filter(column -> entity.property(column).isEmpty())
        .findFirst()
        .map("the entity has no property for column `%s`"::formatted)
        .or(
            () ->
                keys.stream()
                    .flatMap(column -> entity.property(column).stream())
                    .filter(property -> isMultiCell(property))
                    .findFirst()
                    .map(property -> "column `%s` is not frozen".formatted(property.column())));
  }

  private static boolean isMultiCell(PropertyDesign property) {
    return !property.isKey() && !property.isValue() && !property.isFrozen();
  }

  /** Returns the entity with the view among its indexes. */
  static EntityDesign with(EntityDesign entity, CreateView view) {
    List<String> keys = columns(view.primaryKey());
    List<String> included =
        view.items().isEmpty()
            ? List.of("*")
            : selected(view)
                .filter(column -> !keys.contains(column))
                .map(column -> property(entity, column))
                .toList();
    ViewDesign design =
        new ViewDesign(
            view.name().name().text(),
            view.primaryKey().partition().stream()
                .map(column -> property(entity, column.text()))
                .toList(),
            view.primaryKey().clustering().stream()
                .map(column -> property(entity, column.text()) + order(view, column))
                .toList(),
            included);
    List<ViewDesign> views = new ArrayList<>(entity.views());
    views.add(design);
    return new EntityDesign(
        entity.table(),
        entity.className(),
        entity.comment(),
        entity.ttl(),
        entity.properties(),
        views,
        entity.position());
  }

  private static String order(CreateView view, Name column) {
    return view.clusteringOrder().stream()
            .filter(order -> order.column().text().equals(column.text()))
            .anyMatch(ClusteringOrder::isDescending)
        ? " desc"
        : "";
  }

  private static Stream<String> selected(CreateView view) {
    return view.items().stream()
        .map(SelectItem::term)
        .filter(ColumnTerm.class::isInstance)
        .map(term -> ((ColumnTerm) term).column().text());
  }

  private static List<String> columns(PrimaryKey key) {
    return Stream.concat(key.partition().stream(), key.clustering().stream())
        .map(Name::text)
        .toList();
  }

  private static String property(EntityDesign entity, String column) {
    return entity.property(column).orElseThrow().name();
  }
}
