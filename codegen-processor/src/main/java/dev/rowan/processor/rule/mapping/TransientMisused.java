package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Transient;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/** Reports {@code @Transient} on a record component or on a key column. Both must be stored. */
@DesignRule(
    code = "MAP-14",
    severity = Severity.ERROR,
    summary = "@Transient is on a record component or on a key column")
public final class TransientMisused implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.properties().stream()
        .filter(PropertyModel::isTransient)
        .filter(property -> isComponent(entity, property) || property.isKey())
        .map(property -> complaint(property, isComponent(entity, property)));
  }

  private static boolean isComponent(EntityModel entity, PropertyModel property) {
    return entity.constructionOf(property) == EntityModel.Construction.CANONICAL;
  }

  private static Complaint complaint(PropertyModel property, boolean isRecord) {
    String fact = isRecord ? "is a component of a record" : "is part of the primary key";
    return Complaint.at(
            property.origin().withAnnotation(Transient.class.getCanonicalName(), 0),
            "`%s` %s, but it is not stored".formatted(property.name(), fact))
        .because(
            isRecord
                ? "the constructor of a record needs a value for each component"
                : "without its whole primary key a row cannot be written or read")
        .fix(
            isRecord
                ? "make `%s` a method of the record".formatted(property.name())
                : "remove @Transient, or the keyword transient, from `%s`"
                    .formatted(property.name()));
  }
}
