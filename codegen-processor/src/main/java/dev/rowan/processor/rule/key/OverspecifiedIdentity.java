package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports a key that adds a time or a generated UUID to the identity: one object that is written
 * twice becomes two rows.
 */
@DesignRule(
    code = "KEY-07",
    severity = Severity.WARNING,
    summary = "The primary key adds a time or a generated UUID to the identity")
public final class OverspecifiedIdentity implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    List<PropertyModel> identity =
        entity.columns().filter(each -> each.hints().identity()).toList();
    if (identity.isEmpty() || !identity.stream().allMatch(PropertyModel::isKey)) {
      return Stream.empty();
    }
    List<PropertyModel> added =
        entity.primaryKey().stream()
            .filter(each -> !each.hints().identity() && each.division().isEmpty())
            .filter(each -> each.isGeneratedUuid() || isMoment(each) || isPeriod(each))
            .filter(
                each ->
                    !isPeriod(each) || identity.stream().noneMatch(OverspecifiedIdentity::isMoment))
            .toList();
    return added.isEmpty() ? Stream.empty() : Stream.of(complaint(entity, identity, added));
  }

  private static boolean isMoment(PropertyModel property) {
    return is(property, ScalarKind.TIMESTAMP) || is(property, ScalarKind.TIMEUUID);
  }

  /** Whether it is a part of a time: it may follow from a moment. */
  private static boolean isPeriod(PropertyModel property) {
    return is(property, ScalarKind.DATE) || is(property, ScalarKind.TIME);
  }

  private static boolean is(PropertyModel property, ScalarKind kind) {
    return property.type().meaning().equals(ColumnType.of(kind));
  }

  private static Complaint complaint(
      EntityModel entity, List<PropertyModel> identity, List<PropertyModel> added) {
    String names = names(added);
    boolean one = added.size() == 1;
    boolean generated = added.stream().anyMatch(PropertyModel::isGeneratedUuid);
    return Complaint.at(
            added.get(0).origin(),
            "the key of `%s` has %s beside its identity".formatted(entity.table(), names))
        .because(
            "the identity is %s; an object that is written twice, or again with a new %s after a timeout, becomes two rows, and a delete must know the old %s"
                .formatted(names(identity), generated ? "UUID" : "time", names))
        .fix(
            generated
                ? "remove %s from the key".formatted(names)
                : "make %s %s, and declare a @CustomIndex that has %s in its clustering"
                    .formatted(
                        names,
                        one ? "a regular property" : "regular properties",
                        one ? "it" : "them"))
        .fix("@Identity on %s".formatted(names));
  }

  private static String names(List<PropertyModel> properties) {
    return Words.list(properties.stream().map(PropertyModel::name).toList());
  }
}
