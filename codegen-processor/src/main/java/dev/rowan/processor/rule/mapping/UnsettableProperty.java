package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import dev.rowan.processor.rule.Words;
import java.util.Locale;
import java.util.stream.Stream;

/** Reports a property that generated code cannot set. */
@DesignRule(
    code = "MAP-02",
    severity = Severity.ERROR,
    summary = "Generated code cannot set a property")
public final class UnsettableProperty implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.filled().flatMap(property -> check(property, entity));
  }

  private static Stream<Complaint> check(PropertyModel property, EntityModel entity) {
    if (!(property.writing() instanceof Writing.NoWriting none)
        || (none.finalField() && needsConstructor(entity, property))) {
      return Stream.empty();
    }
    String name = property.name();
    String fact =
        none.finalField()
            ? "is final"
            : none.unusable()
                .map("is private, and `%s(…)` is no setter"::formatted)
                .orElse("is private and has no setter");
    Complaint complaint =
        Complaint.at(
                property.origin(),
                "generated code cannot set `%s`: the field %s".formatted(name, fact))
            .because(
                "generated code creates an empty object, then sets its properties from the"
                    + " row");
    if (entity.lombok() && !none.finalField()) {
      return Stream.of(complaint.fix(Words.lombokFirst(entity)));
    }
    String type = property.javaType().brief();
    return Stream.of(
        none.finalField()
            ? complaint
                .fix("drop final, or make the class a record")
                .fix("give the class a constructor with a parameter for each property")
            : complaint.fix(
                none.unusable()
                    .map(
                        setter ->
                            "declare `void %s(%s)`, not private, without checked exceptions"
                                .formatted(setter, type))
                    .orElseGet(
                        () ->
                            "void set%s(%s value) { this.%s = value; }"
                                .formatted(capitalized(name), type, name))));
  }

  /** Whether generated code cannot create the object either, which MAP-08 or MAP-30 reports. */
  private static boolean needsConstructor(EntityModel entity, PropertyModel property) {
    Construction construction = entity.constructionOf(property);
    return construction == Construction.MISSING || construction == Construction.HIDDEN;
  }

  /** Whether the property is a final field that no constructor takes. */
  static boolean isFinal(PropertyModel property) {
    return property.writing() instanceof Writing.NoWriting none && none.finalField();
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
