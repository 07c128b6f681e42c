package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.CopyEffects;
import dev.rowan.processor.plan.FailureEffects;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.WriteCost;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes the Javadoc of one method: its plan, its cost, and what others and crashes can do. */
final class MethodDoc implements MethodPlan.Cases<String> {
  private static final String ATOMIC =
      "On the embedded store this is one atomic unit: whoever else writes, and whenever the process"
          + " stops, all of it is there or nothing.";
  private static final String DEFERRED =
      "Nothing is read or written until {@code Rowan.commit} is given what this returns.";
  private static final String ATOMIC_UNIT =
      "On the embedded store the whole unit is atomic: whoever else writes, and whenever the process"
          + " stops, all of it is there or nothing. On a cluster it is one logged batch: all of it is"
          + " there sooner or later once any of it is, though not at one moment.";
  private static final String SEEN =
      "A row that somebody writes meanwhile is seen as it was or as it will be, never in between.";
  private static final String UNCHANGED =
      "A patch that changes nothing is not written, and counts as applied.";
  private static final String LATER =
      "An argument that cannot be a value is rejected at once by an exception; what fails later"
          + " completes the stage.";

  private final PlannedMethod method;

  private MethodDoc(PlannedMethod method) {
    this.method = method;
  }

  static String of(PlannedMethod method) {
    return method.plan().match(new MethodDoc(method));
  }

  @Override
  public String entityWrite(MethodPlan.EntityWrite plan) {
    String what =
        plan.before().isPresent()
            ? "Writes what differs between two states of a row"
            : method.method() instanceof DaoMethod.InsertMethod ? "Writes a row" : "Changes a row";
    return write(what + " of " + name(plan.table()), plan.cost());
  }

  @Override
  public String columnWrite(MethodPlan.ColumnWrite plan) {
    boolean wholeKey = plan.key().size() == plan.table().primaryKey().size();
    String of = wholeKey ? " of one row of " : " of one partition of ";
    String what = method.method() instanceof DaoMethod.IncrementMethod ? "Adds to " : "Changes ";
    return write(what + names(plan.columns()) + of + name(plan.table()), plan.cost());
  }

  @Override
  public String patchWrite(MethodPlan.PatchWrite plan) {
    String what =
        method.method() instanceof DaoMethod.IncrementMethod
            ? "Adds what a patch says to counters of a row of "
            : "Writes what a patch changes of a row of ";
    return write(what + name(plan.table()), plan.cost(), UNCHANGED);
  }

  @Override
  public String entityDelete(MethodPlan.EntityDelete plan) {
    return write("Deletes a row of " + name(plan.table()), plan.cost());
  }

  @Override
  public String keyDelete(MethodPlan.KeyDelete plan) {
    String rows = plan.wholeKey() ? "the row of " : "every row of ";
    String range =
        plan.range().map(each -> ", and " + names(List.of(each)) + " in range").orElse("");
    return write(
        "Deletes " + rows + name(plan.table()) + " with this " + names(plan.key()) + range,
        plan.cost());
  }

  @Override
  public String read(MethodPlan.Read plan) {
    StringBuilder text = new StringBuilder("Reads ");
    boolean unique = plan.table().index().filter(IndexModel::unique).isPresent();
    text.append(plan.table().isBase() ? "table " : unique ? "the unique values of " : "index ");
    text.append(name(plan.table()));
    text.append(restrictions(plan.equality()));
    plan.range()
        .ifPresent(
            range ->
                text.append(restrictions(plan.equality()).isEmpty() ? " with " : ", and ")
                    .append(names(List.of(range)))
                    .append(" in range"));
    if (!plan.unique()) {
      text.append(order(plan));
    }
    if (plan.fromBase()) {
      text.append("; looks up each row in ").append(DocText.code(method.entity().table()));
    } else if (!plan.table().isBase()) {
      text.append("; it holds every column, so that nothing is looked up");
    }
    Optional<IndexModel> index = plan.table().index();
    return text(
        text.toString(),
        plan.cost().inWords(),
        index.isEmpty()
            ? List.of(SEEN)
            : List.of(SEEN, FailureEffects.ofRead(method.entity(), index.get())));
  }

  @Override
  public String scan(MethodPlan.Scan plan) {
    return text(
        "Reads every row of table %s, by the tokens of the partitions: %s"
            .formatted(name(plan.table()), DocText.code(plan.because())),
        "every partition of every node, 1 request for each page of rows",
        List.of(SEEN));
  }

  @Override
  public String none(MethodPlan.NoPlan plan) {
    throw new IllegalStateException("a sound method has a plan");
  }

  private String write(String what, WriteCost cost, String... first) {
    List<String> promises = new ArrayList<>(List.of(first));
    boolean deferred = method.method().shape().returns().isDeferred();
    if (deferred) {
      promises.add(0, DEFERRED);
    }
    promises.add(deferred ? ATOMIC_UNIT : ATOMIC);
    promises.add(FailureEffects.ofWrite(method.method(), method.entity(), cost));
    if (cost.reserved() > 0) {
      promises.add(
          "A value that is unique and that another row has fails the call with"
              + " {@code UniqueViolation}, and nothing is written.");
    }
    CopyEffects copies = CopyEffects.of(method.plan(), method.copies(), method.copied());
    promises.addAll(copies.paragraphs());
    return text(
        (deferred ? "Plans a write: " + uncapitalized(what) : what) + condition() + entries(),
        cost.inWords()
            + copies.inWords()
            + (deferred ? ". The writes of a unit make their round trips together" : ""),
        promises);
  }

  private static String uncapitalized(String text) {
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String order(MethodPlan.Read plan) {
    String stored = plan.reversed() ? "against its stored order" : "in its stored order";
    if (!plan.cost().isOfSeveral()) {
      return ", " + stored;
    }
    return plan.merged()
        ? "; the rows of all partitions are merged " + stored
        : ", partition after partition in the order of their keys, each " + stored;
  }

  /** One value of some columns, and any of several of others; nothing of shards and periods. */
  private static String restrictions(List<Binding> key) {
    List<Binding> bindings = key.stream().filter(each -> !each.isDerived()).toList();
    if (bindings.isEmpty()) {
      return "";
    }
    List<Binding> fixed = bindings.stream().filter(binding -> !binding.several()).toList();
    List<Binding> several = bindings.stream().filter(Binding::several).toList();
    String between = fixed.isEmpty() || several.isEmpty() ? "" : " and ";
    return " with "
        + (fixed.isEmpty() ? "" : "this " + names(fixed))
        + between
        + (several.isEmpty() ? "" : "any of these " + names(several));
  }

  private String text(String what, String cost, List<String> promises) {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(what + ".");
    paragraphs.add("Cost: " + cost + ".");
    paragraphs.addAll(promises);
    if (method.method().shape().returns().later()) {
      paragraphs.add(LATER);
    }
    return DocText.paragraphs(paragraphs);
  }

  private String condition() {
    DaoMethod written = method.method();
    if (!written.isConditionalOn(method.entity())) {
      return "";
    }
    if (written instanceof DaoMethod.InsertMethod) {
      return ", if it does not exist";
    }
    if (written.namesVersionOf(method.entity())) {
      String version = DocText.code(method.entity().version().orElseThrow().name());
      return ", if it has this "
          + version
          + (written instanceof DaoMethod.UpdateMethod ? ", which is counted up" : "");
    }
    return written.isChange() ? ", if it still is as the first says" : ", if it exists";
  }

  private String entries() {
    String indexes =
        method.entity().indexes().stream()
            .map(IndexModel::name)
            .map(DocText::code)
            .collect(Collectors.joining(", "));
    return indexes.isEmpty() ? "" : ", and what follows from it in " + indexes;
  }

  private static String name(TableModel table) {
    return DocText.code(table.name());
  }

  private static String names(List<Binding> bindings) {
    return bindings.stream()
        .map(binding -> DocText.code(binding.column().name()))
        .collect(Collectors.joining(", "));
  }
}
