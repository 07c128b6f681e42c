package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import dev.rowan.processor.rule.Words;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports an entity that generated code cannot name or create. */
@DesignRule(
    code = "MAP-07",
    severity = Severity.ERROR,
    summary = "An entity is not a record or a concrete class")
public final class UnmappableType implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return fact(entity).stream()
        .map(
            fact ->
                Complaint.at(entity.origin(), "`%s` %s".formatted(entity.name().simple(), fact))
                    .because("generated code in the same package creates one instance for each row")
                    .fix(fix(entity)));
  }

  private static String fix(EntityModel entity) {
    return entity.traits().contains(EntityModel.Trait.UNFINISHED)
        ? Words.lombokFirst(entity)
        : "make it a record, or a static class that is neither abstract nor private";
  }

  private static Optional<String> fact(EntityModel entity) {
    if (entity.traits().isEmpty()) {
      return entity.visibility() == Visibility.PRIVATE
          ? Optional.of("is private, or inside a private type")
          : Optional.empty();
    }
    return Optional.of(
        switch (entity.traits().get(0)) {
          case INTERFACE -> "is an interface, which has no instances of its own";
          case ENUM -> "is an enum, which has a fixed set of instances";
          case ABSTRACT -> "is abstract, so it cannot be instantiated";
          case GENERIC -> "has type parameters, but a column has one type";
          case INNER -> "is an inner class, which needs an instance of the enclosing class";
          case UNFINISHED -> "is not complete: Lombok changes it after Rowan has read it";
        });
  }
}
