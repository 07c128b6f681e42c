package dev.rowan.processor.rule;

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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A copy follows its source if each row tells its source, and each source finds its rows. */
@DesignRule(
    code = "IDX-16",
    severity = Severity.ERROR,
    summary = "A copy of another entity's property could not follow it")
final class UnfollowableCopy implements EntityRule {
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
                  "`%s` is copied from `%s`, which is no entity"
                      .formatted(property.name(), copy.source().simple()))
              .because("only rows of an entity can be looked up, and tell who copies from them")
              .fix("@Entity on `%s`".formatted(copy.source().simple())));
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
            ? "part of the key"
            : property.isStatic()
                ? "static"
                : property.isTransient()
                    ? "not stored"
                    : property.version() || property.unique().isPresent()
                        ? "unique or a version"
                        : property.type().isMultiCell()
                            ? "a collection of cells"
                            : entity.counts() ? "beside counters" : "";
    return what.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Complaint.at(copy.origin(), "`%s` is a copy and %s".formatted(property.name(), what))
                .because("a copy is rewritten as one value, in rows that are there")
                .fix(
                    property.type().isMultiCell()
                        ? "@Frozen on `%s`".formatted(property.name())
                        : "a property of its own for the copy"));
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
              .because("it has %s".formatted(Words.list(names)))
              .fix("name one of them"));
    }
    PropertyModel there = field.get();
    if (there.isKey() || there.isStatic() || there.counter() || there.copy().isPresent()) {
      return Optional.of(
          at(copy, "field", "`%s` is %s".formatted(of, kind(there)))
              .because("only what belongs to one row, and is written as a value, is carried on")
              .fix(
                  there.copy().isPresent()
                      ? "copy `%s.%s` itself"
                          .formatted(
                              there.copy().get().source().simple(), there.copy().get().field())
                      : there.isKey()
                          ? "read the property that refers to it"
                          : "copy a regular property"));
    }
    return there.type().frozenType().equals(property.type().frozenType())
        ? Optional.empty()
        : Optional.of(
            at(
                    copy,
                    "field",
                    "`%s` is a `%s`, and `%s` a `%s`"
                        .formatted(property.name(), property.type().cql(), of, there.type().cql()))
                .because("a copy has the type of what it copies")
                .fix("give `%s` the type of `%s`".formatted(property.name(), of)));
  }

  private static String kind(PropertyModel there) {
    if (there.isKey()) {
      return "part of the key";
    }
    return there.isStatic() ? "static" : there.counter() ? "a counter" : "a copy itself";
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
                  "the key of `%s` has a `%s`"
                      .formatted(source.name().simple(), unfit.get().type().cql()))
              .because("its rows are referred to by scalars whose equal values are stored alike")
              .fix("another key of `%s`".formatted(source.name().simple())));
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
                "`%s` does not tell which `%s` it is copied from"
                    .formatted(property.name(), source.name().simple()))
            .because(
                "a row refers to %s of `%s` by properties of the same type, each of one meaning"
                    .formatted(Words.list(keys), source.name().simple()))
            .fix("by = %s, or what they are called here".formatted(Words.array(usual))));
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
                "the rows of `%s` that copy from one `%s` are in no one partition"
                    .formatted(entity.name().simple(), source.name().simple()))
            .because(
                "a change of `%s` has to find them; no table here has a key that begins with %s"
                    .formatted(source.name().simple(), Words.list(names)))
            .fix(
                "@CustomIndex(name = \"%s_by_%s\", partition = %s, clustering = %s)"
                    .formatted(
                        entity.table(), source.table(), Words.array(names), Words.array(own)))
            .fix("look the property up: no copy, and one more read"));
  }

  private static Optional<Complaint> ofSource(
      EntityModel entity, PropertyModel property, CopyModel copy, EntityModel source) {
    if (source.ttl().isPresent()) {
      return Optional.of(
          at(copy, "entity", "`%s` expires".formatted(source.name().simple()))
              .because(
                  "nobody writes when a row expires, so `%s` would stay".formatted(property.name()))
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
                    "`%s` does not say that `%s` copies from it"
                        .formatted(source.name().simple(), entity.name().simple()))
                .because(
                    "its DAOs rewrite the copies, and are compiled from `%s` alone"
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

  /** Entities that are said to copy, and do not. */
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
                                .because("its rows would be looked for in vain at each write")
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
