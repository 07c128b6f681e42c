package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UniqueModel;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A value that one row has alone is one value, of that row, which another could have as well. */
@DesignRule(
    code = "IDX-14",
    severity = Severity.ERROR,
    summary = "@Unique is on a property that has no value of one row")
final class UniqueMisused implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.properties().stream().flatMap(property -> ofProperty(entity, property).stream()),
        entity.indexes().stream()
            .filter(IndexModel::unique)
            .flatMap(index -> ofKeysAlone(entity, index).stream()));
  }

  private static Optional<Complaint> ofProperty(EntityModel entity, PropertyModel property) {
    boolean spokenOf =
        entity.counts() // CNS-01
            || (property.isTransient() && entity.shape() == EntityModel.Shape.RECORD); // MAP-14
    Optional<UniqueModel> unique = property.unique().filter(mark -> !spokenOf);
    if (unique.isEmpty()) {
      return Optional.empty();
    }
    String name = property.name();
    if (property.isTransient()) {
      return Optional.of(
          Complaint.at(unique.get().origin(), "`%s` is unique and not stored".formatted(name))
              .because("what is not stored can be compared with nothing")
              .fix("drop @Transient or @Unique on `%s`".formatted(name)));
    }
    if (property.isStatic()) {
      return Optional.of(
          Complaint.at(unique.get().origin(), "`%s` is unique and static".formatted(name))
              .because("all rows of a partition have the one value of a static column")
              .fix("drop @Static or @Unique on `%s`".formatted(name))
              .fix("give the partitions an entity of their own, and `%s` to it".formatted(name)));
    }
    if (property.type().isCollection() && !property.type().isUnsupported()) { // else MAP-01
      return Optional.of(
          Complaint.at(
                  unique.get().origin(),
                  "`%s` is unique and a `%s`".formatted(name, property.type().cql()))
              .because("a row takes one value for itself, not several")
              .fix("store each element as a row of its own, with a @Unique property"));
    }
    return Optional.empty();
  }

  private static Optional<Complaint> ofKeysAlone(EntityModel entity, IndexModel index) {
    List<String> names = index.keys().map(IndexKey::text).toList();
    boolean keysAlone =
        names.stream()
            .allMatch(name -> entity.property(name).filter(PropertyModel::isKey).isPresent());
    return keysAlone
        ? Optional.of(
            Complaint.at(
                    index.origin(),
                    "%s of the primary key of `%s` is to be unique"
                        .formatted(Words.list(names), entity.name().simple()))
                .because(
                    "two rows have two primary keys by nature; a part of it that only one row may"
                        + " have is a primary key by itself")
                .fix("drop @Unique on %s".formatted(Words.list(names)))
                .fix(
                    "give a property that is no key the same name: @Unique(\"%s\")"
                        .formatted(index.name())))
        : Optional.empty();
  }
}
