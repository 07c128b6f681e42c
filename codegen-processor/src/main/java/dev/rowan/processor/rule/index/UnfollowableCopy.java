package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.CopyModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a copy that cannot be maintained. Each row must identify its source row, and each source
 * row must find the rows that copy it.
 */
@DesignRule(
    code = "IDX-16",
    severity = Severity.ERROR,
    summary = "A copy of another entity's property cannot be maintained")
public final class UnfollowableCopy implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean spokenOf = BrokenKeyStructure.isIn(entity) || UnderivableIndexKey.isIn(entity);
    return spokenOf
        ? Stream.empty()
        : Stream.concat(
            entity.properties().stream()
                .flatMap(property -> ofProperty(entity, property, design).stream()),
            ofNamed(entity, design));
  }

  private static Optional<Complaint> ofProperty(
      EntityModel entity, PropertyModel property, Design design) {
    if (property.copy().isEmpty()) {
      return Optional.empty();
    }
    CopyModel copy = property.copy().get();
    Optional<EntityModel> found =
        design
            .entity(copy.source().qualified())
            .filter(source -> source.provenance() != Provenance.COMPILED_ALONE);
    if (found.isEmpty()) {
      return Optional.of(
          at(
                  copy,
                  "entity",
                  "`%s` is copied from `%s`, which is not an entity"
                      .formatted(property.name(), copy.source().simple()))
              .because("a copy is read from a row, and only an entity has rows")
              .fix(
                  "name a type that has @Entity, or make `%s` an entity"
                      .formatted(copy.source().simple())));
    }
    EntityModel source = found.get();
    return Stream.<Optional<Complaint>>of(
            ofHere(entity, property, copy),
            ofField(property, copy, source),
            ofReference(entity, property, copy, source),
            ofTable(entity, copy, source),
            ofSource(entity, property, copy, source))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<Complaint> ofHere(
      EntityModel entity, PropertyModel property, CopyModel copy) {
    String what =
        property.isKey()
            ? "a key column"
            : property.isStatic()
                ? "static"
                : property.isTransient()
                    ? "not stored"
                    : property.version() || property.unique().isPresent()
                        ? "unique or a version"
                        : property.type().isMultiCell()
                            ? "a collection that is not frozen"
                            : entity.counts() ? "in an entity with counters" : "";
    return what.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    copy.origin(), "`%s` is a copy, but also %s".formatted(property.name(), what))
                .because("a copy is rewritten as one regular cell of an existing row")
                .fix(
                    property.type().isMultiCell()
                        ? "@Frozen on `%s`".formatted(property.name())
                        : "add a separate property for the copy"));
  }

  private static Optional<Complaint> ofField(
      PropertyModel property, CopyModel copy, EntityModel source) {
    Optional<PropertyModel> field = source.property(copy.field());
    List<String> names = source.columns().map(PropertyModel::name).toList();
    String of = source.name().simple() + "." + copy.field();
    if (field.isEmpty()) {
      return Optional.of(
          at(
                  copy,
                  "field",
                  "`%s` has no property `%s`%s"
                      .formatted(
                          source.name().simple(),
                          copy.field(),
                          NearName.question(copy.field(), names)))
              .because(
                  "the properties of `%s` are %s"
                      .formatted(source.name().simple(), Words.list(names)))
              .fix("name one of these properties"));
    }
    PropertyModel there = field.get();
    if (there.isKey() || there.isStatic() || there.counter() || there.copy().isPresent()) {
      return Optional.of(
          at(copy, "field", "`%s` is %s".formatted(of, kind(there)))
              .because("only a regular property of one row, written as a value, can be copied")
              .fix(
                  there.copy().isPresent()
                      ? "copy `%s.%s` itself"
                          .formatted(
                              there.copy().get().source().simple(), there.copy().get().field())
                      : there.isKey()
                          ? "drop the copy, and read the property that refers to the key"
                          : "name a regular property"));
    }
    return there.type().frozenType().equals(property.type().frozenType())
        ? Optional.empty()
        : Optional.of(
            at(
                    copy,
                    "field",
                    "`%s` has type `%s`, but `%s` has type `%s`"
                        .formatted(
                            property.name(), type(property, there), of, type(there, property)))
                .because("a copy must have the type of its source")
                .fix("give `%s` the type of `%s`".formatted(property.name(), of)));
  }

  /** Returns the CQL type of a property, or its Java type if both properties have one CQL type. */
  private static String type(PropertyModel property, PropertyModel other) {
    String cql = property.type().cql();
    return cql.equals(other.type().cql()) ? property.javaType().text() : cql;
  }

  private static String kind(PropertyModel there) {
    if (there.isKey()) {
      return "a key column";
    }
    return there.isStatic() ? "static" : there.counter() ? "a counter" : "a copy of another entity";
  }

  private static Optional<Complaint> ofReference(
      EntityModel entity, PropertyModel property, CopyModel copy, EntityModel source) {
    Optional<PropertyModel> unfit =
        source.primaryKey().stream().filter(key -> !isComparable(key)).findFirst();
    if (unfit.isPresent()) {
      return Optional.of(
          at(
                  copy,
                  "entity",
                  "the key of `%s` has a column of type `%s`"
                      .formatted(source.name().simple(), unfit.get().type().cql()))
              .because(
                  "a reference must identify the row, so equal values of its key must have"
                      + " the same bytes")
              .fix(
                  "use another type in the key of `%s`, such as text or bigint"
                      .formatted(source.name().simple())));
    }
    if (CopyPlan.reference(entity, source, copy).isPresent()) {
      return Optional.empty();
    }
    List<String> keys = source.primaryKey().stream().map(PropertyModel::name).toList();
    List<String> usual =
        source.primaryKey().stream()
            .map(key -> CopyPlan.names(source, key).iterator().next())
            .toList();
    return Optional.of(
        at(
                copy,
                copy.by().isEmpty() ? "entity" : "by",
                "`%s` does not identify the `%s` that it is copied from"
                    .formatted(property.name(), source.name().simple()))
            .because(
                "the row needs one property of the same type for each of %s, the key of `%s`"
                    .formatted(Words.list(keys), source.name().simple()))
            .fix("by = %s, with the names of these properties here".formatted(Words.array(usual))));
  }

  private static boolean isComparable(PropertyModel key) {
    return key.type().isOrderedScalar() && !key.type().equals(ColumnType.of(ScalarKind.DECIMAL));
  }

  private static Optional<Complaint> ofTable(
      EntityModel entity, CopyModel copy, EntityModel source) {
    List<PropertyModel> reference = CopyPlan.reference(entity, source, copy).orElse(List.of());
    if (reference.isEmpty() || CopyPlan.through(entity, reference).isPresent()) {
      return Optional.empty();
    }
    List<String> names = reference.stream().map(PropertyModel::name).toList();
    List<String> own =
        entity.primaryKey().stream()
            .map(PropertyModel::name)
            .filter(name -> !names.contains(name))
            .toList();
    return Optional.of(
        Complaint.at(
                copy.origin(),
                "the rows of `%s` that copy one `%s` are in several partitions"
                    .formatted(entity.name().simple(), source.name().simple()))
            .because(
                "a change of `%s` must find its copies, and no table here has a key that begins with %s"
                    .formatted(source.name().simple(), Words.list(names)))
            .fix(
                "@CustomIndex(name = \"%s_by_%s\", partition = %s, clustering = %s) on `%s`"
                    .formatted(
                        entity.table(),
                        source.table(),
                        Words.array(names),
                        Words.array(own),
                        entity.name().nested()))
            .fix("drop the copy, and read the property from its source"));
  }

  private static Optional<Complaint> ofSource(
      EntityModel entity, PropertyModel property, CopyModel copy, EntityModel source) {
    if (source.ttl().isPresent()) {
      return Optional.of(
          at(copy, "entity", "the copied entity `%s` has a TTL".formatted(source.name().simple()))
              .because(
                  "Cassandra expires rows without a write, so `%s` would not be updated"
                      .formatted(property.name()))
              .fix("drop @Ttl on `%s`".formatted(source.name().simple())));
    }
    boolean named =
        source.copiedBy().filter(by -> by.entities().contains(entity.name())).isPresent();
    return named
        ? Optional.empty()
        : Optional.of(
            at(
                    copy,
                    "entity",
                    "`%s` does not name `%s` in @CopiedBy"
                        .formatted(source.name().simple(), entity.name().simple()))
                .because(
                    "the DAOs of `%s` rewrite the copies, and learn from @CopiedBy which entities have them"
                        .formatted(source.name().simple()))
                .fix(
                    "@CopiedBy(%s) on `%s`"
                        .formatted(classes(source, entity), source.name().simple())));
  }

  private static String classes(EntityModel source, EntityModel more) {
    List<String> all =
        Stream.concat(
                source.copiedBy().stream().flatMap(by -> by.entities().stream()),
                Stream.of(more.name()))
            .map(name -> name.simple() + ".class")
            .toList();
    return all.size() == 1 ? all.get(0) : "{" + String.join(", ", all) + "}";
  }

  /** Complaints about entities in {@code @CopiedBy} that copy nothing. */
  private static Stream<Complaint> ofNamed(EntityModel source, Design design) {
    return source.copiedBy().stream()
        .flatMap(
            by ->
                by.entities().stream()
                    .filter(name -> !copies(name, source, design))
                    .map(
                        name ->
                            Complaint.at(
                                    by.origin(),
                                    "`%s` copies nothing from `%s`"
                                        .formatted(name.simple(), source.name().simple()))
                                .because("each write would search for copies that do not exist")
                                .fix("drop `%s.class` from @CopiedBy".formatted(name.simple()))));
  }

  private static boolean copies(TypeName name, EntityModel source, Design design) {
    return design.entity(name.qualified()).stream()
        .flatMap(EntityModel::copies)
        .anyMatch(copy -> copy.copy().orElseThrow().source().equals(source.name()));
  }

  private static Complaint at(CopyModel copy, String attribute, String headline) {
    return Complaint.at(copy.origin().withAttribute(attribute), headline);
  }
}
