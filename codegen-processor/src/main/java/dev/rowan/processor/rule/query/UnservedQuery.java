package dev.rowan.processor.rule.query;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Attempt;
import dev.rowan.processor.plan.Mismatch;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/** Reports a select that no table serves. It would have to read every row of every node. */
@DesignRule(code = "QRY-01", severity = Severity.ERROR, summary = "No table serves a select")
public final class UnservedQuery implements PlanRule {
  @Override
  public Stream<Complaint> check(PlannedCall call, EntityModel entity, Attempt nearest) {
    boolean unserved =
        nearest.shortfall() instanceof Mismatch.NoPartition
            || nearest.shortfall() instanceof Mismatch.OutsideKey;
    if (!unserved || !(call.method() instanceof SelectMethod)) {
      return Stream.empty();
    }
    MethodShape shape = call.method().shape();
    List<String> fixed =
        shape.parameters().stream()
            .filter(
                parameter ->
                    parameter.kind() == ParameterModel.Kind.VALUE
                        || parameter.kind() == ParameterModel.Kind.ANY_OF)
            .map(ParameterModel::name)
            .toList();
    String headline =
        fixed.isEmpty()
            ? "`%s` gives no value for any partition key".formatted(shape.brief())
            : "no table of `%s` serves `%s`".formatted(entity.name().simple(), shape.brief());
    return Stream.of(
        Complaint.at(shape.origin(), headline)
            .because(
                "without a matching key every node would read every row; the nearest table is `%s` with key %s"
                    .formatted(nearest.table().name(), Words.key(nearest.table())))
            .fix(fixed.isEmpty() ? withoutValue(nearest) : index(entity, shape, fixed)));
  }

  private static String withoutValue(Attempt nearest) {
    return "add a parameter for " + Words.columns(nearest.table().partitionKey());
  }

  private static String index(EntityModel entity, MethodShape shape, List<String> fixed) {
    List<String> clustering =
        Stream.concat(
                names(shape, ParameterModel.Kind.RANGE).stream(),
                entity.primaryKey().stream().map(PropertyModel::name))
            .distinct()
            .filter(name -> !fixed.contains(name))
            .toList();
    String column = entity.property(fixed.get(0)).map(PropertyModel::column).orElse(fixed.get(0));
    return "@CustomIndex(name = \"%s_by_%s\", partition = %s, clustering = %s) on `%s`"
        .formatted(
            entity.table(),
            column,
            Words.array(fixed),
            Words.array(clustering),
            entity.name().simple());
  }

  private static List<String> names(MethodShape shape, ParameterModel.Kind kind) {
    return shape.parameters().stream()
        .filter(parameter -> parameter.kind() == kind)
        .map(ParameterModel::name)
        .toList();
  }
}
