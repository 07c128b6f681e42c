package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.Cost;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import java.util.List;
import java.util.stream.Collectors;

/** Writes the Javadoc of one method: its plan, its cost, and what a failure can leave behind. */
final class MethodDoc implements MethodPlan.Cases<String> {
  private static final String ATOMIC =
      "On the embedded store this is one atomic unit: whoever else writes and whenever the process"
          + " stops,\nall of it is there or nothing.";
  private static final String READ =
      "A row that somebody writes meanwhile is seen as it was or as it will be, never in between.";
  private static final String LATER =
      "An argument that cannot be a value is rejected at once by an exception; what fails later"
          + "\ncompletes the stage.";

  private final PlannedMethod method;

  private MethodDoc(PlannedMethod method) {
    this.method = method;
  }

  static String of(PlannedMethod method) {
    String text = method.plan().match(new MethodDoc(method));
    return method.method().shape().returns().later() ? text + "\n\n<p>" + LATER : text;
  }

  @Override
  public String entityWrite(MethodPlan.EntityWrite plan) {
    boolean insert = method.method() instanceof DaoMethod.InsertMethod;
    String what =
        insert
            ? "Writes a row of " + table(plan.table().name())
            : "Changes columns of a row of " + table(plan.table().name());
    return text(what + condition() + entries() + ".", plan.cost(), ATOMIC);
  }

  @Override
  public String columnWrite(MethodPlan.ColumnWrite plan) {
    String columns =
        plan.columns().stream().map(MethodDoc::column).collect(Collectors.joining(", "));
    return text(
        "Changes "
            + columns
            + " of the row of "
            + table(plan.table().name())
            + " with this key"
            + condition()
            + entries()
            + ".",
        plan.cost(),
        ATOMIC);
  }

  @Override
  public String entityDelete(MethodPlan.EntityDelete plan) {
    return text(
        "Deletes a row of " + table(plan.table().name()) + condition() + entries() + ".",
        plan.cost(),
        ATOMIC);
  }

  @Override
  public String keyDelete(MethodPlan.KeyDelete plan) {
    String rows =
        plan.wholeKey()
            ? "Deletes the row of " + table(plan.table().name()) + " with this key"
            : "Deletes every row of " + table(plan.table().name()) + " whose key begins so";
    return text(rows + condition() + entries() + ".", plan.cost(), ATOMIC);
  }

  @Override
  public String read(MethodPlan.Read plan) {
    StringBuilder text = new StringBuilder("Reads ");
    text.append(plan.table().isBase() ? "table " : "index ").append(table(plan.table().name()));
    text.append(" where ").append(columns(plan.equality())).append(equal(plan.equality()));
    plan.range()
        .ifPresent(range -> text.append(", and ").append(column(range)).append(" is in the range"));
    if (!plan.unique()) {
      text.append(plan.reversed() ? ", against its stored order" : ", in its stored order");
    }
    if (plan.fromBase()) {
      text.append(";\nlooks each row up in ").append(table(method.entity().table()));
    } else if (!plan.table().isBase()) {
      text.append(";\nit holds every column, so nothing is looked up");
    }
    return text(text.append('.').toString(), plan.cost(), READ);
  }

  @Override
  public String none(MethodPlan.NoPlan plan) {
    throw new IllegalStateException("a sound method has a plan");
  }

  private static String text(String first, Cost cost, String promise) {
    return first + "\n\n<p>Cost: " + cost.inWords() + ".\n\n<p>" + promise;
  }

  private String condition() {
    if (!Writes.isConditional(method.method())) {
      return "";
    }
    return method.method() instanceof DaoMethod.InsertMethod
        ? ", if it does not exist"
        : ", if it exists";
  }

  private String entries() {
    EntityModel entity = method.entity();
    String indexes =
        entity.indexes().stream()
            .map(IndexModel::name)
            .map(MethodDoc::table)
            .collect(Collectors.joining(", "));
    return indexes.isEmpty() ? "" : ",\nand what follows from it in " + indexes;
  }

  private static String columns(List<Binding> bindings) {
    return bindings.stream().map(MethodDoc::column).collect(Collectors.joining(", "));
  }

  private static String equal(List<Binding> bindings) {
    return bindings.size() == 1 ? " equals the argument" : " equal the arguments";
  }

  private static String column(Binding binding) {
    TableColumn column = binding.column();
    return DocText.code(column.name());
  }

  private static String table(String name) {
    return DocText.code(name);
  }
}
