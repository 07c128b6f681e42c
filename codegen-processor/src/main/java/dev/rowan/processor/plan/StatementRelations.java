package dev.rowan.processor.plan;

import dev.rowan.cql.statement.ColumnIn;
import dev.rowan.cql.statement.ColumnPath;
import dev.rowan.cql.statement.ColumnRelation;
import dev.rowan.cql.statement.ComparisonOperator;
import dev.rowan.cql.statement.Relation;
import dev.rowan.cql.statement.TupleRelation;
import dev.rowan.cql.term.Term;
import dev.rowan.cql.term.TupleTerm;
import dev.rowan.cql.text.Name;
import dev.rowan.processor.model.ConditionModel;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.TableColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns the relations of WHERE into comparisons of properties. */
final class StatementRelations {
  private static final Map<ComparisonOperator, Operator> OPERATORS =
      Map.of(
          ComparisonOperator.EQUAL, Operator.EQ,
          ComparisonOperator.NOT_EQUAL, Operator.NE,
          ComparisonOperator.LESS, Operator.LT,
          ComparisonOperator.LESS_OR_EQUAL, Operator.LE,
          ComparisonOperator.GREATER, Operator.GT,
          ComparisonOperator.GREATER_OR_EQUAL, Operator.GE,
          ComparisonOperator.CONTAINS, Operator.CONTAINS,
          ComparisonOperator.CONTAINS_KEY, Operator.CONTAINS_KEY);

  private final StatementNames names;
  private final StatementTerms terms;
  private final Optional<StatementPaths> paths;
  private final List<Comparison> comparisons = new ArrayList<>();

  private StatementRelations(
      StatementNames names, StatementTerms terms, Optional<StatementPaths> paths) {
    this.names = names;
    this.terms = terms;
    this.paths = paths;
  }

  /** Returns the comparisons; a relation that is none is left out, with a problem. */
  static List<Comparison> of(List<Relation> where, StatementNames names, StatementTerms terms) {
    return new StatementRelations(names, terms, Optional.empty()).of(where);
  }

  /** Returns the comparisons of IF, which can compare parts of columns. */
  static List<Comparison> ofConditions(
      List<Relation> conditions, StatementNames names, StatementTerms terms, StatementPaths paths) {
    return new StatementRelations(names, terms, Optional.of(paths)).of(conditions);
  }

  private List<Comparison> of(List<Relation> relations) {
    relations.forEach(this::add);
    return comparisons;
  }

  /** Returns comparisons as one condition. */
  static ConditionModel condition(List<Comparison> comparisons) {
    return new ConditionModel(
        comparisons.stream().map(Comparison::text).distinct().collect(Collectors.joining(" AND ")),
        comparisons,
        Optional.empty());
  }

  private void add(Relation relation) {
    if (relation instanceof ColumnRelation compared) {
      add(compared);
    } else if (relation instanceof ColumnIn in) {
      add(in);
    } else if (relation instanceof TupleRelation tuple) {
      add(tuple);
    } else {
      names.add(
          relation,
          paths.isPresent()
              ? "`%s` cannot be checked".formatted(brief(relation))
              : "`%s` finds no rows of one key".formatted(brief(relation)),
          paths.isPresent()
              ? "a condition compares columns and parts of columns of the row"
              : "rows are found by columns of the key, with = < <= > >= and in, and by tuples of them",
          paths.isPresent()
              ? "compare each column on its own"
              : "compare each column of the key on its own");
    }
  }

  private void add(ColumnRelation relation) {
    Operator operator = OPERATORS.get(relation.operator());
    if (operator == null) {
      names.add(
          relation,
          "`%s` does not find rows".formatted(brief(relation)),
          "no table stores rows in an order that %s follows".formatted(relation.operator().toCql()),
          "drop it, and compare it in the program");
      return;
    }
    Optional<StatementPaths.Path> path = path(relation.column());
    Optional<Operand> operand = terms.operand(relation.value());
    if (path.isPresent() && operand.isPresent()) {
      add(relation, path.get(), operator, List.of(operand.get()), false);
    }
  }

  private void add(ColumnIn in) {
    Optional<StatementPaths.Path> path = path(in.column());
    if (in.values().marker() == null && in.values().terms().isEmpty()) {
      names.add(
          in,
          "`%s` has no value".formatted(brief(in)),
          "no row has one of no values",
          "name a value");
      return;
    }
    boolean listed = in.values().marker() == null;
    List<Term> values =
        listed ? in.values().terms() : List.of(Objects.requireNonNull(in.values().marker()));
    List<Operand> operands = operands(values);
    if (path.isPresent() && operands.size() == values.size()) {
      add(in, path.get(), Operator.IN, operands, listed);
    }
  }

  private void add(TupleRelation tuple) {
    Operator operator = OPERATORS.get(tuple.operator());
    if (operator == null
        || !(operator.isOrdering() || operator == Operator.EQ)
        || !(tuple.value() instanceof TupleTerm value)) {
      names.add(
          tuple,
          "`%s` does not find rows".formatted(brief(tuple)),
          "a tuple is compared by = < <= > >= with a value for each column",
          "write a tuple of values or parameters, such as (price, id) > (:price, :id)");
      return;
    }
    List<TableColumn> columns =
        tuple.columns().stream().flatMap(name -> names.column(name).stream()).toList();
    List<Operand> operands = operands(value.components());
    if (columns.size() < tuple.columns().size() || operands.size() < value.components().size()) {
      return;
    }
    if (operator == Operator.EQ && columns.size() == operands.size()) {
      for (int i = 0; i < columns.size(); i++) {
        add(
            tuple,
            StatementPaths.Path.of(columns.get(i)),
            operator,
            List.of(operands.get(i)),
            false);
      }
      return;
    }
    comparisons.add(
        new Comparison(
            brief(tuple),
            StatementNames.place(tuple),
            columns.get(0).parameter(),
            columns.stream().skip(1).map(TableColumn::parameter).toList(),
            Optional.empty(),
            Optional.empty(),
            operator,
            operands,
            true));
  }

  private void add(
      Relation relation,
      StatementPaths.Path path,
      Operator operator,
      List<Operand> operands,
      boolean listed) {
    comparisons.add(
        new Comparison(
            brief(relation),
            StatementNames.place(relation),
            path.column().parameter(),
            List.of(),
            path.key(),
            path.field(),
            operator,
            operands,
            listed));
  }

  private List<Operand> operands(List<Term> values) {
    return values.stream().flatMap(value -> terms.operand(value).stream()).toList();
  }

  private Optional<StatementPaths.Path> path(ColumnPath path) {
    if (paths.isPresent()) {
      return paths.get().of(path);
    }
    if (path.isWholeColumn()) {
      return names.column(path.column()).map(StatementPaths.Path::of);
    }
    names.add(
        path,
        "`%s` is a part of a column".formatted(path.toCql()),
        "rows are found by whole columns of a key",
        "drop the comparison, and compare it in the program");
    return Optional.empty();
  }

  /** Returns a relation in one line, with parameters in the letters of the statement. */
  private String brief(Relation relation) {
    if (relation instanceof ColumnRelation compared) {
      return "%s %s %s"
          .formatted(
              compared.column().toCql(),
              compared.operator().toCql(),
              terms.brief(compared.value()));
    }
    if (relation instanceof ColumnIn in) {
      return "%s IN %s"
          .formatted(
              in.column().toCql(),
              in.values().marker() == null
                  ? list(in.values().terms())
                  : terms.brief(in.values().marker()));
    }
    return relation instanceof TupleRelation tuple && tuple.value() instanceof TupleTerm value
        ? "(%s) %s %s"
            .formatted(
                tuple.columns().stream().map(Name::toCql).collect(Collectors.joining(", ")),
                tuple.operator().toCql(),
                terms.brief(value))
        : relation.toCql();
  }

  private String list(List<Term> values) {
    return values.stream().map(terms::brief).collect(Collectors.joining(", ", "(", ")"));
  }
}
