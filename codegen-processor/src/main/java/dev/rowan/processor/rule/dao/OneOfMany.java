package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
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
    ReturnModel.Kind kind = shape.returns().kind();
    boolean one = kind == ReturnModel.Kind.ONE || kind == ReturnModel.Kind.OPTIONAL;
    boolean silent =
        call.entity().filter(BrokenKeyStructure::isIn).isPresent()
            || call.entity().filter(UnderivableIndexKey::isIn).isPresent();
    if (silent
        || !one
        || !(call.plan().orElse(null) instanceof MethodPlan.Read read)
        || read.unique()) {
      return Stream.empty();
    }
    String element = shape.returns().element().orElseThrow().brief();
    return Stream.of(
        Complaint.at(
                shape.origin(),
                "`%s` returns one `%s`, but several rows can match"
                    .formatted(shape.brief(), element))
            .because(
                "the key of `%s` is %s, and only the whole key identifies one row"
                    .formatted(read.table().name(), Words.key(read.table())))
            .fix("List<%s>, with a Limit if only the first rows are needed".formatted(element))
            .fix("add parameters for the other key columns"));
  }
}
