package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EmbeddedModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.StrayAnnotation;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.model.Writing;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports an object that cannot be embedded, and properties of it that an entity must have. */
@DesignRule(code = "MAP-30", severity = Severity.ERROR, summary = "An object cannot be embedded")
public final class UnusableEmbedding implements EntityRule, UdtRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.of(
            entity.embedded().stream().flatMap(object -> ofObject(object).stream()),
            entity.embedded().stream()
                .flatMap(object -> object.others().stream().map(each -> other(object, each))),
            entity.columns().flatMap(property -> ofProperty(entity, property).stream()),
            sameNames(entity))
        .flatMap(each -> each);
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    if (!udt.tuple()) {
      return udt.mapped().embedded().stream()
          .flatMap(
              object ->
                  Stream.concat(
                      ofObject(object).stream(),
                      object.others().stream().map(each -> other(object, each))));
    }
    return udt.mapped().embedded().stream()
        .map(
            object ->
                complaint(object, "a %s embeds no objects".formatted(udt.noun()))
                    .because("the fields of a %s are those of its class".formatted(udt.noun()))
                    .fix("make `%s` a @%s".formatted(object.type().brief(), udt.annotation())));
  }

  private static Optional<Complaint> ofObject(EmbeddedModel object) {
    if (object.flaw().isPresent()) {
      return Optional.of(
          complaint(object, object.flaw().get())
              .because("generated code creates the object from columns, and reads them from it")
              .fix("embed a record, or a class that Rowan could map as an entity")
              .fix("drop @Embedded, and store the object as a @Udt or by a converter"));
    }
    if (object.reading() instanceof Reading.NoReading) {
      return Optional.of(
          complaint(object, "the field is private and has no getter")
              .because("generated code is in the package of the entity, and uses no reflection")
              .fix("give `%s` a getter".formatted(object.name())));
    }
    return object.writing() instanceof Writing.NoWriting
        ? Optional.of(
            complaint(object, "generated code cannot set the field")
                .because("generated code is in the package of the entity, and uses no reflection")
                .fix("give `%s` a setter".formatted(object.name())))
        : Optional.empty();
  }

  private static Complaint other(EmbeddedModel object, StrayAnnotation other) {
    return Complaint.at(
            other.origin(),
            "@%s is on `%s`, which is embedded".formatted(other.name(), object.name()))
        .because("an embedded object has no column; its properties have")
        .fix("put @%s on a property of `%s`".formatted(other.name(), object.type().brief()));
  }

  private static Optional<Complaint> ofProperty(EntityModel entity, PropertyModel property) {
    if (!property.isEmbedded()) {
      return Optional.empty();
    }
    String kind =
        property.version()
            ? "the version"
            : property.counter()
                ? "a counter"
                : property.copy().isPresent()
                    ? "a copy of another entity"
                    : !property.generated().isEmpty()
                        ? "a generated value"
                        : !property.computations().isEmpty() ? "computed for the key" : "";
    return kind.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    property.origin(),
                    "`%s` is %s, and it is inside an embedded object"
                        .formatted(property.name(), kind))
                .because("Rowan sets such values in the entity, and not in objects inside it")
                .fix("declare the property in `%s`".formatted(entity.name().simple())));
  }

  /** Reports a property whose name is also the path to a property of an embedded object. */
  private static Stream<Complaint> sameNames(EntityModel entity) {
    Map<String, PropertyModel> first = new HashMap<>();
    return entity
        .columns()
        .filter(property -> !property.hasNoMember()) // MAP-04
        .flatMap(
            property ->
                Optional.ofNullable(first.putIfAbsent(property.name(), property)).stream()
                    .filter(other -> !other.parent().equals(property.parent())) // else MAP-23
                    .map(
                        other ->
                            Complaint.at(
                                    property.origin(),
                                    "two properties of `%s` have the name `%s`"
                                        .formatted(entity.name().simple(), property.name()))
                                .because(
                                    "a property of an embedded object has the name of the path to"
                                        + " it, without points")
                                .fix("give one of the properties another name")));
  }

  private static Complaint complaint(EmbeddedModel object, String fact) {
    return Complaint.at(
        object.origin(), "`%s` cannot be embedded: %s".formatted(object.name(), fact));
  }
}
