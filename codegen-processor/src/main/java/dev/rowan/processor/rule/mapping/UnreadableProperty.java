package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import dev.rowan.processor.rule.Words;
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
    return entity.filled().flatMap(property -> check(property, entity));
  }

  private static Stream<Complaint> check(PropertyModel property, EntityModel entity) {
    if (!(property.reading() instanceof Reading.NoReading none)) {
      return Stream.empty();
    }
    String name = property.name();
    String type = property.javaType().brief();
    String fact =
        none.unusable()
            .map("the field is private, and `%s()` is no getter"::formatted)
            .orElse("the field is private and has no getter");
    Complaint complaint =
        Complaint.at(property.origin(), "generated code cannot read `%s`: %s".formatted(name, fact))
            .because(
                "generated code is in the package of the entity, uses no reflection, and catches"
                    + " no exceptions");
    if (entity.lombok()) {
      return Stream.of(complaint.fix(Words.lombokFirst(entity)));
    }
    return Stream.of(
        complaint
            .fix(
                none.unusable()
                    .map(
                        getter ->
                            "make `%s()` return %s, without private and checked exceptions"
                                .formatted(getter, type))
                    .orElseGet(() -> getter(name, type)))
            .fix("drop private on `%s`, or add @Transient if it is not stored".formatted(name)));
  }

  private static String getter(String name, String type) {
    return "%s %s%s() { return %s; }"
        .formatted(
            type,
            type.equals("boolean") ? "is" : "get",
            name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
            name);
  }
}
