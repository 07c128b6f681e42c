package dev.rowan.processor.plan;

import dev.rowan.annotation.Order;
import dev.rowan.cql.statement.Ordering;
import dev.rowan.cql.statement.Select;
import dev.rowan.cql.term.Term;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.OrderTerm;
import dev.rowan.processor.model.ParameterModel.Kind;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.StatementModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.StatementPlanner.Resolved;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a SELECT: its tables and columns become the entity, the projection, the restrictions and
 * the order of a select, which is planned as each other select.
 */
final class ReadStatementPlanner {
  private final QueryMethod method;
  private final Select select;
  private final StatementNames names;
  private final StatementTerms terms;
  private final ReturnModel returns;
  private final List<UdtModel> udts;

  private ReadStatementPlanner(
      QueryMethod method, Select select, TableModel table, List<UdtModel> udts) {
    this.udts = udts;
    this.method = method;
    this.select = select;
    this.names = new StatementNames(method.query(), table);
    this.terms = new StatementTerms(method.shape(), names);
    this.returns = method.shape().returns();
  }

  /** Resolves a SELECT from a table. */
  static Resolved resolve(
      QueryMethod method, Select select, TableModel table, List<UdtModel> udts) {
    return new ReadStatementPlanner(method, select, table, udts).resolved();
  }

  /** Returns what is wrong with the plan of a statement. */
  static List<ConditionProblem> problems(SelectMethod method, Optional<MethodPlan> plan) {
    StatementModel statement = method.statement().orElseThrow();
    boolean ranks = OrderTerm.nearest(method.orderBy()).isPresent(); // QRY-18
    if (!ranks
        && plan.orElse(null) instanceof MethodPlan.NoPlan none
        && none.attempts().isEmpty()) {
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

  private Resolved resolved() {
    names.checkEntity(method, select.table());
    clauses();
    StatementParts parts =
        new StatementParts(method.shape(), names, terms, type -> UdtModel.of(type, udts));
    ReturnModel result = new StatementResult(method, select, names, parts).resolve();
    List<Comparison> comparisons = StatementRelations.of(select.where(), names, terms);
    List<OrderTerm> order = order();
    Optional<ConditionValue> limit = limit(select.limit(), Kind.LIMIT, "Limit");
    Optional<ConditionValue> perPartition =
        limit(select.perPartitionLimit(), Kind.PER_PARTITION_LIMIT, "PerPartitionLimit");
    terms.checkUse(method.query());
    TableModel table = names.table();
    SelectMethod read =
        new SelectMethod(
            method.shape().returning(result),
            Optional.of(table.entity().name().qualified()),
            method.named(),
            comparisons.isEmpty()
                ? Optional.empty()
                : Optional.of(StatementRelations.condition(comparisons)),
            List.of(),
            order,
            Optional.of(
                new StatementModel(
                    method.query(), table.name(), select.isDistinct(), limit, perPartition)),
            method.annotation());
    WherePlanner.Resolved where =
        WherePlanner.resolve(read, StatementRelations.condition(comparisons), table.entity(), udts);
    names.problems().addAll(where.problems());
    return names.resolved(method, read.restrictedBy(where.restrictions()));
  }

  private void clauses() {
    if (select.isJson()) {
      names.add(
          select,
          "JSON is no result of a method",
          "a method returns entities, records and values",
          "drop JSON, and write the result as JSON in the program");
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
      Term near = ordering.annOf();
      if (near != null) {
        nearest(ordering, near).ifPresent(order::add);
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

  private Optional<OrderTerm> nearest(Ordering ordering, Term near) {
    Optional<Operand> operand = terms.operand(near);
    if (!(operand.orElse(null) instanceof Operand.Parameter parameter)) {
      operand.ifPresent(
          literal ->
              names.add(
                  near,
                  "the vector is no parameter",
                  "the method gives the vector to which the nearest rows are returned",
                  "write ann of :near, and declare the parameter: float[] near"));
      return Optional.empty();
    }
    return names
        .column(ordering.column())
        .map(
            column ->
                new OrderTerm(
                    ordering.toCql(),
                    column.parameter(),
                    Order.ASC,
                    true,
                    Optional.of(parameter.name())));
  }

  private Optional<ConditionValue> limit(@Nullable Term term, Kind own, String type) {
    if (term == null) {
      return Optional.empty();
    }
    Optional<ConditionValue> rows = terms.rows(term, own, type);
    String clause = own == Kind.LIMIT ? "LIMIT" : "PER PARTITION LIMIT";
    if (!select.groupBy().isEmpty() && own == Kind.PER_PARTITION_LIMIT) {
      names.add(
          term,
          "PER PARTITION LIMIT limits groups, and each partition is read as a whole",
          "a parameter PerPartitionLimit limits the rows that are read of each partition",
          "drop it, or add a parameter PerPartitionLimit");
      return Optional.empty();
    }
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
}
