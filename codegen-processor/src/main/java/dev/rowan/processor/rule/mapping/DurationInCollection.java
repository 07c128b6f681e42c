package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.stream.Stream;

/**
 * Reports durations as elements of a set or as keys of a map. These are stored sorted, and
 * durations have no order.
 */
@DesignRule(
    code = "MAP-13",
    severity = Severity.ERROR,
    summary = "A set holds durations, or a map has durations as keys")
public final class DurationInCollection implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.type().anyPart(part -> sortsDurations(part, design)))
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "`%s` is a `%s`, which sorts durations"
                            .formatted(property.name(), property.type().cql()))
                    .because(
                        "sets and map keys are stored sorted; durations have no order, as a month"
                            + " has 28 to 31 days")
                    .fix(fix(property)));
  }

  private static String fix(PropertyModel property) {
    boolean plain = property.type().element().isUnorderedScalar();
    return plain
        ? "List<CqlDuration> %s".formatted(property.name())
        : "store each duration as a number, such as long millis";
  }

  private static boolean sortsDurations(ColumnType type, Design design) {
    boolean sorted = type instanceof ColumnType.SetOf || type instanceof ColumnType.MapOf;
    return sorted && design.anyPart(type.element(), ColumnType::isUnorderedScalar);
  }
}
