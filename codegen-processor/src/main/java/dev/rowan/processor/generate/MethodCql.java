package dev.rowan.processor.generate;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.processor.model.Assignment;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.ConditionPlan;
import dev.rowan.processor.plan.IndexBinding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.TrimCost;
import dev.rowan.processor.rule.PlannedMethod;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the CQL of one DAO method on a cluster, with {@code ...} for all columns. A write has one
 * only if it is a single statement: rows with index entries or copies, and patches, can need
 * several.
 */
final class MethodCql implements MethodPlan.Cases<Optional<String>> {
  private static final String AND = " AND ";

  private final PlannedMethod method;

  private MethodCql(PlannedMethod method) {
    this.method = method;
  }

  /** Returns the statement; empty if the method needs several. */
  static Optional<String> of(PlannedMethod method) {
    boolean several = GroupDoc.written(method.plan()).size() > 1;
    return several ? Optional.empty() : method.plan().match(new MethodCql(method));
  }

  @Override
  public Optional<String> entityWrite(MethodPlan.EntityWrite plan) {
    if (plan.before().isPresent()) {
      return Optional.empty(); // cleared properties need a statement of their own
    }
    if (!(method.method() instanceof DaoMethod.InsertMethod)) {
      return update(plan.table(), "...", plan.table().primaryKey());
    }
    return method.method().namesVersionOf(method.entity())
        ? Optional.empty()
        : write("INSERT INTO " + plan.table().cqlName() + " (...) VALUES (...)", " IF NOT EXISTS");
  }

  @Override
  public Optional<String> columnWrite(MethodPlan.ColumnWrite plan) {
    String set =
        plan.columns().stream()
            .filter(binding -> !isVersion(binding))
            .map(this::change)
            .collect(Collectors.joining(", "));
    if (plan.insert()) {
      return insert(plan);
    }
    String version =
        method.method().namesVersionOf(method.entity()) ? ", " + version() + " = ?" : "";
    return update(
        part(plan.table(), plan.cost().tables().get(0)),
        set + version + times(plan),
        plan.key().stream().map(Binding::column).toList());
  }

  private Optional<String> insert(MethodPlan.ColumnWrite plan) {
    Set<String> columns = new LinkedHashSet<>();
    Stream.concat(plan.key().stream(), plan.columns().stream())
        .forEach(binding -> columns.add(binding.column().cqlName()));
    InsertedValues.generated(method.entity(), plan)
        .forEach(property -> columns.add(property.cqlColumn()));
    method.entity().version().ifPresent(version -> columns.add(version.cqlColumn()));
    return write(
        "INSERT INTO %s (%s) VALUES (%s)"
            .formatted(
                plan.table().cqlName(),
                String.join(", ", columns),
                columns.stream().map(each -> "?").collect(Collectors.joining(", "))),
        " IF NOT EXISTS");
  }

  private String change(Binding binding) {
    String column = binding.column().cqlName();
    Optional<Assignment> assignment = method.method().assignment(binding.parameter());
    Assignment.Kind kind =
        assignment
            .map(Assignment::kind)
            .orElse(
                method.method() instanceof DaoMethod.IncrementMethod
                    ? Assignment.Kind.ADD
                    : Assignment.Kind.SET);
    String part = assignment.map(each -> part(each.part())).orElse("");
    return switch (kind) {
      case SET -> "%s%s = ?".formatted(column, part);
      case ADD -> "%1$s = %1$s + ?".formatted(column);
      case SUBTRACT -> "%1$s = %1$s - ?".formatted(column);
      case PREPEND -> "%1$s = ? + %1$s".formatted(column);
    };
  }

  /** Returns the update times that the write of a row sets. */
  private String times(MethodPlan.ColumnWrite plan) {
    return plan.key().size() < plan.table().primaryKey().size()
        ? ""
        : method
            .entity()
            .updateTimes()
            .map(property -> ", " + property.cqlColumn() + " = ?")
            .collect(Collectors.joining());
  }

  @Override
  public Optional<String> patchWrite(MethodPlan.PatchWrite plan) {
    return method.method() instanceof DaoMethod.IncrementMethod
        ? update(plan.table(), "...", plan.table().primaryKey())
        : Optional.empty(); // cleared properties need a statement of their own
  }

  @Override
  public Optional<String> entityDelete(MethodPlan.EntityDelete plan) {
    return write(
        "DELETE FROM " + plan.table().cqlName() + where(equal(plan.table().primaryKey())),
        condition());
  }

  @Override
  public Optional<String> keyDelete(MethodPlan.KeyDelete plan) {
    if (TrimCost.ofCall(method.method(), method.entity()).isPresent()) {
      return Optional.empty(); // a read gives the range
    }
    List<String> terms = equal(plan.key().stream().map(Binding::column).toList());
    plan.range()
        .ifPresent(
            range ->
                terms.addAll(
                    Restriction.tuple(method.method(), range.parameter()).isPresent()
                        ? bounds(plan.table(), range)
                        : between(range)));
    return write("DELETE FROM " + plan.table().cqlName() + where(terms), condition());
  }

  @Override
  public Optional<String> read(MethodPlan.Read plan) {
    List<String> terms = new ArrayList<>();
    for (Binding binding : plan.equality()) {
      boolean in = binding.several() && binding.column().role() == TableColumn.Role.CLUSTERING;
      terms.add(binding.column().cqlName() + (in ? " IN ?" : " = ?"));
    }
    plan.range().ifPresent(range -> terms.addAll(bounds(plan.table(), range)));
    String order = plan.reversed() ? reversed(plan.table()) : "";
    return Optional.of(
        plan.cost().tables().stream()
            .map(name -> part(plan.table(), name))
            .map(table -> select(table) + where(terms) + order + limit(plan))
            .collect(Collectors.joining("; ")));
  }

  @Override
  public Optional<String> indexRead(MethodPlan.IndexRead plan) {
    List<String> terms = equal(plan.partition().stream().map(Binding::column).toList());
    for (IndexBinding each : plan.restrictions()) {
      if (each.range()) {
        terms.addAll(bounds(plan.table(), each.binding()));
      } else {
        terms.add(each.binding().column().cqlName() + compared(each.index()));
      }
    }
    ReturnModel returns = method.method().shape().returns();
    boolean first = returns.isOne() || returns.kind() == ReturnModel.Kind.BOOLEAN;
    String order =
        plan.nearest()
            .map(each -> " ORDER BY %s ANN OF ?".formatted(each.binding().column().cqlName()))
            .orElse("");
    String limit = first ? " LIMIT 1" : plan.limit().isPresent() ? " LIMIT ?" : "";
    return Optional.of(
        select(plan.table()) + (terms.isEmpty() ? "" : where(terms)) + order + limit);
  }

  private String compared(NativeIndexModel index) {
    if (!index.isOfParts(method.entity())) {
      return " = ?";
    }
    return switch (index.target()) {
      case KEYS -> " CONTAINS KEY ?";
      case ENTRIES -> "[?] = ?";
      case VALUES, FULL -> " CONTAINS ?";
    };
  }

  private String limit(MethodPlan.Read plan) {
    ReturnModel returns = method.method().shape().returns();
    boolean first =
        !plan.unique() && (returns.isOne() || returns.kind() == ReturnModel.Kind.BOOLEAN);
    if (plan.ofPartitions() || first) {
      return " LIMIT 1";
    }
    if (returns.projection().orElse(null) instanceof ProjectionModel.OfGroups) {
      return ""; // the limit is that of the groups
    }
    // one statement reads one partition
    return plan.limit().isPresent() || plan.perPartition().isPresent() ? " LIMIT ?" : "";
  }

  @Override
  public Optional<String> scan(MethodPlan.Scan plan) {
    String token =
        plan.table().partitionKey().stream()
            .map(TableColumn::cqlName)
            .collect(Collectors.joining(", ", "token(", ")"));
    boolean distinct = plan.ofPartitions() && !checksRows(method);
    List<TableModel> parts = plan.table().readParts(method.method().returned(method.entity()));
    String start = distinct ? distinct(plan.table()) : select(parts.get(0));
    String first = start + where(List.of(token + " > ?", token + " <= ?"));
    // the rows of each partition that the scan finds
    String each = where(equal(plan.table().partitionKey()));
    return Optional.of(
        Stream.concat(Stream.of(first), parts.stream().skip(1).map(part -> select(part) + each))
            .collect(Collectors.joining("; ")));
  }

  /** Returns the stored table of this name: the whole table, or a part of it. */
  private static TableModel part(TableModel table, String name) {
    return table.parts().stream()
        .filter(part -> part.name().equals(name))
        .findFirst()
        .orElse(table);
  }

  @Override
  public Optional<String> none(MethodPlan.NoPlan plan) {
    return Optional.empty();
  }

  private Optional<String> update(TableModel table, String set, List<TableColumn> key) {
    return write("UPDATE " + table.cqlName() + " SET " + set + where(equal(key)), condition());
  }

  private Optional<String> write(String statement, String condition) {
    boolean single =
        method.entity().protocol().isEmpty()
            && method.copies().isEmpty()
            && method.copied().isEmpty();
    boolean conditional = method.method().isConditionalOn(method.entity());
    return single ? Optional.of(statement + (conditional ? condition : "")) : Optional.empty();
  }

  private String condition() {
    List<String> terms = new ArrayList<>();
    if (method.method().namesVersionOf(method.entity())) {
      terms.add(version() + " = ?");
    }
    method
        .condition()
        .ifPresent(condition -> condition.tests().forEach(test -> terms.add(cql(test))));
    return terms.isEmpty() ? " IF EXISTS" : " IF " + String.join(AND, terms);
  }

  private static String cql(ConditionPlan.Test test) {
    String operand =
        test.listed()
            ? test.values().stream().map(value -> "?").collect(Collectors.joining(", ", "(", ")"))
            : "?";
    return "%s%s %s %s"
        .formatted(
            test.property().cqlColumn(),
            part(test.part()),
            test.operator().text().toUpperCase(Locale.ROOT),
            operand);
  }

  private static String part(ColumnPart part) {
    if (part instanceof ColumnPart.Field field) {
      return "." + field.field().cqlColumn();
    }
    return part instanceof ColumnPart.Whole ? "" : "[?]";
  }

  private boolean isVersion(Binding binding) {
    return method.method().namesVersionOf(method.entity())
        && binding.column().cqlName().equals(version());
  }

  private String version() {
    return method.entity().version().orElseThrow().cqlColumn();
  }

  /**
   * Returns the start of a select. A projection names its columns, unless a program that maintains
   * entries needs the other columns to check whether the row exists.
   */
  private String select(TableModel table) {
    boolean all =
        method.method().shape().returns().projection().isEmpty()
            || !table.isBase()
            || checksRows(method);
    return "SELECT %s%s FROM %s"
        .formatted(all ? "..." : columns(table), Similarities.selected(method), table.cqlName());
  }

  /** Whether the program checks by all columns whether a row exists. */
  static boolean checksRows(PlannedMethod method) {
    return method.entity().protocol().filter(mode -> mode != Maintain.BLIND).isPresent();
  }

  private static String distinct(TableModel table) {
    return table.columns().stream()
        .filter(
            column ->
                column.role() == TableColumn.Role.PARTITION
                    || column.role() == TableColumn.Role.STATIC)
        .map(TableColumn::cqlName)
        .collect(Collectors.joining(", ", "SELECT DISTINCT ", " FROM " + table.cqlName()));
  }

  private String columns(TableModel table) {
    ProjectionModel read = method.method().shape().returns().projection().orElseThrow();
    Set<String> names = new LinkedHashSet<>();
    table.primaryKey().forEach(column -> names.add(column.cqlName()));
    method.method().returned(method.entity()).stream()
        .filter(property -> table.hasAll(List.of(property)))
        .forEach(property -> names.addAll(read.columns(property)));
    return String.join(", ", names);
  }

  private static String where(List<String> terms) {
    return terms.isEmpty() ? "" : " WHERE " + String.join(AND, terms);
  }

  private static List<String> equal(List<TableColumn> columns) {
    return columns.stream()
        .map(column -> column.cqlName() + " = ?")
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private List<String> bounds(TableModel table, Binding range) {
    return method
        .method()
        .restriction(range.parameter())
        .map(each -> bounds((Restriction.Between) each, table))
        .orElseGet(() -> between(range));
  }

  private static List<String> bounds(Restriction.Between range, TableModel table) {
    Stream<String> lower = range.lower().stream().map(end -> bound(range, end, ">", table));
    Stream<String> upper = range.upper().stream().map(end -> bound(range, end, "<", table));
    return Stream.concat(lower, upper).toList();
  }

  private static String bound(
      Restriction.Between range, Restriction.End end, String operator, TableModel table) {
    List<String> columns =
        range.names(end).stream()
            .map(name -> table.byParameter(name).orElseThrow().cqlName())
            .toList();
    String compared = operator + (end.inclusive() ? "=" : "");
    return columns.size() == 1
        ? "%s %s ?".formatted(columns.get(0), compared)
        : "(%s) %s (%s)"
            .formatted(
                String.join(", ", columns),
                compared,
                columns.stream().map(column -> "?").collect(Collectors.joining(", ")));
  }

  private static List<String> between(Binding range) {
    String name = range.column().cqlName();
    return Stream.of(" >= ?", " <= ?").map(bound -> name + bound).toList();
  }

  private static String reversed(TableModel table) {
    return table.clustering().stream()
        .map(column -> column.cqlName() + (column.order() == Order.ASC ? " DESC" : " ASC"))
        .collect(Collectors.joining(", ", " ORDER BY ", ""));
  }
}
