package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/** Reports a primary key column that is declared to change: a changed key is another row. */
@DesignRule(
    code = "KEY-08",
    severity = Severity.ERROR,
    summary = "A primary key column is declared to change")
public final class MutableKey implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(PropertyModel::isKey)
        .filter(property -> property.changesPerDay().orElse(0) > 0)
        .map(property -> complaint(entity, property));
  }

  private static Complaint complaint(EntityModel entity, PropertyModel property) {
    return Complaint.at(
            property.origin(),
            "`%s` is in the primary key of `%s`, and is declared to change"
                .formatted(property.name(), entity.table()))
        .because(
            "a row with another key is another row: after a change the table has both, until each"
                + " writer deletes the old one")
        .fix(
            "take `%s` out of the key, and read by it through an index: @CustomIndex(name ="
                    .formatted(property.name())
                + " \"%s_by_%s\", partition = \"%s\", …)"
                    .formatted(entity.table(), property.column(), property.name()))
        .fix("drop @Mutable if the value never changes");
  }
}
