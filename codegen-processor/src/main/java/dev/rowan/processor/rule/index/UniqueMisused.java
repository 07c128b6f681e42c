package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UniqueModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports {@code @Unique} on a property that cannot identify one row by one stored value. */
@DesignRule(
    code = "IDX-14",
    severity = Severity.ERROR,
    summary = "@Unique is on a property that is not a single stored value of one row")
public final class UniqueMisused implements EntityRule {
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
          Complaint.at(unique.get().origin(), "`%s` is unique, but not stored".formatted(name))
              .because("a value that is not stored cannot be compared with other rows")
              .fix("drop @Transient or @Unique on `%s`".formatted(name)));
    }
    if (property.isStatic()) {
      return Optional.of(
          Complaint.at(unique.get().origin(), "`%s` is unique, but static".formatted(name))
              .because("all rows of a partition share the value of a static column")
              .fix("drop @Static or @Unique on `%s`".formatted(name))
              .fix(
                  "move `%s` to a separate entity with one row for each partition"
                      .formatted(name)));
    }
    if (property.type().isCollection() && !property.type().isUnsupported()) { // else MAP-01
      return Optional.of(
          Complaint.at(
                  unique.get().origin(),
                  "`%s` is unique, but a `%s`".formatted(name, property.type().cql()))
              .because("a row reserves one unique value, and a collection has several")
              .fix("store each element as a row of a separate entity, with a @Unique property"));
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
                    "@Unique is only on %s of the primary key of `%s`"
                        .formatted(Words.list(names), entity.name().simple()))
                .because(
                    "a primary key is already unique; if a part of it identifies one row, that"
                        + " part is the primary key")
                .fix("drop @Unique on %s".formatted(Words.list(names)))
                .fix(
                    "add a property that is not a key column to the same unique value: @Unique(\"%s\")"
                        .formatted(index.name())))
        : Optional.empty();
  }
}
