package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Static;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Reports a static column that is a key column, or that is in a table without clustering columns.
 */
@DesignRule(
    code = "MAP-09",
    severity = Severity.ERROR,
    summary = "A static column is a key column, or the table has no clustering columns")
public final class MisplacedStatic implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean clustered = !entity.clustering().isEmpty();
    return entity
        .columns()
        .filter(PropertyModel::isStatic)
        .filter(property -> property.isKey() || !clustered)
        .map(MisplacedStatic::complaint);
  }

  private static Complaint complaint(PropertyModel property) {
    Origin origin = property.origin().withAnnotation(Static.class.getCanonicalName(), 0);
    return property.isKey()
        ? Complaint.at(origin, "key column `%s` is static".formatted(property.name()))
            .because(
                "a static column has one value for the whole partition; a key column has one for"
                    + " each row")
            .fix("drop @Static on `%s`".formatted(property.name()))
        : Complaint.at(
                origin,
                "`%s` is static, and the entity has no clustering columns"
                    .formatted(property.name()))
            .because(
                "without clustering columns each partition has one row, so no rows share the"
                    + " value")
            .fix(
                "drop @Static on `%s`, or make another property @Clustering"
                    .formatted(property.name()));
  }
}
