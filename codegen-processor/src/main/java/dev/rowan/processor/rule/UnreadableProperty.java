package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A value that is to be stored must be read from the object. */
@DesignRule(code = "MAP-03", severity = Severity.ERROR, summary = "Nothing can read a property")
final class UnreadableProperty implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .filter(property -> property.reading() instanceof Reading.NoReading)
        .map(
            property ->
                Complaint.at(
                        property.origin(),
                        "nothing can read `%s`: the field is private and has no getter"
                            .formatted(property.name()))
                    .because("generated code stands in the entity's package and uses no reflection")
                    .fix("%s %s()".formatted(property.javaType().brief(), property.name()))
                    .fix("drop private, or put @Transient on a field that is not stored"));
  }
}
