package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports a key that adds a time to the identity: one object that is written twice becomes two
 * rows.
 */
@DesignRule(
    code = "KEY-07",
    severity = Severity.WARNING,
    summary = "The primary key adds a time to the identity")
public final class OverspecifiedIdentity implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean covered =
        entity.columns().filter(each -> each.hints().identity()).allMatch(PropertyModel::isKey)
            && entity.columns().anyMatch(each -> each.hints().identity());
    return covered
        ? entity.clustering().stream()
            .filter(each -> !each.hints().identity() && isTime(each))
            .limit(1)
            .map(time -> complaint(entity, time))
        : Stream.empty();
  }

  private static boolean isTime(PropertyModel property) {
    return property.type().meaning() instanceof ColumnType.Scalar scalar
        && switch (scalar.kind()) {
          case TIMESTAMP, TIMEUUID, DATE, TIME -> true;
          default -> false;
        };
  }

  private static Complaint complaint(EntityModel entity, PropertyModel time) {
    List<String> identity =
        entity
            .columns()
            .filter(property -> property.hints().identity())
            .map(PropertyModel::name)
            .toList();
    return Complaint.at(
            time.origin(),
            "the key of `%s` has `%s` beside its identity".formatted(entity.table(), time.name()))
        .because(
            "the identity is %s; an object that is written twice, or again with a new time after a timeout, becomes two rows, and a delete must know the old `%s`"
                .formatted(Words.list(identity), time.name()))
        .fix(
            "make `%s` a regular property, and declare a @CustomIndex that has it in its clustering"
                .formatted(time.name()))
        .fix("@Identity on `%s`".formatted(time.name()));
  }
}
