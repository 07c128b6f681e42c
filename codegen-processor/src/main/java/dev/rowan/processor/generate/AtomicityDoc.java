package dev.rowan.processor.generate;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.plan.WriteCost;
import dev.rowan.processor.rule.PlannedMethod;
import java.util.Optional;

/** Describes what a failure can leave of a write. */
final class AtomicityDoc {
  private static final String ATOMIC =
      "On the embedded store the write is atomic: a crash or a concurrent writer never leaves a"
          + " part"
          + " of it.";
  private static final String ONE_BATCH =
      "The rows are one batch, also on a cluster: all of them are %s, or none.";
  private static final String EACH =
      "The call is not atomic: each value is %s of its own, and up to 64 of them are in flight"
          + " at the same time. A failure after a part of them is an {@code OutcomeUnknownException}"
          + " (RUN-31) with the number of the %s. A repeated call %s.";
  private static final String EACH_INSERTED =
      "The call is not atomic: it sends several requests, up to 64 of them at the same time. A failure"
          + " after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number of"
          + " the written rows. A repeated call writes all of them. Of two entities with one key, the"
          + " later one stays.";
  private static final String WRITES_ARE_ATOMIC =
      " For an atomic batch, pass the {@code Write} of each entity to {@code rowan.commit}.";

  private AtomicityDoc() {}

  static String of(PlannedMethod method, WriteCost cost) {
    if (cost.several().isPresent() && method.method() instanceof InsertMethod) {
      boolean batches = !cost.protocol().equals(Optional.of(Maintain.SERIAL));
      return EACH_INSERTED + (batches ? WRITES_ARE_ATOMIC : "");
    }
    boolean deletes = method.method() instanceof DeleteMethod;
    return cost.several()
        .map(
            each ->
                each.together()
                    ? ATOMIC + " " + ONE_BATCH.formatted(deletes ? "deleted" : "changed")
                    : deletes
                        ? EACH.formatted("a delete", "deleted ones", "deletes the rest")
                        : EACH.formatted("an update", "changed rows", "changes all of them"))
        .orElse(ATOMIC);
  }
}
