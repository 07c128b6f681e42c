package dev.rowan.processor.rule.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports a {@code BLIND} index whose key can change. {@code BLIND} never removes the old entry, so
 * each change would leave a permanent orphaned entry.
 */
@DesignRule(
    code = "IDX-08",
    severity = Severity.ERROR,
    summary = "An index maintained with BLIND has a key that can change")
public final class StaleEntries implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> index.maintain() == Maintain.BLIND)
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // IDX-06 reports it
        .flatMap(index -> check(entity, index));
  }

  private static Stream<Complaint> check(EntityModel entity, IndexModel index) {
    List<String> changing =
        index
            .keys()
            .filter(key -> !entity.neverChanges(key))
            .map(key -> key.component().property())
            .distinct()
            .toList();
    return changing.isEmpty()
        ? Stream.empty()
        : Stream.of(
            Complaint.at(
                    index.origin().withAttribute("maintain"),
                    "index `%s` is maintained with BLIND, but %s can change"
                        .formatted(index.name(), Words.list(changing)))
                .because(
                    "BLIND does not search for the old entry, so each change would leave an"
                        + " orphaned entry permanently")
                .fix("maintain = Maintain.VERIFIED, if reads may also read the base row")
                .fix("maintain = Maintain.ATOMIC, if reads must not read the base row")
                .fix("maintain = Maintain.SERIAL, if no concurrent update may be lost")
                .fix("@Immutable on %s".formatted(Words.list(changing))));
  }
}
