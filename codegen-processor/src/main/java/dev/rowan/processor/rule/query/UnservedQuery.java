package dev.rowan.processor.rule.query;

import static java.util.stream.Collectors.joining;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.IndexAdvice;
import dev.rowan.processor.rule.NativeAdvice;
import dev.rowan.processor.rule.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a select that no table serves. It would have to read every row of every node. */
@DesignRule(code = "QRY-01", severity = Severity.ERROR, summary = "No table serves a select")
public final class UnservedQuery implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    boolean unserved =
        nearest.shortfall() instanceof Mismatch.NoPartition
            || nearest.shortfall() instanceof Mismatch.OutsideKey;
    if (!unserved || !(call.method() instanceof SelectMethod select)) {
      return Stream.empty();
    }
    MethodShape shape = select.shape();
    boolean valueless =
        select.arguments().stream()
            .noneMatch(each -> each.restricts() && each.kind() != ParameterModel.Kind.RANGE);
    Complaint complaint =
        Complaint.at(
                select.whole(),
                valueless
                    ? "`%s` gives no value for any partition key".formatted(shape.brief())
                    : "no table of `%s` serves `%s`"
                        .formatted(entity.name().simple(), shape.brief()))
            .because(reason(nearest));
    for (String fix : fixes(select, entity, nearest, valueless)) {
      complaint = complaint.fix(fix);
    }
    return Stream.of(complaint);
  }

  private static String reason(Attempt nearest) {
    String table = nearest.table().name();
    String key = Words.key(nearest.table());
    return nearest.shortfall() instanceof Mismatch.OutsideKey outside
            && outside.missingPartition().isEmpty()
        ? "the key of `%s` is %s, so rows of a partition with one `%s` are not contiguous"
            .formatted(table, key, outside.parameters().get(0))
        : "without a matching key every node would read every row; the nearest table is `%s` with key %s"
            .formatted(table, key);
  }

  private static List<String> fixes(
      SelectMethod select, EntityModel entity, Attempt nearest, boolean valueless) {
    IndexAdvice advice = new IndexAdvice(entity, select);
    List<String> fixes = new ArrayList<>();
    if (nearest.shortfall() instanceof Mismatch.OutsideKey outside
        && select.arguments().stream()
            .filter(ParameterModel::restricts)
            .map(ParameterModel::name)
            .toList()
            .containsAll(entity.primaryKey().stream().map(PropertyModel::name).toList())) {
      fixes.add(dropped(select, outside.parameters()));
    }
    String elements =
        advice.elements().stream().map(each -> each + " as one element, and ").collect(joining());
    advice.indexes().forEach(index -> fixes.add(elements + index));
    NativeAdvice.of(entity, select).ifPresent(fixes::add);
    if (valueless) {
      if (fixes.isEmpty()) {
        fixes.add(
            select.isStatement()
                ? Words.given(select, nearest.table().partitionKey())
                : parameters(nearest));
      }
      String scan = scan(select, entity, false);
      fixes.add(select.isStatement() ? "in place of @Query: " + scan : scan);
    } else if (fixes.isEmpty()) {
      fixes.add(inProgram(select, entity, nearest, advice.unservable()));
    }
    return fixes;
  }

  private static String parameters(Attempt nearest) {
    return "add a parameter: "
        + String.join(
            ", ",
            nearest.table().partitionKey().stream()
                .map(column -> column.javaType().brief() + " " + column.parameter())
                .toList());
  }

  /**
   * Returns the full scan that replaces the select.
   *
   * @param inProgram whether the program chooses the rows, so that the scan has to return them
   */
  private static String scan(SelectMethod select, EntityModel entity, boolean inProgram) {
    ReturnModel returns = select.shape().returns();
    boolean counts = returns.isOfAllRows() && !inProgram;
    boolean plain =
        select.orderBy().isEmpty()
            && select.arguments().stream()
                .noneMatch(each -> each.kind() == ParameterModel.Kind.RANGE);
    String named =
        select.named().isPresent() ? "entity = %s.class, ".formatted(entity.name().nested()) : "";
    boolean ofGroups = returns.projection().orElse(null) instanceof ProjectionModel.OfGroups;
    String columns = counts || !(returns.isAboutRows() || ofGroups) ? Words.columns(returns) : "";
    String scan =
        "@FullScan(%s%sbecause = \"all rows are needed\")"
            .formatted(named, columns.isEmpty() ? "" : "columns = \"%s\", ".formatted(columns));
    return plain && !ofGroups && (returns.isMany() || counts)
        ? scan
        : "%s %s %s();"
            .formatted(
                scan,
                counts ? returns.type().brief() : scanned(returns, entity),
                select.shape().name());
  }

  /** Returns the type in which a full scan returns the rows that the method asks for. */
  private static String scanned(ReturnModel returns, EntityModel entity) {
    return "Stream<%s>"
        .formatted(
            returns
                .projection()
                .filter(each -> !each.aggregates())
                .flatMap(UnservedQuery::element)
                .orElse(entity.name().nested()));
  }

  /** Returns the type of an element; empty if the method asks for the existence of rows. */
  private static Optional<String> element(ProjectionModel projection) {
    if (projection instanceof ProjectionModel.OfRecord record) {
      return Optional.of(record.name().nested());
    }
    return projection instanceof ProjectionModel.OfValue value
        ? Optional.of(value.value().type().boxed().brief())
        : Optional.empty();
  }

  private static String dropped(SelectMethod select, List<String> names) {
    return Words.dropped(select, names.toArray(String[]::new)) + ", and compare it in the program";
  }

  private static String inProgram(
      SelectMethod select, EntityModel entity, Attempt nearest, List<String> unservable) {
    boolean partition =
        nearest.shortfall() instanceof Mismatch.OutsideKey outside
            && outside.missingPartition().isEmpty();
    return partition && !unservable.isEmpty()
        ? dropped(select, unservable)
        : scan(select, entity, true) + " and choose the rows in the program";
  }
}
