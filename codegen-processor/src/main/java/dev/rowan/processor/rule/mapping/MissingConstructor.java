package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports a class that generated code cannot create: neither empty, nor with a value for each
 * property.
 */
@DesignRule(
    code = "MAP-08",
    severity = Severity.ERROR,
    summary = "A class has no constructor that generated code can use")
public final class MissingConstructor implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean isBean =
        entity.shape() == EntityModel.Shape.BEAN
            && entity.traits().isEmpty(); // else MAP-07 reports it: a constructor would not help
    boolean hidden = entity.construction() == Construction.HIDDEN;
    if (!isBean || !(hidden || entity.construction() == Construction.MISSING)) {
      return Stream.empty();
    }
    String name = entity.name().simple();
    Complaint complaint =
        Complaint.at(entity.origin(), fact(entity, name, hidden))
            .because(
                "generated code creates an empty object and sets its properties, or passes all"
                    + " properties to a constructor or a builder()");
    if (entity.lombok()) {
      return Stream.of(
          complaint
              .fix("@NoArgsConstructor on `%s`".formatted(name))
              .fix(Words.lombokFirst(entity)));
    }
    if (hasFinalField(entity)) {
      return Stream.of(
          complaint
              .fix(
                  "give `%s` a constructor with these parameters: (%s)"
                      .formatted(name, parameters(entity)))
              .fix("make `%s` a record".formatted(name)));
    }
    return Stream.of(
        complaint
            .fix(hidden ? "drop private on `%s()`".formatted(name) : name + "() {}")
            .fix("make `%s` a record".formatted(name)));
  }

  private static String fact(EntityModel entity, String name, boolean hidden) {
    return entity
        .mismatch()
        .filter(mismatch -> hasFinalField(entity) || !hidden)
        .orElse(
            hidden
                ? "the constructor `%s()` is private".formatted(name)
                : "`%s` has no constructor without parameters".formatted(name));
  }

  private static boolean hasFinalField(EntityModel entity) {
    return entity.columns().anyMatch(UnsettableProperty::isFinal);
  }

  private static String parameters(EntityModel entity) {
    return entity
        .columns()
        .filter(property -> !property.hasNoMember())
        .map(property -> property.javaType().brief() + " " + property.name())
        .collect(Collectors.joining(", "));
  }
}
