package dev.rowan.processor.rule.mapping;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.stream.Stream;

/**
 * Names columns whose name is longer than their average value, where an option asks for it: servers
 * before 3.0 store the name in each cell.
 */
@DesignRule(
    code = "TYP-03",
    severity = Severity.NOTE,
    optional = true,
    summary = "A column's name is longer than its stated average value")
public final class LongColumnName implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> !property.isKey())
        .filter(property -> property.hints().size().average() > 0)
        .filter(property -> length(property) > property.hints().size().average())
        .map(LongColumnName::complaint);
  }

  private static int length(PropertyModel property) {
    return property.column().getBytes(UTF_8).length;
  }

  private static Complaint complaint(PropertyModel property) {
    return Complaint.at(
            property.origin(),
            "column `%s` has a name of %d bytes, and values of %s"
                .formatted(
                    property.column(),
                    length(property),
                    Amounts.bytes((double) property.hints().size().average())))
        .because("servers before 3.0 store the name of a column with each of its values")
        .fix("@Column(\"…\"), with a short name");
  }
}
