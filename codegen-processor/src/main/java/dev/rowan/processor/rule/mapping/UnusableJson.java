package dev.rowan.processor.rule.mapping;

import dev.rowan.annotation.Json;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports {@code @Json} on a property that Rowan cannot store as JSON, or must compare. */
@DesignRule(
    code = "MAP-31",
    severity = Severity.ERROR,
    summary = "A property cannot be stored as JSON")
public final class UnusableJson implements MappedRule {
  /** Returns the conversion of a property that is stored as JSON. */
  static Optional<Conversion.AsJson> of(PropertyModel property) {
    return property.type() instanceof ColumnType.Converted converted
            && converted.by() instanceof Conversion.AsJson json
        ? Optional.of(json)
        : Optional.empty();
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity
        .columns()
        .flatMap(
            property ->
                of(property).stream().flatMap(json -> check(entity, property, json).stream()));
  }

  private static Optional<Complaint> check(
      EntityModel entity, PropertyModel property, Conversion.AsJson json) {
    if (json.flaw().isPresent()) {
      return Optional.of(
          complaint(property, json.flaw().get())
              .because("generated code names the type and the supplier of the ObjectMapper")
              .fix("use a class without type variables and wildcards that is visible there"));
    }
    if (!property.converters().isEmpty()) {
      return Optional.of(
          complaint(property, "it has a converter, too")
              .because("a property is stored either as JSON or as its converter says")
              .fix("drop @Json or @ConvertedBy"));
    }
    return isCompared(entity, property)
        ? Optional.of(
            complaint(property, "it is part of a key or an index")
                .because(
                    "equal values can have different JSON, such as a set in another order, so a row"
                        + " would not be found")
                .fix("use a property of a type that a column holds as the key"))
        : Optional.empty();
  }

  private static boolean isCompared(EntityModel entity, PropertyModel property) {
    return property.isKey()
        || property.unique().isPresent()
        || !property.nativeIndexes().isEmpty()
        || entity.indexes().stream()
            .flatMap(index -> index.keys())
            .anyMatch(key -> key.component().property().equals(property.name()));
  }

  private static Complaint complaint(PropertyModel property, String fact) {
    return Complaint.at(
        property.origin().withAnnotation(Json.class.getCanonicalName(), 0),
        "`%s` cannot be stored as JSON: %s".formatted(property.name(), fact));
  }
}
