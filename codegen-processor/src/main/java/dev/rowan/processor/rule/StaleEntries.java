package dev.rowan.processor.rule;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.stream.Stream;

/** An index that never looks for the old entry keeps it for ever once a key component changes. */
@DesignRule(
    code = "IDX-08",
    severity = Severity.ERROR,
    summary = "An index that is kept blindly has a key that can change")
final class StaleEntries implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> index.maintain() == Maintain.BLIND)
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // IDX-06 comes first
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
                    "index `%s` is kept blindly, and %s can change"
                        .formatted(index.name(), Words.list(changing)))
                .because(
                    "BLIND never looks for the old entry: each change would leave one for ever")
                .fix("maintain = Maintain.VERIFIED, where reads may look at the row")
                .fix("maintain = Maintain.ATOMIC, where entries are read alone")
                .fix("maintain = Maintain.SERIAL, where no change may be overwritten unseen")
                .fix("@Immutable on %s".formatted(Words.list(changing))));
  }
}
