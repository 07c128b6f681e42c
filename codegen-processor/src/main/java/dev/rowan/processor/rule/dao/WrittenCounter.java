package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/**
 * Reports a write of a counter that is not an increment, and an increment of a column that is not a
 * counter.
 */
@DesignRule(
    code = "DAO-17",
    severity = Severity.ERROR,
    summary = "A method sets a counter, or increments a column that is not a counter")
public final class WrittenCounter implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    boolean counts = call.entity().filter(EntityModel::counts).isPresent();
    if (method instanceof IncrementMethod) {
      return counts || call.entity().isEmpty()
          ? Stream.empty()
          : Stream.of(
              complaint(method, "`%s` increments columns that are not counters")
                  .because(
                      "only a counter column adds up increments; another column holds the"
                          + " last written value")
                  .fix(
                      "@Counter on the properties, in an entity that has only key columns and"
                          + " counters")
                  .fix("@Update, with the new value"));
    }
    boolean writes = method instanceof InsertMethod || method instanceof UpdateMethod;
    if (counts && writes) {
      return Stream.of(
          complaint(method, "`%s` sets counters")
              .because("Cassandra can only increment a counter; it cannot set a value")
              .fix("@Increment, with the whole key and the amounts to add"));
    }
    return counts && method instanceof DeleteMethod delete && delete.ifExists()
        ? Stream.of(
            complaint(method, "`%s` deletes counters under a condition")
                .because("Cassandra has no conditions on counter tables")
                .fix("drop ifExists"))
        : Stream.empty();
  }

  private static Complaint complaint(DaoMethod method, String fact) {
    return Complaint.at(method.annotation(), fact.formatted(method.shape().brief()));
  }
}
