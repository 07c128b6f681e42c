package dev.rowan.processor.plan;

import dev.rowan.cql.statement.Select;
import dev.rowan.cql.statement.SelectItem;
import dev.rowan.cql.term.CellProperty;
import dev.rowan.cql.term.ColumnTerm;
import dev.rowan.cql.term.FunctionCall;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Name;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.WrittenPart;
import dev.rowan.processor.source.SnakeCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Resolves what a select returns as the result of its method. */
final class StatementResult {
  private final QueryMethod method;
  private final Select select;
  private final StatementNames names;
  private final StatementParts parts;
  private final TableModel table;
  private final ReturnModel returns;

  StatementResult(QueryMethod method, Select select, StatementNames names, StatementParts parts) {
    this.method = method;
    this.select = select;
    this.names = names;
    this.parts = parts;
    this.table = names.table();
    this.returns = method.shape().returns();
  }

  /** Something that the statement returns: a term of a property, and the name of the column. */
  record Column(ProjectionModel.Term term, SelectItem item, Optional<JavaType> type) {}

  /** Returns the result with terms of properties in place of columns. */
  ReturnModel resolve() {
    if (!isOfEntity()) {
      return returns;
    }
    if (!select.groupBy().isEmpty() && (select.items().isEmpty() || returns.entity().isPresent())) {
      names.add(
          select.groupBy().get(0),
          "a group is no `%s`".formatted(table.entity().name().simple()),
          "the result of a group has values of its first row, and aggregates of all its rows",
          "select columns and aggregates, and return a record of them");
      return returns;
    }
    List<Column> columns = columns();
    if (!names.problems().isEmpty()
        || returns.projection().orElse(null) instanceof ProjectionModel.OfKey) {
      return returns;
    }
    if (select.items().isEmpty()) {
      wholeRow();
      return returns.projection().orElse(null) instanceof ProjectionModel.OfRow row
          ? returns.of(Optional.of(new RowMapColumns(names, row.type()).whole()))
          : returns;
    }
    if (returns.entity().isPresent()) {
      wholeEntity(columns);
      return returns.of(Optional.empty());
    }
    if (returns.projection().isEmpty()) {
      return returns;
    }
    return ofArray(columns).orElseGet(() -> returns.of(Optional.of(projection(columns))));
  }

  /** Returns the result with a value of each row; empty if the method returns no array of them. */
  private Optional<ReturnModel> ofArray(List<Column> columns) {
    JavaType element = returns.element().orElseThrow();
    if (returns.kind() != ReturnModel.Kind.ONE
        || element.kind() != JavaType.Kind.ARRAY
        || columns.size() != 1
        || columns.get(0).type().filter(element::sameValuesAs).isPresent()) {
      return Optional.empty();
    }
    JavaType each = element.arguments().get(0);
    return each.isPrimitive()
        ? Optional.empty()
        : Optional.of(returns.ofRows(each, value(each, columns.get(0))));
  }

  /** Whether the method returns no other entity than that of the table. */
  private boolean isOfEntity() {
    EntityModel entity = table.entity();
    Optional<String> other =
        returns.entity().filter(name -> !name.equals(entity.name().qualified()));
    other.ifPresent(
        name ->
            names.add(
                select.table(),
                "`%s` is a table of `%s`, and the method returns `%s`"
                    .formatted(
                        table.name(),
                        entity.name().simple(),
                        returns.element().map(JavaType::brief).orElse(name)),
                "a statement reads rows of one entity",
                "return `%s`, or read a table of the other entity"
                    .formatted(entity.name().simple())));
    return other.isEmpty();
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (SelectItem item : select.items()) {
      Optional<QueryModel.Item> known = QueryModel.item(item);
      if (known.isEmpty()) {
        names.add(
            item,
            "`%s` cannot be selected".formatted(item.term().toCql()),
            "a read returns columns, values of keys of maps, fields, writetime and ttl of columns,"
                + " count(*), min, max, sum and avg, and similarity_cosine(column, :vector) and its"
                + " like",
            "select the column, and compute the value in the program");
      } else if (known.get().aspect() == Aspect.COUNT) {
        columns.add(
            new Column(new ProjectionModel.Term("*", Aspect.COUNT), item, Optional.empty()));
      } else if (known.get().aspect() == Aspect.PART) {
        parts.of(item).ifPresent(columns::add);
      } else {
        if (known.get().aspect().isSimilarity()) {
          similarity((FunctionCall) item.term());
        }
        names
            .property(name(item.term()))
            .ifPresent(property -> columns.add(column(item, known.get().aspect(), property)));
      }
    }
    return columns;
  }

  /** Checks that the statement orders its rows by what a function compares. */
  private void similarity(FunctionCall function) {
    Name column = ((ColumnTerm) function.arguments().get(0)).column();
    String vector = function.arguments().get(1).toCql();
    Optional<String> searched =
        select.orderBy().stream()
            .filter(order -> order.column().text().equals(column.text()))
            .flatMap(order -> Optional.ofNullable(order.annOf()).stream())
            .map(Term::toCql)
            .findFirst();
    if (searched.filter(vector::equals).isEmpty()) {
      names.add(
          function,
          "`%s` is selected without a search for `%s`".formatted(function.toCql(), vector),
          "a read returns the similarity by which it orders its rows",
          searched
              .map(near -> "compare with %s, the vector of the search".formatted(near))
              .orElse("add order by %s ann of %s, and a limit".formatted(column.toCql(), vector)));
    }
  }

  private static Column column(SelectItem item, Aspect aspect, PropertyModel property) {
    return new Column(
        new ProjectionModel.Term(property.name(), aspect), item, Optional.of(property.javaType()));
  }

  /** Returns the name of the column that a known item returns. */
  static Name name(Term term) {
    if (term instanceof CellProperty cell) {
      return ((ColumnTerm) cell.term()).column();
    }
    return term instanceof FunctionCall call
        ? ((ColumnTerm) call.arguments().get(0)).column()
        : ((ColumnTerm) term).column();
  }

  /** Checks that the rows of the table have the times of the entity that the method returns. */
  private void times() {
    if (!table.isBase() && returns.entity().isPresent() && returns.readsTimesOf(table.entity())) {
      names.add(
          select.table(),
          "`%s` has no times of a `%s`".formatted(table.name(), table.entity().name().simple()),
          "the write time and the TTL of a value are in the row of the entity's own table",
          "use @Select, which reads the row of each entry, in place of @Query");
    }
  }

  /** Checks that the table has what the method returns of all columns. */
  private void wholeRow() {
    times();
    List<String> missing =
        (returns.projection().isEmpty() && returns.entity().isEmpty()
                ? List.<PropertyModel>of()
                : method.returned(table.entity()))
            .stream()
                .filter(property -> !table.hasAll(List.of(property)))
                .map(PropertyModel::name)
                .toList();
    if (!missing.isEmpty()) {
      names.add(
          select.table(),
          "`%s` has no column for `%s`".formatted(table.name(), String.join("`, `", missing)),
          "* stands for the columns of this table, and the method returns more",
          "include = \"*\" on the index, or return a record of the columns that it has");
    }
  }

  private void wholeEntity(List<Column> columns) {
    times();
    List<String> listed =
        columns.stream()
            .filter(column -> column.term().aspect() == Aspect.VALUE)
            .map(column -> column.term().name())
            .toList();
    List<String> missing =
        table
            .entity()
            .columns()
            .map(PropertyModel::name)
            .filter(each -> !listed.contains(each))
            .toList();
    if (!missing.isEmpty() || listed.size() < columns.size()) {
      names.add(
          select.items().get(0),
          "the statement does not return a whole `%s`".formatted(table.entity().name().simple()),
          missing.isEmpty()
              ? "a time or an aggregate is no property"
              : "there is no value for " + String.join(", ", missing),
          "select *, or return a record of the columns");
    }
  }

  private ProjectionModel projection(List<Column> columns) {
    ProjectionModel read = returns.projection().orElseThrow();
    return read instanceof ProjectionModel.OfGroups groups
        ? new ProjectionModel.OfGroups(
            projection(groups.each(), columns), groups(), groups.origin())
        : projection(read, columns);
  }

  /** Returns the properties whose columns the statement groups rows by. */
  private List<String> groups() {
    List<String> by = new ArrayList<>();
    for (Term term : select.groupBy()) {
      if (term instanceof ColumnTerm column) {
        names.property(column.column()).map(PropertyModel::name).ifPresent(by::add);
      } else {
        names.add(
            term,
            "`%s` is no column".formatted(term.toCql()),
            "the rows of a group have the same values in columns of the key",
            "select the columns of the key, and group by the function in the program");
      }
    }
    return by;
  }

  private ProjectionModel projection(ProjectionModel read, List<Column> columns) {
    JavaType element = returns.element().orElseThrow();
    boolean one = columns.size() == 1;
    if (read instanceof ProjectionModel.OfRow row) {
      return one && columns.get(0).type().filter(element::sameValuesAs).isPresent()
          ? value(element, columns.get(0)) // a property that is a map itself
          : new RowMapColumns(names, row.type()).of(columns, !select.groupBy().isEmpty());
    }
    boolean value =
        !(read instanceof ProjectionModel.OfRecord)
            || (one && columns.get(0).type().filter(element::sameValuesAs).isPresent());
    if (!value) {
      return record((ProjectionModel.OfRecord) read, columns);
    }
    if (!one) {
      names.add(
          select.items().get(1),
          "%d columns are returned as one `%s`".formatted(columns.size(), element.brief()),
          "several columns need a record, whose components have their names",
          "return a record, or select one column");
      return read;
    }
    return value(element, columns.get(0));
  }

  private ProjectionModel value(JavaType type, Column column) {
    return new ProjectionModel.OfValue(
        new ProjectionModel.Component(column.term(), type),
        method.annotation().withAttribute("value"));
  }

  private ProjectionModel record(ProjectionModel.OfRecord read, List<Column> columns) {
    List<Column> open = new ArrayList<>(columns);
    boolean aggregates = columns.stream().anyMatch(each -> each.term().aspect().isAggregate());
    List<ProjectionModel.Term> terms = new ArrayList<>();
    for (ProjectionModel.Component component : read.components()) {
      Optional<Column> column = open.stream().filter(each -> isOf(each, component)).findFirst();
      column.ifPresent(open::remove);
      column.ifPresent(each -> terms.add(term(each, aggregates)));
      if (column.isEmpty()) {
        names.add(
            select.items().get(0),
            "no column is returned for `%s` of `%s`"
                .formatted(component.term().text(), read.name().simple()),
            "a component receives the column of its name, or the one with this alias",
            component.aspect().isTime()
                ? "select " + component.aspect().of(SnakeCase.of(component.name()))
                : "select a column as " + SnakeCase.of(component.name()));
      }
    }
    // a column without component and a component without column are one mistake
    for (Column column : terms.size() < read.components().size() ? List.<Column>of() : open) {
      names.add(
          column.item(),
          "`%s` has no component for `%s`".formatted(read.name().simple(), column.item().toCql()),
          "a column is returned to the component of its name",
          "drop it, add a component, or name a component by an alias: as <name>");
    }
    return terms.size() == read.components().size() ? read.of(terms) : read;
  }

  /** Returns the term of a column: beside aggregates, CQL returns a column of the first row. */
  private static ProjectionModel.Term term(Column column, boolean besideAggregates) {
    return besideAggregates && column.term().aspect() == Aspect.VALUE
        ? new ProjectionModel.Term(column.term().name(), Aspect.FIRST)
        : column.term();
  }

  /** Whether a component has what a column returns: the same time, or the name of the column. */
  private boolean isOf(Column column, ProjectionModel.Component component) {
    return component.aspect().isTime()
        ? column.term().equals(component.term())
        : isNamed(column, component.name());
  }

  /**
   * Whether a component has the name of a column: its alias, its property, column_field, or
   * function_column.
   */
  private boolean isNamed(Column column, String component) {
    Name alias = column.item().alias();
    String stored = SnakeCase.of(component);
    if (alias != null) {
      return alias.text().equals(stored) || names.written(alias).equals(component);
    }
    ProjectionModel.Term term = column.term();
    if (term.aspect() == Aspect.VALUE) {
      return term.name().equals(component);
    }
    if (term.aspect() == Aspect.PART) {
      String field = term.part().flatMap(WrittenPart::field).map(SnakeCase::of).orElse("");
      return stored.equals(SnakeCase.of(term.name()) + "_" + field);
    }
    String function = term.aspect().function();
    return stored.equals(
        term.aspect() == Aspect.COUNT ? function : function + "_" + SnakeCase.of(term.name()));
  }
}
