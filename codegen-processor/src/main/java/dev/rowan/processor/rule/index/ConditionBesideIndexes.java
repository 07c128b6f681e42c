package dev.rowan.processor.rule.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.stream.Stream;

/**
 * Reports a conditional write of an entity whose indexes are not {@code SERIAL}. On a cluster a
 * condition covers one partition, and the index entries are in other partitions.
 */
@DesignRule(
    code = "IDX-13",
    severity = Severity.WARNING,
    summary = "A conditional write of an entity whose indexes are not maintained with SERIAL")
public final class ConditionBesideIndexes implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean guarded =
        call.entity()
            .flatMap(EntityModel::protocol)
            .filter(protocol -> protocol != Maintain.SERIAL)
            .isEmpty();
    if (guarded || !call.method().isConditionalOn(call.entity().orElseThrow())) {
      return Stream.empty();
    }
    EntityModel entity = call.entity().orElseThrow();
    IndexModel first =
        entity.indexes().stream().filter(index -> !index.isView()).findFirst().orElseThrow();
    return Stream.of(
        Complaint.at(
                call.method().annotation(),
                "`%s` is conditional, and the indexes of `%s` are maintained with %s"
                    .formatted(
                        call.method().shape().brief(),
                        entity.name().simple(),
                        entity.protocol().orElseThrow()))
            .because(
                "a condition covers one partition, not the index entries; a cluster rejects the"
                    + " DAO (RUN-41), the embedded store is exact")
            .fix(
                first.latest()
                    ? "drop the condition: @Latest `%s` is written without a read"
                        .formatted(first.name())
                    : "maintain = Maintain.SERIAL on @CustomIndex `%s`, which is enough for all indexes"
                        .formatted(first.name())));
  }
}
