package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Servers make views of columns as they are, of which one at most is new to the key. */
@DesignRule(
    code = "IDX-15",
    severity = Severity.ERROR,
    summary = "A view has a key that no server makes a view by")
final class ImpossibleView implements EntityRule {
  private static final String CAN_CHANGE =
      "maintain = Maintain.VERIFIED, where reads may look at the row";
  private static final String ALONE = "maintain = Maintain.ATOMIC, where entries are read alone";
  private static final String NEVER =
      "maintain = Maintain.BLIND, where no key component can change";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.views().stream()
        .filter(index -> !UnderivableIndexKey.isIn(entity, index)) // IDX-06 comes first
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
                  "a server's view copies columns: it computes no period and no shard, and splits no collection")
              .fix(CAN_CHANGE)
              .fix(ALONE)
              .fix(NEVER)
              .fix("store what %s says as a property of its own".formatted(Words.list(derived))));
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
          complaint(index, "adds %s to the key of the entity".formatted(Words.list(added)))
              .because(
                  "a server lets a view add one column: of two it could leave halves of two writes as"
                      + " a key that nobody wrote")
              .fix(CAN_CHANGE)
              .fix(ALONE)
              .fix(NEVER)
              .fix(
                  "leave one of %s in the key, and sort or filter the rest"
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
                        "has `%s` in its key, which is stored in parts".formatted(property.name()))
                    .because("a server's view has key columns of the type that the table has")
                    .fix("@Frozen on `%s`".formatted(property.name()))
                    .fix(CAN_CHANGE));
  }

  private static Complaint complaint(IndexModel index, String what) {
    return Complaint.at(
        index.origin().withAttribute("maintain"), "view `%s` %s".formatted(index.name(), what));
  }
}
