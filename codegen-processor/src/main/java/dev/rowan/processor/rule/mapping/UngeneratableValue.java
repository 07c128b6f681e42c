package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.GeneratedValue;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import dev.rowan.processor.rule.key.CountedSurrogate;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a property for which writes cannot generate a value. */
@DesignRule(
    code = "MAP-27",
    severity = Severity.ERROR,
    summary = "No insert or update can generate a value for a property")
public final class UngeneratableValue implements EntityRule, UdtRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.properties().stream()
        .flatMap(
            property ->
                property.generated().stream()
                    .flatMap(
                        each ->
                            fact(entity, property, each)
                                .map(found -> complaint(property, each, found))
                                .stream()));
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.mapped().properties().stream()
        .flatMap(
            property ->
                property.generated().stream()
                    .map(each -> complaint(property, each, "is a field of a " + udt.noun())));
  }

  private static Optional<String> fact(
      EntityModel entity, PropertyModel property, GenerationModel generation) {
    if (property.generated().indexOf(generation) > 0) {
      return Optional.of("has two generated values");
    }
    if (property.isTransient()) {
      return Optional.of("is not stored");
    }
    if (property.isStatic()) {
      return Optional.of("is static, and belongs to the partition");
    }
    if (property.copy().isPresent()) {
      return Optional.of("is a copy of another entity");
    }
    Optional<String> numbered = entity.numbered().map(PropertyModel::name);
    if (generation.sequence().isPresent() && !numbered.equals(Optional.of(property.name()))) {
      return Optional.of("is numbered, and `%s` is too".formatted(numbered.orElseThrow()));
    }
    if (generation.moment() == GenerationModel.Moment.WRITE) {
      if (property.isKey()) {
        return Optional.of("is a key column, and changes with each write");
      }
      if (property.immutable()) {
        return Optional.of("is immutable, and changes with each write");
      }
    }
    return generation.kind() == GenerationModel.Kind.NONE
            && !CountedSurrogate.isNumberedKey(property, generation)
        ? Optional.of("has the type `%s`".formatted(property.javaType().brief()))
        : Optional.empty();
  }

  private static Complaint complaint(
      PropertyModel property, GenerationModel generation, String found) {
    boolean update = generation.moment() == GenerationModel.Moment.WRITE;
    String reason =
        update
            ? "each insert and update of a row generates %s, for a property that is not in the key"
            : "an insert generates %s, for a property of the row that is null";
    return Complaint.at(generation.origin(), "`%s` %s".formatted(property.name(), found))
        .because(reason.formatted(types(generation)))
        .fix(
            update
                ? "@UpdatedAt Instant on a property of its own, which is not part of the key"
                : "drop the annotation, and set the value before the insert");
  }

  private static String types(GenerationModel generation) {
    if (generation.sequence().isPresent()) {
      return "one number: a Long, an Integer, or a record with one component of such a type";
    }
    return generation.origin().annotation().equals(GeneratedValue.class.getCanonicalName())
        ? "a UUID, or a record with one component of that type"
        : "an Instant, a LocalDateTime, a LocalDate or a java.util.Date";
  }
}
