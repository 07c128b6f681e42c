package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.plan.Design;
import java.util.Optional;
import java.util.stream.Stream;

/** Generated code must be able to name the type and to make an instance of it. */
@DesignRule(
    code = "MAP-07",
    severity = Severity.ERROR,
    summary = "An entity is no record and no concrete class")
final class UnmappableType implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return fact(entity).stream()
        .map(
            fact ->
                Complaint.at(entity.origin(), "`%s` %s".formatted(entity.name().simple(), fact))
                    .because("each row becomes an instance, made by code in the same package")
                    .fix("make it a record, or a static class that is not abstract or private"));
  }

  private static Optional<String> fact(EntityModel entity) {
    if (entity.traits().isEmpty()) {
      return entity.visibility() == Visibility.PRIVATE
          ? Optional.of("is private, or inside a private type")
          : Optional.empty();
    }
    return Optional.of(
        switch (entity.traits().get(0)) {
          case INTERFACE -> "is an interface: it has no instances of its own";
          case ENUM -> "is an enum: all its instances exist already";
          case ABSTRACT -> "is abstract: it has no instances of its own";
          case GENERIC -> "has type parameters: a column has one type";
          case INNER -> "is an inner class: an instance needs one of the class around it";
        });
  }
}
