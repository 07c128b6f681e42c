package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** Sets and maps are stored sorted, and durations have no order. */
@DesignRule(
    code = "MAP-13",
    severity = Severity.ERROR,
    summary = "A set holds durations, or a map has durations as keys")
final class DurationInCollection implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.type().anyPart(part -> sortsDurations(part, design)))
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "`%s` is a `%s`".formatted(property.name(), property.type().cql()))
                    .because(
                        "sets and map keys are stored sorted, and durations have no order: a month has"
                            + " 28 to 31 days")
                    .fix(fix(property)));
  }

  private static String fix(PropertyModel property) {
    boolean plain = property.type().element().isUnorderedScalar();
    return plain
        ? "List<CqlDuration> %s".formatted(property.name())
        : "store the lengths as numbers, such as milliseconds";
  }

  private static boolean sortsDurations(ColumnType type, Design design) {
    boolean sorted = type instanceof ColumnType.SetOf || type instanceof ColumnType.MapOf;
    return sorted && design.anyPart(type.element(), ColumnType::isUnorderedScalar);
  }
}
