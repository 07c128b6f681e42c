package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.KeyPart;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.rule.Complaint;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds what is wrong with the place and the source of a computed column. */
final class ComputedSources {
  private ComputedSources() {}

  /** Complains of a computed property that is no column of the partition key alone. */
  static Optional<Complaint> misplaced(
      PropertyModel property, ComputedProperty computed, String what) {
    if (property.computations().size() > 1) {
      return Optional.of(
          Complaint.at(
                  property.computations().get(1).origin(),
                  "`%s` is computed twice".formatted(property.name()))
              .because("a column has one value: a bucket or a shard")
              .fix("drop one of the annotations")
              .fix("a property for each of them"));
    }
    boolean partition =
        property.keys().stream().anyMatch(key -> key.role() == KeyPart.Role.PARTITION);
    return partition
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    computed.origin(),
                    "`%s` is a %s, but no column of the partition key"
                        .formatted(property.name(), what))
                .because(
                    "a %s divides rows among partitions, which only the partition key does"
                        .formatted(what))
                .fix("move `%s` to the partition key".formatted(property.name())));
  }

  /** Complains of a column of the class without a name, and of its attributes on a property. */
  static Optional<Complaint> declared(
      EntityModel entity, PropertyModel property, ComputedProperty computed) {
    String annotation = computed.key() instanceof ComputedKey.Bucket ? "@Bucket" : "@Shard";
    if (!property.hasNoMember()) {
      return computed.ofColumn().stream()
          .findFirst()
          .map(
              attribute ->
                  Complaint.at(
                          computed.origin().withAttribute(attribute),
                          "%s of property `%s` has a %s"
                              .formatted(annotation, property.name(), attribute))
                      .because(
                          "only %s on the class declares a column; a property has a name, a type"
                                  .formatted(annotation)
                              + " and @PartitionKey of its own")
                      .fix("drop `%s`".formatted(attribute)));
    }
    return computed.ofColumn().contains("column")
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    computed.origin(),
                    "%s on `%s` names no column".formatted(annotation, entity.name().simple()))
                .because("no property holds the value, so nothing else gives the column a name")
                .fix("column = \"%s\"".formatted(property.column())));
  }

  /** Returns what to type to give a computed column another type. */
  static String typed(PropertyModel property, String type) {
    return property.hasNoMember()
        ? "type = %s.class".formatted(type)
        : type + " " + property.name();
  }

  /** Complains of a source that is no property of the key, or not of this kind. */
  static Optional<Complaint> source(
      EntityModel entity,
      ComputedProperty computed,
      String attribute,
      Predicate<PropertyModel> kind,
      String kinds) {
    String name = computed.key().source();
    Optional<PropertyModel> named = entity.property(name);
    List<String> possible =
        entity.primaryKey().stream()
            .filter(each -> each.computed().isEmpty())
            .filter(kind)
            .map(PropertyModel::name)
            .toList();
    if (named.isPresent() && possible.contains(name)) {
      return Optional.empty();
    }
    String found =
        named.isEmpty()
            ? "`%s` has no property `%s`".formatted(entity.name().simple(), name)
            : !named.get().isKey()
                ? "`%s` is no column of the primary key".formatted(name)
                : named.get().computed().isPresent()
                    ? "`%s` is computed itself".formatted(name)
                    : "`%s` is not %s".formatted(name, kinds);
    Complaint complaint =
        Complaint.at(computed.origin().withAttribute(attribute), found)
            .because(
                "the value is computed from the key that a call gives, so its source is %s in the"
                        .formatted(kinds)
                    + " primary key");
    Optional<String> near =
        NearName.of(name, possible)
            .or(
                () ->
                    possible.stream()
                        .filter(each -> entity.property(each).orElseThrow().isClustering())
                        .findFirst())
            .or(() -> possible.stream().findFirst());
    return Optional.of(
        near.isPresent()
            ? complaint.fix("%s = \"%s\"".formatted(attribute, near.get()))
            : complaint.fix("add the source to the clustering columns"));
  }
}
