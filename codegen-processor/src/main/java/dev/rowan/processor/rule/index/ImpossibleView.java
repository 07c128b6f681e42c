package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a server view with a key that Cassandra cannot build. A view's key has columns of the
 * base table, of which at most one is not in the base table's key.
 */
@DesignRule(
    code = "IDX-15",
    severity = Severity.ERROR,
    summary = "A server view has a key that Cassandra cannot build")
public final class ImpossibleView implements EntityRule {
  private static final String CAN_CHANGE =
      "maintain = Maintain.VERIFIED, if reads may also read the base row";
  private static final String ALONE =
      "maintain = Maintain.ATOMIC, if reads must not read the base row";
  private static final String NEVER = "maintain = Maintain.BLIND, if no key component can change";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.views().stream()
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // IDX-06 reports it
        .flatMap(index -> check(entity, index).stream());
  }

  private static Optional<Complaint> check(EntityModel entity, IndexModel index) {
    List<String> derived =
        index
            .keys()
            .filter(key -> !(key.component() instanceof Component.Whole))
            .map(IndexKey::text)
            .toList();
    if (!derived.isEmpty()) {
      return Optional.of(
          complaint(index, "has %s in its key".formatted(Words.list(derived)))
              .because(
                  "a server view copies columns; it cannot compute a period or a shard, or split"
                      + " a collection")
              .fix(CAN_CHANGE)
              .fix(ALONE)
              .fix(NEVER)
              .fix("store %s as a separate property".formatted(Words.list(derived))));
    }
    List<String> renamed =
        Stream.concat(
                index.keys().filter(key -> key.alias().isPresent()).map(IndexKey::text),
                index.include().stream()
                    .filter(each -> each.alias().isPresent())
                    .map(Included::text))
            .toList();
    if (!renamed.isEmpty()) {
      return Optional.of(
          complaint(index, "gives a column another name: %s".formatted(Words.list(renamed)))
              .because("the columns of a materialized view have the names of the table's columns")
              .fix(CAN_CHANGE)
              .fix(ALONE)
              .fix("remove `as` from %s".formatted(Words.list(renamed))));
    }
    List<String> added =
        index
            .keys()
            .map(key -> key.component().property())
            .distinct()
            .filter(name -> entity.property(name).filter(PropertyModel::isKey).isEmpty())
            .toList();
    if (added.size() > 1) {
      return Optional.of(
          complaint(
                  index, "adds several columns to the primary key: %s".formatted(Words.list(added)))
              .because(
                  "a view may add one column to the key; with two, concurrent writes could"
                      + " combine into a key that no client wrote")
              .fix(CAN_CHANGE)
              .fix(ALONE)
              .fix(NEVER)
              .fix(
                  "leave one of %s in the key, and filter by the others in the program"
                      .formatted(Words.list(added))));
    }
    return added.stream()
        .flatMap(name -> entity.property(name).stream())
        .filter(property -> !property.type().equals(property.type().frozenType()))
        .findFirst()
        .map(
            property ->
                complaint(
                        index,
                        "has `%s` in its key, which is not frozen".formatted(property.name()))
                    .because(
                        "a key column must be one cell, and a server view cannot freeze a"
                            + " column of the table")
                    .fix("@Frozen on `%s`".formatted(property.name()))
                    .fix(CAN_CHANGE));
  }

  private static Complaint complaint(IndexModel index, String what) {
    return Complaint.at(
        index.origin().withAttribute("maintain"),
        "server view `%s` %s".formatted(index.name(), what));
  }
}
