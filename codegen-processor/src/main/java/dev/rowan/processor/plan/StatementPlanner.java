package dev.rowan.processor.plan;

import dev.rowan.annotation.Order;
import dev.rowan.cql.statement.Ordering;
import dev.rowan.cql.statement.Select;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.QualifiedName;
import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.Declarations;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.QueryModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.StatementModel;
import dev.rowan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the statement of a {@code @Query}: its tables and columns become the entity, the
 * projection, the restrictions and the order of a select, which is planned as each other select.
 */
final class StatementPlanner {
  private final QueryMethod method;
  private final Select select;
  private final StatementNames names;
  private final StatementTerms terms;
  private final ReturnModel returns;

  private StatementPlanner(QueryMethod method, Select select, TableModel table) {
    this.method = method;
    this.select = select;
    this.names = new StatementNames(method.query(), table);
    this.terms = new StatementTerms(method.shape(), names);
    this.returns = method.shape().returns();
  }

  /**
   * A statement with its names resolved.
   *
   * @param method the select; the method as written, if there are problems
   */
  record Resolved(DaoMethod method, Optional<EntityModel> entity, List<ConditionProblem> problems) {
    Resolved {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Resolves a statement.
   *
   * @param shown the entities that the methods of the DAO name. A build that compiles a part of the
   *     sources knows only by these names that the DAO depends on an entity
   */
  static Resolved resolve(QueryMethod method, Set<String> shown, Declarations declared) {
    QueryModel query = method.query();
    if (query.unreadable().isPresent()) {
      return refused(method, unreadable(query, query.unreadable().get()));
    }
    if (query.select().isEmpty()) {
      return refused(
          method,
          ConditionProblem.of(
              "the statement is no SELECT",
              "a @Query reads rows; other methods write them with their derived tables",
              "write by @Insert, @Update, @Delete or @Increment"));
    }
    Select select = query.select().get();
    Optional<TableModel> table = table(method, select.table(), declared);
    if (table.isEmpty()) {
      return refused(method, unknown(select.table(), declared));
    }
    EntityModel entity = table.get().entity();
    return shown.contains(entity.name().qualified())
        ? new StatementPlanner(method, select, table.get()).resolved()
        : refused(
            method,
            ConditionProblem.at(
                StatementNames.place(select.table()),
                "the methods of the DAO do not name `%s`, the entity of `%s`"
                    .formatted(entity.name().simple(), table.get().name()),
                "a build that compiles only changed sources must know that the DAO depends on it",
                "name it beside the statement: entity = %s.class"
                    .formatted(entity.name().nested())));
  }

  /** Returns what is wrong with the plan of a statement. */
  static List<ConditionProblem> problems(SelectMethod method, Optional<MethodPlan> plan) {
    StatementModel statement = method.statement().orElseThrow();
    if (plan.orElse(null) instanceof MethodPlan.NoPlan none && none.attempts().isEmpty()) {
      return List.of(
          ConditionProblem.of(
              "`%s` has the latest row of each owner".formatted(statement.table()),
              "older entries of the table are no rows, so a read returns one row of one owner",
              "compare the partition key with =, and return the row or an Optional of it"));
    }
    if (!(plan.orElse(null) instanceof MethodPlan.Read read)
        || read.ofPartitions() == statement.distinct()) {
      return List.of();
    }
    return List.of(
        statement.distinct()
            ? ConditionProblem.of(
                "DISTINCT returns partitions, and the statement returns more",
                "rows of a partition share its key and its static columns only",
                "drop DISTINCT")
            : ConditionProblem.of(
                "the statement returns the same values for each row of a partition",
                "it selects only columns that all rows of a partition share",
                "write select distinct, for one result for each partition",
                "select a clustering column too"));
  }

  private static Resolved refused(QueryMethod method, ConditionProblem problem) {
    return new Resolved(method, Optional.empty(), List.of(problem));
  }

  private static ConditionProblem unreadable(QueryModel query, QueryModel.Unreadable why) {
    int offset = why.position().offset();
    boolean reserved = offset > 0 && query.text().charAt(offset - 1) == ':';
    return ConditionProblem.at(
        offset + 1,
        "the statement cannot be read: found " + why.found(),
        reserved
            ? "the name of the parameter is a word of CQL"
            : why.expected().isEmpty()
                ? "the text is no CQL"
                : "expected " + String.join(" or ", why.expected()),
        reserved
            ? "give the parameter another name, or write its name in quotation marks after the colon"
            : "write a statement such as \"select * from item where id = :id\"");
  }

  /** Returns the table of that name, if possible of an entity that the method names. */
  private static Optional<TableModel> table(
      QueryMethod method, QualifiedName name, Declarations declared) {
    Comparator<TableModel> named =
        Comparator.comparing(
            table -> method.entity().filter(table.entity().name().qualified()::equals).isEmpty());
    return name.keyspace() != null
        ? Optional.empty()
        : declared.entities().stream()
            .flatMap(entity -> TableModel.allOf(entity).stream())
            .filter(table -> table.name().equals(name.name().text()))
            .min(named);
  }

  private static ConditionProblem unknown(QualifiedName name, Declarations declared) {
    int place = StatementNames.place(name);
    if (name.keyspace() != null) {
      return ConditionProblem.at(
          place,
          "`%s` names a keyspace".formatted(name.toCql()),
          "the connection string determines the keyspace",
          "write `%s`".formatted(name.name().toCql()));
    }
    List<String> tables =
        declared.entities().stream()
            .flatMap(entity -> TableModel.allOf(entity).stream())
            .map(TableModel::name)
            .toList();
    String text = name.name().text();
    return ConditionProblem.at(
        place,
        "`%s` is no table of the model%s".formatted(text, NearName.question(text, tables)),
        "a statement reads the table of an entity, or one that its annotations declare",
        NearName.of(text, tables)
            .map("write `%s`"::formatted)
            .orElse("name one of " + String.join(", ", tables)),
        "name the entity, if it is not compiled with the DAO: entity = <your entity>.class");
  }

  private Resolved resolved() {
    named();
    clauses();
    ReturnModel result = new StatementResult(method, select, names).resolve();
    List<Comparison> comparisons = StatementRelations.of(select.where(), names, terms);
    List<OrderTerm> order = order();
    Optional<ConditionValue> limit = limit(select.limit(), Kind.LIMIT, "Limit");
    Optional<ConditionValue> perPartition =
        limit(select.perPartitionLimit(), Kind.PER_PARTITION_LIMIT, "PerPartitionLimit");
    unused();
    TableModel table = names.table();
    SelectMethod read =
        new SelectMethod(
            method.shape().returning(result),
            Optional.of(table.entity().name().qualified()),
            method.named(),
            comparisons.isEmpty() ? Optional.empty() : Optional.of(condition(comparisons)),
            List.of(),
            order,
            Optional.of(
                new StatementModel(
                    method.query(), table.name(), select.isDistinct(), limit, perPartition)),
            method.annotation());
    WherePlanner.Resolved where =
        WherePlanner.resolve(read, condition(comparisons), table.entity());
    List<ConditionProblem> problems = new ArrayList<>(names.problems());
    problems.addAll(where.problems());
    problems.sort(Comparator.comparingInt(problem -> problem.position().orElse(0)));
    return new Resolved(
        problems.isEmpty() ? where.method() : method, Optional.of(table.entity()), problems);
  }

  private static ConditionModel condition(List<Comparison> comparisons) {
    return new ConditionModel(
        comparisons.stream().map(Comparison::text).distinct().collect(Collectors.joining(" AND ")),
        comparisons,
        Optional.empty());
  }

  /** Compares the entity that the annotation names with that of the table. */
  private void named() {
    EntityModel entity = names.table().entity();
    if (method.named().filter(name -> !name.equals(entity.name().qualified())).isPresent()) {
      names.add(
          select.table(),
          "`%s` is a table of `%s`, and the annotation names another type"
              .formatted(names.table().name(), entity.name().simple()),
          "a statement reads rows of one entity",
          "drop entity, or write entity = %s.class".formatted(entity.name().nested()));
    }
  }

  private void clauses() {
    if (select.isJson()) {
      names.add(
          select,
          "JSON is no result of a method",
          "a method returns entities, records and values",
          "drop JSON, and write the result as JSON in the program");
    }
    if (!select.groupBy().isEmpty()) {
      names.add(
          select.groupBy().get(0),
          "GROUP BY has no plan",
          "an aggregate is one value for all rows of a read",
          "call the method for each group, or group the rows in the program");
    }
    if (select.allowsFiltering()) {
      names.add(
          select,
          "ALLOW FILTERING reads rows that are no result",
          "each row of the partitions, or of all nodes, would be read and compared",
          "drop it; if no table serves the statement, the message names an index that does");
    }
  }

  private List<OrderTerm> order() {
    List<OrderTerm> order = new ArrayList<>();
    for (Ordering ordering : select.orderBy()) {
      if (ordering.annOf() != null) {
        names.add(
            ordering,
            "ORDER BY ANN OF has no plan",
            "no table stores rows in the order of distances",
            "order by a clustering column");
        continue;
      }
      names
          .column(ordering.column())
          .ifPresent(
              column ->
                  order.add(
                      new OrderTerm(
                          ordering.toCql(),
                          column.parameter(),
                          ordering.isDescending() ? Order.DESC : Order.ASC,
                          true)));
    }
    return order;
  }

  private Optional<ConditionValue> limit(@Nullable Term term, Kind own, String type) {
    if (term == null) {
      return Optional.empty();
    }
    Optional<ConditionValue> rows = terms.rows(term, own, type);
    String clause = own == Kind.LIMIT ? "LIMIT" : "PER PARTITION LIMIT";
    if (returns.isOfAllRows()) {
      names.add(
          term,
          "%s limits results, and an aggregate is one".formatted(clause),
          "the number of rows that an aggregate reads is not the number of its results",
          "drop it, or add a parameter Limit, which limits the rows that are read");
      return Optional.empty();
    }
    if (returns.kind() == ReturnModel.Kind.PAGE || returns.kind() == ReturnModel.Kind.MAP) {
      names.add(
          term,
          "%s in a method that returns a %s"
              .formatted(clause, returns.kind() == ReturnModel.Kind.PAGE ? "Page" : "Map"),
          "the request of the page, or the keys of the map, determine the number of rows",
          "drop it");
      return Optional.empty();
    }
    if (rows.isPresent() && method.shape().position(own).isPresent()) {
      names.add(
          term,
          "the statement has a limit, and so has a parameter of type %s".formatted(type),
          "only one of them can have an effect",
          "drop the parameter, or write %s : and its name".formatted(clause));
    }
    return rows;
  }

  /** Reports each value of the method that the statement does not use. */
  private void unused() {
    for (String parameter : terms.unused()) {
      names
          .problems()
          .add(
              ConditionProblem.of(
                  "the statement does not use the parameter `%s`".formatted(parameter),
                  "a parameter of a @Query has its effect where the statement names it",
                  "compare a column with :%s, or drop the parameter".formatted(parameter)));
    }
  }
}
