package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.StatementModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import dev.rowan.processor.rule.key.ShardsInTurn;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a method that returns one row although several rows can match. */
@DesignRule(
    code = "DAO-09",
    severity = Severity.ERROR,
    summary = "A method returns one row, but several rows can match")
public final class OneOfMany implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    MethodShape shape = call.method().shape();
    boolean one = shape.returns().isOne() && !isFirst(call.method());
    boolean silent =
        shape.returns().isLargeValue() // DAO-29
            || call.entity().filter(BrokenKeyStructure::isIn).isPresent()
            || call.entity().filter(UnderivableIndexKey::isIn).isPresent()
            || call.entity().filter(entity -> ShardsInTurn.areUnknownTo(call, entity)).isPresent();
    if (one && !silent && call.plan().orElse(null) instanceof MethodPlan.IndexRead read) {
      return Stream.of(ofIndex(shape, read));
    }
    if (silent
        || !one
        || !(call.plan().orElse(null) instanceof MethodPlan.Read read)
        || read.unique()
        || read.table().isLatest()) {
      return Stream.empty();
    }
    String element = shape.returns().element().orElseThrow().brief();
    Complaint complaint =
        Complaint.at(
                call.method().whole(),
                "`%s` returns one `%s`, but several rows can match"
                    .formatted(shape.brief(), element))
            .because(
                ("the key of `%s` is %s, and only the whole key identifies one row; orderBy tells"
                        + " which of several is the first")
                    .formatted(read.table().name(), Words.key(read.table())))
            .fix("List<%s>, with a Limit if only the first rows are needed".formatted(element))
            .fix(
                call.method().isStatement()
                    ? "compare the other key columns"
                    : "add parameters for the other key columns");
    if (call.method().isStatement()) {
      return Stream.of(complaint.fix("write limit 1, for the first row in the stored order"));
    }
    return Stream.of(
        firstOf(read).map(order -> complaint.fix(ordered(call, order))).orElse(complaint));
  }

  private static Complaint ofIndex(MethodShape shape, MethodPlan.IndexRead read) {
    String element = shape.returns().element().orElseThrow().brief();
    return Complaint.at(
            shape.origin(),
            "`%s` returns one `%s`, but several rows can match".formatted(shape.brief(), element))
        .because(
            "native index `%s` can find several rows with one value"
                .formatted(read.restrictions().get(0).name()))
        .fix("List<%s>, with a Limit if only some rows are needed".formatted(element))
        .fix("@Unique on the property, if each value belongs to one row");
  }

  private static String ordered(PlannedCall call, String order) {
    String columns = Words.columns(call.method().shape().returns());
    return "@Select(%s%sorderBy = \"%s\")"
        .formatted(
            call.method().named().isPresent()
                ? "entity = %s.class, ".formatted(call.entity().orElseThrow().name().nested())
                : "",
            columns.isEmpty() ? "" : "columns = \"%s\", ".formatted(columns),
            order);
  }

  /** Whether the method says by its order which of the rows it returns: the first. */
  private static boolean isFirst(DaoMethod method) {
    return method instanceof DaoMethod.SelectMethod select
        && (!select.orderBy().isEmpty()
            || select.statement().flatMap(StatementModel::limit).isPresent());
  }

  /** Returns the order whose first row the method could return; empty if there is none. */
  private static Optional<String> firstOf(MethodPlan.Read read) {
    return read.table().clustering().stream()
        .filter(column -> read.equality().stream().noneMatch(each -> each.column().equals(column)))
        .findFirst()
        .filter(column -> column.component() instanceof Component.Whole && !read.ofPartitions())
        .map(
            column ->
                "%s %s"
                    .formatted(column.parameter(), column.order().name().toLowerCase(Locale.ROOT)));
  }
}
