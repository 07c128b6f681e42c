package dev.rowan.processor.plan;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Resolves the names of a statement in one table, and collects what is wrong. */
final class StatementNames {
  private final QueryModel query;
  private final TableModel table;
  private final List<ConditionProblem> problems = new ArrayList<>();

  StatementNames(QueryModel query, TableModel table) {
    this.query = query;
    this.table = table;
  }

  TableModel table() {
    return table;
  }

  List<ConditionProblem> problems() {
    return problems;
  }

  void add(Node node, String what, String why, String... fixes) {
    problems.add(ConditionProblem.at(place(node), what, why, fixes));
  }

  /** Compares the entity that the annotation names with that of the table. */
  void checkEntity(QueryMethod method, QualifiedName named) {
    EntityModel entity = table.entity();
    if (method.named().filter(name -> !name.equals(entity.name().qualified())).isPresent()) {
      add(
          named,
          "`%s` is a table of `%s`, and the annotation names another type"
              .formatted(table.name(), entity.name().simple()),
          "a statement is about rows of one entity",
          "drop entity, or write entity = %s.class".formatted(entity.name().nested()));
    }
  }

  /** Returns a method in place of the one with the statement, unless there are problems. */
  StatementPlanner.Resolved resolved(QueryMethod written, DaoMethod method) {
    problems.sort(Comparator.comparingInt(problem -> problem.position().orElse(0)));
    return new StatementPlanner.Resolved(
        problems.isEmpty() ? method : written, Optional.of(table.entity()), problems);
  }

  /** Returns the place of a node in the statement, from 1. */
  static int place(Node node) {
    return node.position().offset() + 1;
  }

  /** Returns a name in the letters of the statement, which the server would fold to lower case. */
  String written(Name name) {
    return query.written(name);
  }

  /** Returns the column of that name; empty, with a problem, if the table has none. */
  Optional<TableColumn> column(Name name) {
    Optional<TableColumn> found =
        table.columns().stream().filter(column -> column.name().equals(name.text())).findFirst();
    if (found.isEmpty()) {
      unknown(name);
    }
    return found;
  }

  /** Returns the property whose value a column has; empty, with a problem, if there is none. */
  Optional<PropertyModel> property(Name name) {
    return column(name)
        .flatMap(
            column -> {
              Optional<PropertyModel> property =
                  column.component() instanceof Component.Whole whole
                      ? table.entity().property(whole.property())
                      : Optional.empty();
              if (property.isEmpty()) {
                String source = column.component().property();
                add(
                    name,
                    "`%s` of `%s` is computed, and no property has its value"
                        .formatted(name.text(), table.name()),
                    "it is %s".formatted(column.component().text()),
                    table.entity().property(source).isPresent()
                        ? "select the column of `%s`".formatted(source)
                        : "drop the column");
              }
              return property;
            });
  }

  private void unknown(Name name) {
    List<String> names = table.columns().stream().map(TableColumn::name).toList();
    Optional<String> ofProperty =
        table.columns().stream()
            .filter(column -> column.parameter().equals(written(name)))
            .map(TableColumn::name)
            .findFirst();
    Optional<String> near = ofProperty.or(() -> NearName.of(name.text(), names));
    boolean elsewhere =
        TableModel.of(table.entity()).columns().stream()
            .anyMatch(column -> column.name().equals(name.text()));
    add(
        name,
        "`%s` is no column of `%s`%s"
            .formatted(
                name.text(),
                table.name(),
                near.map(each -> "; did you mean `%s`?".formatted(each)).orElse("")),
        name.text().startsWith("_")
            ? "Rowan maintains the columns whose names begin with an underscore"
            : elsewhere
                ? "it is a column of `%s`, and a statement sees the columns of its table"
                    .formatted(table.entity().table())
                : "a statement names the columns of its table, and folds names without quotation"
                    + " marks to lower case",
        near.map("write `%s`"::formatted)
            .orElseGet(
                () ->
                    elsewhere && table.index().isPresent()
                        ? "include `%s` in `%s`".formatted(name.text(), table.name())
                        : "name one of " + String.join(", ", names)));
  }
}
