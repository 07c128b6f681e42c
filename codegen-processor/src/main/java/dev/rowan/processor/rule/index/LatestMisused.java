package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a table of latest rows that writes could not maintain without a read. */
@DesignRule(
    code = "IDX-17",
    severity = Severity.ERROR,
    summary = "@Latest has a key that can change, or stands beside an index with such a key")
public final class LatestMisused implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(IndexModel::latest)
        .filter(index -> !UnderivableIndexKey.isIn(entity, index))
        .flatMap(
            index ->
                Stream.concat(
                    index.keys().flatMap(key -> ofKey(entity, index, key).stream()),
                    beside(entity, index).stream()));
  }

  private static Optional<Complaint> ofKey(EntityModel entity, IndexModel index, IndexKey key) {
    PropertyModel property = entity.property(key.text()).orElseThrow();
    boolean isTime = index.clustering().indexOf(key) == 0;
    if (!property.isKey()) {
      return Optional.of(
          Complaint.at(
                  key.origin(),
                  "`%s` is %s of @Latest `%s`, and is not in the primary key"
                      .formatted(property.name(), isTime ? "the time" : "an owner", index.name()))
              .because(
                  "a value outside of the primary key can change, and the latest row of its owner"
                      + " could then be any row")
              .fix("add `%s` to the primary key of `%s`".formatted(key.text(), entity.table())));
    }
    return isTime && property.computed().isPresent()
        ? Optional.of(
            Complaint.at(
                    key.origin(),
                    "`%s` is the time of @Latest `%s`, and is computed"
                        .formatted(property.name(), index.name()))
                .because("many rows have the same computed value, and none of them is the latest")
                .fix("by = \"%s\"".formatted(property.computed().get().source())))
        : Optional.empty();
  }

  private static Optional<Complaint> beside(EntityModel entity, IndexModel latest) {
    return entity
        .firstNotBlind()
        .map(
            other ->
                Complaint.at(
                        latest.origin(),
                        "@Latest `%s` is beside `%s`, which is maintained with %s"
                            .formatted(latest.name(), other.name(), entity.maintain(other)))
                    .because(
                        "writes of such an entity read the row first and need several steps; the"
                            + " latest row needs one batch without a read")
                    .fix(
                        "mark the key properties of `%s` as @Immutable, if they never change"
                            .formatted(other.name()))
                    .fix(
                        "store the events of `%s` in a separate entity".formatted(entity.table())));
  }
}
