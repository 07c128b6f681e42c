package dev.rowan.processor.generate;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.Assignment;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.CallFigures;
import dev.rowan.processor.plan.ChunkCost;
import dev.rowan.processor.plan.CopyEffects;
import dev.rowan.processor.plan.FailureEffects;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.RollupCost;
import dev.rowan.processor.plan.TrimCost;
import dev.rowan.processor.plan.WriteCost;
import dev.rowan.processor.quantity.TableFigures;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes the Javadoc of one DAO method: what it does, its tables, its cost, its CQL, and the
 * effects of crashes, concurrent writers and retries.
 */
final class MethodDoc implements MethodPlan.Cases<String> {
  private static final String DEFERRED =
      "Nothing is read or written until the result is passed to {@code Rowan.commit}.";
  private static final String DEFERRED_CONDITION =
      "Nothing is read or written until the result is passed to {@code Rowan.commitIf}, together"
          + " with other writes of its partition.";
  private static final String CONDITIONAL_BATCH =
      "The batch is applied as a whole, if all of its conditions hold, or not at all: on a cluster"
          + " by one round of Paxos.";
  static final String ATOMIC_BATCH =
      "On the embedded store the whole batch is atomic: a crash or a concurrent writer never leaves"
          + " a part of it. On a cluster the batch is one logged batch: if a part of it is applied,"
          + " the rest follows, but not at the same moment.";
  private static final String UNCHANGED =
      "A patch without changes is not written, and counts as applied.";
  private static final String APPENDED_AGAIN =
      "A retry of an append or a prepend to a list can add its elements twice.";
  private static final String RETURNS_GENERATED =
      "The result has the values that the insert generates for null properties.";
  private static final String RETURNS_COMPUTED =
      "The result has the computed key columns, and the values that the insert generates for null"
          + " properties.";
  private static final String TIMESTAMP_REFUSED =
      "On a cluster, options with a timestamp are refused (RUN-22): the program orders the index"
          + " entries by its own timestamps.";
  private static final String TRIMMED_IN_PARTS =
      "The call is not atomic: a read comes before the deletion. After a failure, some of the rows"
          + " can remain; the next trim deletes them.";
  private static final String COUNTER_OPTIONS =
      "Options with a TTL or a timestamp are refused (RUN-22), as Cassandra has neither for"
          + " counters.";

  private final PlannedMethod method;

  private MethodDoc(PlannedMethod method) {
    this.method = method;
  }

  static String of(PlannedMethod method) {
    return method.plan().match(new MethodDoc(method));
  }

  @Override
  public String entityWrite(MethodPlan.EntityWrite plan) {
    String one = "one " + entity();
    String table = " table " + name(plan.table());
    if (plan.ofSeveral()) {
      return write(
          "Inserts each " + entity() + " of a collection as a row of" + table, plan.cost());
    }
    return write(
        plan.before().isPresent()
            ? "Writes the differences between two states of " + one + " to its row in" + table
            : method.method() instanceof DaoMethod.InsertMethod
                ? "Inserts " + one + " as a row of" + table
                : "Updates the row of " + one + " in" + table,
        plan.cost());
  }

  @Override
  public String columnWrite(MethodPlan.ColumnWrite plan) {
    if (plan.insert()) {
      List<Binding> all = new ArrayList<>(plan.key());
      all.addAll(plan.columns());
      return write(
          "Inserts a row with " + names(all) + " into table " + name(plan.table()), plan.cost());
    }
    boolean wholeKey = plan.key().size() == plan.table().primaryKey().size();
    String one = wholeKey ? " of one row of table " : " of one partition of table ";
    String of =
        plan.eachOf().isEmpty()
            ? one
            : (wholeKey ? " of the row" : " of the partition")
                + " of each of the given values of "
                + names(plan.eachOf())
                + " in table ";
    String what = method.method() instanceof DaoMethod.IncrementMethod ? "Increments " : "Updates ";
    String table = DocText.code(plan.cost().tables().get(0));
    String whole = what + names(plan.columns()) + of + table;
    return addsToList(plan) ? write(whole, plan.cost(), APPENDED_AGAIN) : write(whole, plan.cost());
  }

  /** Whether a statement adds elements to a list. */
  private boolean addsToList(MethodPlan.ColumnWrite plan) {
    return plan.columns().stream()
        .flatMap(binding -> method.method().assignment(binding.parameter()).stream())
        .anyMatch(
            each ->
                each.kind() == Assignment.Kind.PREPEND
                    || (each.kind() == Assignment.Kind.ADD
                        && each.as().valueType() instanceof ColumnType.ListOf));
  }

  @Override
  public String patchWrite(MethodPlan.PatchWrite plan) {
    boolean increment = method.method() instanceof DaoMethod.IncrementMethod;
    String what =
        increment
            ? "Increments the counters of one row by the amounts of a patch, in table "
            : "Applies a patch to the row of one " + entity() + " in table ";
    boolean lists =
        method
            .entity()
            .changeable()
            .map(PropertyModel::type)
            .anyMatch(type -> type instanceof ColumnType.ListOf && type.isMultiCell());
    return lists
        ? write(what + name(plan.table()), plan.cost(), UNCHANGED, APPENDED_AGAIN)
        : write(what + name(plan.table()), plan.cost(), UNCHANGED);
  }

  @Override
  public String entityDelete(MethodPlan.EntityDelete plan) {
    return write(
        "Deletes the row of one " + entity() + " from table " + name(plan.table()), plan.cost());
  }

  @Override
  public String keyDelete(MethodPlan.KeyDelete plan) {
    Optional<TrimCost> trim = TrimCost.ofCall(method.method(), method.entity());
    if (trim.isPresent()) {
      return write(
          "Deletes all but the first %d %s rows with %s from table %s"
              .formatted(trim.get().limit().rows(), entity(), given(plan), name(plan.table())),
          plan.cost());
    }
    String rows =
        plan.several().isPresent()
            ? "Deletes each "
            : plan.wholeKey() ? "Deletes the " : "Deletes every ";
    return write(
        rows
            + entity()
            + " with "
            + given(plan)
            + inRange(plan)
            + " from table "
            + name(plan.table()),
        plan.cost());
  }

  private static String given(MethodPlan.KeyDelete plan) {
    List<Binding> single =
        plan.key().stream().filter(Binding::isGiven).filter(each -> !each.several()).toList();
    String fixed = single.isEmpty() ? "" : "the given " + names(single);
    return plan.eachOf().isEmpty()
        ? fixed
        : (fixed.isEmpty() ? "" : fixed + " and with ")
            + "any of the given values of "
            + names(plan.eachOf());
  }

  @Override
  public String read(MethodPlan.Read plan) {
    Optional<String> access = ChunkDoc.access(method);
    if (access.isPresent()) {
      return DocText.paragraphs(List.of(access.get() + ".", "Cost: " + ChunkCost.OF_ACCESS + "."));
    }
    ReadDoc doc = new ReadDoc(method);
    TableFigures figures = method.figures().apply(plan.stored());
    List<String> promises = new ArrayList<>(doc.counting(plan.table()));
    promises.addAll(GroupDoc.ofRead(method));
    if (plan.table().index().isPresent()) {
      promises.add(FailureEffects.ofRead(plan));
    }
    return text(
        doc.what(plan),
        plan.cost().inWords()
            + (plan.unique() ? "" : followed(figures.partition()))
            + followed(CallFigures.of(plan, method.method().shape(), figures).inWords()),
        promises);
  }

  @Override
  public String indexRead(MethodPlan.IndexRead plan) {
    ReadDoc doc = new ReadDoc(method);
    List<String> promises = new ArrayList<>(doc.counting(plan.table()));
    promises.addAll(GroupDoc.ofRead(method));
    return text(doc.what(plan), plan.cost(), promises);
  }

  @Override
  public String scan(MethodPlan.Scan plan) {
    ReadDoc doc = new ReadDoc(method);
    List<String> promises = new ArrayList<>(doc.counting(plan.table()));
    promises.addAll(GroupDoc.ofRead(method));
    return text(
        "%s. Reason: %s".formatted(doc.what(plan), DocText.code(plan.because())),
        "every partition of every node, 1 request for each page of rows" + GroupDoc.ofScan(method),
        promises);
  }

  @Override
  public String none(MethodPlan.NoPlan plan) {
    throw new IllegalStateException("a sound method has a plan");
  }

  private String write(String what, WriteCost cost, String... first) {
    List<String> promises = new ArrayList<>(List.of(first));
    boolean deferred = method.method().shape().returns().isDeferred();
    boolean conditional = method.method().isConditionalOn(method.entity());
    if (deferred) {
      promises.add(0, conditional ? DEFERRED_CONDITION : DEFERRED);
    }
    boolean trims = TrimCost.ofCall(method.method(), method.entity()).isPresent();
    promises.add(
        deferred && conditional
            ? CONDITIONAL_BATCH
            : deferred ? ATOMIC_BATCH : trims ? TRIMMED_IN_PARTS : AtomicityDoc.of(method, cost));
    promises.add(FailureEffects.ofWrite(method.method(), method.entity(), cost));
    promises.addAll(RowWriteDoc.of(method));
    promises.addAll(ChunkDoc.of(method));
    promises.addAll(GroupDoc.ofWrite(method));
    promises.addAll(BucketListDoc.ofWrite(method));
    if (method.method() instanceof DaoMethod.InsertMethod insert && insert.returnsStored()) {
      boolean computes = method.entity().columns().anyMatch(PropertyModel::isComputedMember);
      promises.add(computes ? RETURNS_COMPUTED : RETURNS_GENERATED);
    }
    if (cost.reserved() > 0) {
      promises.add(
          "If another row has the unique value, the call fails with {@code UniqueViolationException} and"
              + " writes nothing.");
    }
    if (takesOptions() && method.entity().counts()) {
      promises.add(COUNTER_OPTIONS);
    } else if (refusesTimestamps(cost) && !trims) {
      promises.add(TIMESTAMP_REFUSED);
    }
    CopyEffects copies = CopyEffects.of(method.plan(), method.copies(), method.copied());
    promises.addAll(copies.paragraphs());
    RollupCost rollups = RollupCost.of(method.method(), method.entity(), method.plan());
    promises.addAll(rollups.paragraphs());
    return text(
        (deferred ? "Creates a {@code Write} that " + uncapitalized(what) : what)
            + condition()
            + derivedTables(),
        TrimCost.total(
                method.method(),
                method.entity(),
                cost.inWords() + copies.inWords() + rollups.inWords())
            + (method.method() instanceof DaoMethod.InsertMethod
                ? followed(method.figures().apply(TableModel.of(method.entity())).inserts())
                : "")
            + ChunkCost.inWords(method.method(), method.entity())
            + (deferred ? ". The writes of a batch share their round trips" : ""),
        promises);
  }

  private boolean takesOptions() {
    return method.method().shape().position(ParameterModel.Kind.WRITE_OPTIONS).isPresent();
  }

  /** Whether a cluster refuses the timestamps that the options of the method can hold. */
  private boolean refusesTimestamps(WriteCost cost) {
    return takesOptions()
        && cost.protocol().filter(protocol -> protocol != Maintain.BLIND).isPresent();
  }

  private static String followed(Optional<String> sentence) {
    return sentence.map(". "::concat).orElse("");
  }

  private static String uncapitalized(String text) {
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private String text(String what, String cost, List<String> promises) {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(what + ".");
    paragraphs.add("Cost: " + cost + ".");
    MethodCql.of(method)
        .ifPresent(cql -> paragraphs.add("CQL on a cluster: " + DocText.code(cql) + "."));
    paragraphs.addAll(promises);
    paragraphs.addAll(ResultDoc.of(method.method().shape()));
    return DocText.paragraphs(paragraphs);
  }

  private String condition() {
    DaoMethod written = method.method();
    if (!written.isConditionalOn(method.entity())) {
      return "";
    }
    if (written instanceof DaoMethod.InsertMethod) {
      return ", if the row does not exist";
    }
    String columns = written.onlyIf().map(each -> DocText.code(each.text())).orElse("");
    if (written.namesVersionOf(method.entity())) {
      String version = DocText.code(method.entity().version().orElseThrow().name());
      return ", if the row has the given "
          + version
          + (written instanceof DaoMethod.UpdateMethod ? ", which the write increments" : "")
          + (columns.isEmpty() ? "" : ", and if " + columns);
    }
    if (!columns.isEmpty()) {
      return ", if " + columns;
    }
    return written.isChange()
        ? ", if the stored row is still in the first state"
        : ", if the row exists";
  }

  private String derivedTables() {
    String tables =
        method.entity().indexes().stream()
            .map(IndexModel::name)
            .map(DocText::code)
            .collect(Collectors.joining(", "));
    return tables.isEmpty() ? "" : ". Derived tables: " + tables;
  }

  private String entity() {
    return DocText.code(method.entity().name().simple());
  }

  private String inRange(MethodPlan.KeyDelete plan) {
    return plan.range()
        .flatMap(range -> Restriction.tuple(method.method(), range.parameter()))
        .map(
            range ->
                ", and with %s in the given range"
                    .formatted(
                        range.names().stream()
                            .map(name -> plan.table().byParameter(name).orElseThrow().name())
                            .collect(Collectors.joining(", ", "{@code (", ")}"))))
        .orElseGet(() -> inRange(plan.range()));
  }

  static String inRange(Optional<Binding> range) {
    return range
        .map(each -> ", and with " + names(List.of(each)) + " in the given range")
        .orElse("");
  }

  static String name(TableModel table) {
    return DocText.code(table.name());
  }

  static String names(List<Binding> bindings) {
    return bindings.stream()
        .map(binding -> DocText.code(binding.column().name()))
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
