package dev.rowan.processor.rule.index;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.TtlModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a TTL of an index that has no effect, or that writes cannot keep: the rows expire first,
 * or the entries can change after the insert.
 */
@DesignRule(
    code = "IDX-18",
    severity = Severity.ERROR,
    summary = "An index has a TTL that has no effect, or that writes cannot keep")
public final class ImpossibleEntryTtl implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // IDX-06
        .filter(index -> index.ttl().filter(TtlModel::isPossible).isPresent()) // else TTL-03
        .flatMap(index -> check(entity, index, index.ttl().orElseThrow()).stream());
  }

  private static Optional<Complaint> check(EntityModel entity, IndexModel index, TtlModel ttl) {
    Optional<Complaint> late = ofLater(entity, index, ttl);
    return late.isPresent() ? late : ofChanges(entity, index, ttl).or(() -> beside(entity, index));
  }

  /** Reports entries that would expire no earlier than the rows do. */
  private static Optional<Complaint> ofLater(EntityModel entity, IndexModel index, TtlModel ttl) {
    return entity
        .ttl()
        .filter(rows -> rows.isPossible() && ttl.seconds() >= rows.seconds())
        .map(
            rows ->
                Complaint.at(
                        ttl.origin(),
                        "the entries of index `%s` expire after %d seconds, the rows of `%s` after %d"
                            .formatted(index.name(), ttl.seconds(), entity.table(), rows.seconds()))
                    .because("an entry always expires with its row, so this TTL has no effect")
                    .fix("drop `ttl`, so that entries expire with their rows")
                    .fix("ttl = @Ttl(seconds = %d)".formatted(Math.max(1, rows.seconds() / 2))));
  }

  /** Reports an index with a property that can change, and one with a slower protocol. */
  private static Optional<Complaint> ofChanges(EntityModel entity, IndexModel index, TtlModel ttl) {
    List<String> changing =
        TableModel.of(entity, index).columns().stream()
            .map(TableColumn::component)
            .flatMap(component -> entity.property(component.property()).stream())
            .filter(property -> !property.neverChanges())
            .map(PropertyModel::name)
            .distinct()
            .toList();
    if (!changing.isEmpty()) {
      return Optional.of(
          Complaint.at(
                  ttl.origin(),
                  "index `%s` has a TTL, and %s can change"
                      .formatted(index.name(), Words.list(changing)))
              .because(
                  "a change of an entry would write it again, and the entry would live longer than"
                      + " the TTL, or appear again after it has expired")
              .fix(
                  "mark %s as @Immutable, if no update changes its value"
                      .formatted(Words.list(changing)))
              .fix("remove %s from the index".formatted(Words.list(changing))));
    }
    return entity.maintain(index) == Maintain.BLIND
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    index.origin().withAttribute("maintain"),
                    "index `%s` has a TTL, and is maintained with %s"
                        .formatted(index.name(), entity.maintain(index)))
                .because(
                    "the entries of such an index are written once, so BLIND is exact; other modes"
                        + " write entries again when the row changes")
                .fix("maintain = Maintain.BLIND"));
  }

  private static Optional<Complaint> beside(EntityModel entity, IndexModel index) {
    return entity
        .firstNotBlind()
        .map(
            other ->
                Complaint.at(
                        index.origin().withAttribute("ttl"),
                        "index `%s` has a TTL, and is beside `%s`, which is maintained with %s"
                            .formatted(index.name(), other.name(), entity.maintain(other)))
                    .because(
                        "a change of a row in `%s` writes all entries of the row again, also those that have expired"
                            .formatted(other.name()))
                    .fix(
                        "mark the key properties of `%s` as @Immutable, if they never change"
                            .formatted(other.name()))
                    .fix("drop `ttl`, so that entries expire with their rows"));
  }
}
