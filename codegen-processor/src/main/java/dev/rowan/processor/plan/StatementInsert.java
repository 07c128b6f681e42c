package dev.rowan.processor.plan;

import dev.rowan.cql.statement.Assignment;
import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.statement.Insert;
import dev.rowan.cql.term.NullTerm;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Resolves the columns and the values of an INSERT. */
final class StatementInsert {
  private final StatementNames names;
  private final StatementTerms terms;
  private final StatementAssignments assignments;
  private final TableModel table;
  private final EntityModel entity;

  /** The properties that have a value. */
  private final Set<String> given = new HashSet<>();

  StatementInsert(StatementNames names, StatementTerms terms, StatementAssignments assignments) {
    this.names = names;
    this.terms = terms;
    this.assignments = assignments;
    this.table = names.table();
    this.entity = table.entity();
  }

  /** Returns the values of the key; the other values become assignments. */
  List<Comparison> resolve(Insert insert) {
    List<Comparison> key = new ArrayList<>();
    if (insert.columns().size() != insert.values().size()) {
      names.add(
          insert.table(),
          "%d columns have %d values".formatted(insert.columns().size(), insert.values().size()),
          "each column gets the value at its place",
          "name as many values as columns");
      return key;
    }
    for (int i = 0; i < insert.columns().size(); i++) {
      Name name = insert.columns().get(i);
      Optional<TableColumn> column = names.column(name);
      if (column.isPresent()) {
        add(name, column.get(), insert.values().get(i), key);
      }
    }
    if (names.problems().isEmpty()) {
      checkKey(insert);
      checkIndexes(insert);
      checkSequence(insert);
    }
    return key;
  }

  private void add(Name name, TableColumn column, Term value, List<Comparison> key) {
    if (!given.add(column.parameter())) {
      names.add(
          name,
          "the statement writes `%s` twice".formatted(name.text()),
          "a column has one value",
          "drop one of them");
    } else if (value instanceof NullTerm) {
      names.add(
          value,
          "`%s` is null".formatted(name.text()),
          "a column of a new row has no value unless the statement names it",
          "drop the column and its value");
    } else if (table.primaryKey().contains(column)) {
      terms
          .operand(value)
          .ifPresent(
              operand ->
                  key.add(
                      new Comparison(
                          "%s = %s".formatted(name.toCql(), terms.brief(value)),
                          StatementNames.place(value),
                          column.parameter(),
                          List.of(),
                          Optional.empty(),
                          Optional.empty(),
                          Operator.EQ,
                          List.of(operand),
                          false)));
    } else {
      assignments.add(new Assignment(new ColumnPath(name, null, null), Assignment.Kind.SET, value));
    }
  }

  private void checkKey(Insert insert) {
    List<TableColumn> missing =
        table.primaryKey().stream().filter(column -> !isGiven(column)).toList();
    if (!missing.isEmpty()) {
      names.add(
          insert.table(),
          "the statement gives no value for %s"
              .formatted(String.join(", ", missing.stream().map(TableColumn::name).toList())),
          "the columns of the key locate the new row",
          "name them with their values",
          "insert the entity by @Insert, which also generates values");
    }
  }

  /** Whether a column of the key has a value, or is computed of one. */
  private boolean isGiven(TableColumn column) {
    return given.contains(column.parameter())
        || (column.isComputedProperty()
            && column.computed().filter(key -> given.contains(key.source())).isPresent());
  }

  private void checkIndexes(Insert insert) {
    for (IndexModel index : entity.indexes()) {
      index
          .keys()
          .map(IndexKey::component)
          .filter(component -> !(component instanceof Component.ElementOf))
          .map(Component::property)
          .filter(property -> !index.unique() && !isGiven(property))
          .distinct()
          .forEach(
              property ->
                  names.add(
                      insert.table(),
                      "the statement gives no value for `%s`, a column of the key of `%s`"
                          .formatted(columnOf(property), index.name()),
                      "without it the row has no entry there, and no read of the index finds it",
                      "name it with its value",
                      "insert the entity by @Insert"));
    }
  }

  /** Whether the new row has a value of a property: a given, a computed or a generated one. */
  private boolean isGiven(String property) {
    return given.contains(property)
        || entity
            .property(property)
            .filter(each -> each.isKey() || !each.generated().isEmpty() || each.copy().isPresent())
            .isPresent();
  }

  private void checkSequence(Insert insert) {
    entity
        .numbered()
        .filter(property -> !property.isKey() && !given.contains(property.name()))
        .ifPresent(
            property ->
                names.add(
                    insert.table(),
                    "`%s` is a number of a sequence".formatted(property.column()),
                    "the insert of an entity takes the next number",
                    "insert the entity by @Insert",
                    "name the column with a value"));
  }

  private String columnOf(String property) {
    return entity.property(property).map(each -> each.column()).orElse(property);
  }
}
