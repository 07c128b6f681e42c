package dev.rowan.processor.rule;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Formats names and keys for messages. */
public final class Words {
  private Words() {}

  /** Returns the names in backticks: {@code `a`, `b` and `c`}. */
  public static String list(List<String> names) {
    List<String> quoted = names.stream().map(name -> "`" + name + "`").toList();
    int last = quoted.size() - 1;
    return last < 1
        ? String.join("", quoted)
        : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
  }

  public static String columns(List<TableColumn> columns) {
    return list(columns.stream().map(TableColumn::parameter).toList());
  }

  /** Returns the value of the attribute {@code columns} of a read; empty if it needs none. */
  public static String columns(ReturnModel returns) {
    if (returns.kind() == ReturnModel.Kind.COUNT) {
      return "count(*)";
    }
    return returns
        .projection()
        .filter(
            value ->
                value instanceof ProjectionModel.OfValue
                    || value.readsTimes()
                    || value.aggregates())
        .map(
            value ->
                value.components().stream()
                    .map(component -> component.term().text())
                    .collect(Collectors.joining(", ")))
        .orElse("");
  }

  /** Returns what to add so that the columns have values. */
  public static String given(DaoMethod method, List<TableColumn> columns) {
    return method.isStatement()
        ? "compare %s with = or in"
            .formatted(list(columns.stream().map(TableColumn::name).toList()))
        : "add a parameter for " + columns(columns);
  }

  /** Returns what to drop so that the rows have no order. */
  public static String withoutOrder(DaoMethod method) {
    return method.isStatement() ? "drop ORDER BY" : "drop orderBy";
  }

  /** Returns what to drop so that the properties are not restricted. */
  public static String dropped(DaoMethod method, String... names) {
    List<String> properties = List.of(names);
    boolean byWhere =
        IntStream.range(0, method.arguments().size())
            .filter(at -> method.restriction(at).isPresent())
            .anyMatch(at -> properties.contains(method.arguments().get(at).name()));
    return byWhere
        ? "drop the comparison of %s from where".formatted(list(properties))
        : "drop the parameter " + list(properties);
  }

  /** Returns the key of a table: {@code ((sellerId), price desc, id)}. */
  public static String key(TableModel table) {
    String partition =
        table.partitionKey().stream().map(TableColumn::parameter).collect(Collectors.joining(", "));
    String clustering =
        table.clustering().stream().map(Words::clustering).collect(Collectors.joining());
    return "((" + partition + ")" + clustering + ")";
  }

  /** Returns the position of the declaration of a table's partition key. */
  public static Origin partitionKey(TableModel table) {
    return table
        .index()
        .map(index -> index.origin().withAttribute(index.unique() ? "value" : "partition"))
        .orElseGet(() -> table.entity().partitionKey().get(0).origin());
  }

  /** Returns the texts as the value of an array attribute: {@code {"a", "b"}}, or {@code "a"}. */
  public static String array(List<String> texts) {
    String joined = texts.stream().map(text -> '"' + text + '"').collect(Collectors.joining(", "));
    return texts.size() == 1 ? joined : "{" + joined + "}";
  }

  /** Returns what to do if members that Lombok generates are missing. */
  public static String lombokFirst(EntityModel entity) {
    return "name Lombok before rowan-processor in the annotation processor path, so that `%s` has its methods"
        .formatted(entity.name().simple());
  }

  private static String clustering(TableColumn column) {
    return ", " + column.parameter() + (column.order() == Order.DESC ? " desc" : "");
  }
}
