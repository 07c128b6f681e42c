package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.Locale;
import java.util.stream.Stream;

/** Reports a property that generated code cannot read. */
@DesignRule(
    code = "MAP-03",
    severity = Severity.ERROR,
    summary = "Generated code cannot read a property")
public final class UnreadableProperty implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.reading() instanceof Reading.NoReading)
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "generated code cannot read `%s`: the field is private and has no getter"
                            .formatted(property.name()))
                    .because(
                        "generated code is in the package of the entity and uses no"
                            + " reflection")
                    .fix(getter(property))
                    .fix("drop private, or add @Transient if the field is not stored"));
  }

  private static String getter(PropertyModel property) {
    String name = property.name();
    String type = property.javaType().brief();
    return "%s %s%s() { return %s; }"
        .formatted(
            type,
            type.equals("boolean") ? "is" : "get",
            name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
            name);
  }
}
