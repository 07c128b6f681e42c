package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.PlannedCall;
import java.util.stream.Stream;

/** A counter is added to, and nothing else is. */
@DesignRule(
    code = "DAO-17",
    severity = Severity.ERROR,
    summary = "A method writes a counter, or adds to what is none")
final class WrittenCounter implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    DaoMethod method = call.method();
    boolean counts = call.entity().filter(EntityModel::counts).isPresent();
    if (method instanceof IncrementMethod) {
      return counts || call.entity().isEmpty()
          ? Stream.empty()
          : Stream.of(
              complaint(method, "`%s` adds to columns that are no counters")
                  .because("any other column holds what was written last, not a sum")
                  .fix("@Counter on the properties, in an entity of counters")
                  .fix("@Update, with the new value"));
    }
    boolean writes = method instanceof InsertMethod || method instanceof UpdateMethod;
    if (counts && writes) {
      return Stream.of(
          complaint(method, "`%s` writes counters")
              .because("a counter has no value that could be set: it is what was added to it")
              .fix("@Increment, with the whole key and what to add"));
    }
    return counts && method instanceof DeleteMethod delete && delete.ifExists()
        ? Stream.of(
            complaint(method, "`%s` deletes counters under a condition")
                .because("counters know no conditions")
                .fix("drop ifExists"))
        : Stream.empty();
  }

  private static Complaint complaint(DaoMethod method, String fact) {
    return Complaint.at(method.annotation(), fact.formatted(method.shape().brief()));
  }
}
