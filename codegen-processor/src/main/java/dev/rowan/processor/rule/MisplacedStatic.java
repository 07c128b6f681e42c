package dev.rowan.processor.rule;

import dev.rowan.annotation.Static;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A static column is shared by the rows of a partition: it needs rows to be shared by. */
@DesignRule(
    code = "MAP-09",
    severity = Severity.ERROR,
    summary = "A static column is a key, or there are no clustering columns")
final class MisplacedStatic implements EntityRule {
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
                "a static column is one value beside the rows of a partition; a key is in each row")
            .fix("drop @Static on `%s`".formatted(property.name()))
        : Complaint.at(
                origin,
                "`%s` is static, and there are no clustering columns".formatted(property.name()))
            .because("each partition has one row, so there is nothing to share")
            .fix("drop @Static, or make a property @Clustering");
  }
}
