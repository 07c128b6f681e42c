package dev.rowan.processor.rule.index;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Similarity;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a native index that Cassandra does not create, or that no parameter could use. */
@DesignRule(
    code = "IDX-04",
    severity = Severity.ERROR,
    summary = "A property cannot have a native index")
public final class NativeIndexNotAllowed implements EntityRule {
  /** A reason, and what to do. */
  private record Reason(String fact, String why, String fix) {}

  /** An index and its entity. */
  private record Named(EntityModel entity, NativeIndexModel index) {}

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.properties().stream()
        .flatMap(
            property ->
                property.nativeIndexes().stream()
                    .flatMap(
                        index ->
                            reason(entity, property, index, design)
                                .map(reason -> complaint(entity, property, index, reason))
                                .stream()));
  }

  private static Complaint complaint(
      EntityModel entity, PropertyModel property, NativeIndexModel index, Reason reason) {
    return Complaint.at(
            index.origin(),
            "`%s.%s` cannot have this native index: %s"
                .formatted(entity.name().simple(), property.name(), reason.fact()))
        .because(reason.why())
        .fix(reason.fix());
  }

  private static Optional<Reason> reason(
      EntityModel entity, PropertyModel property, NativeIndexModel index, Design design) {
    return Stream.of(
            ofProperty(entity, property),
            ofType(property.type(), index),
            ofTarget(property.type(), index),
            ofOthers(entity, property, index, design))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<Reason> ofProperty(EntityModel entity, PropertyModel property) {
    String drop = "drop @NativeIndex";
    if (property.isTransient()) {
      return because("it is not stored", "an index is of a column", drop);
    }
    if (entity.counts()) {
      return because(
          "the entity has counters", "Cassandra does not index tables of counters", drop);
    }
    if (property.isStatic()) {
      return because(
          "it is static", "a select by an index returns rows, and the value is of no row", drop);
    }
    return entity.partitionKey().equals(List.of(property))
        ? because("it is the whole partition key", "a select by its value needs no index", drop)
        : Optional.empty();
  }

  private static Optional<Reason> ofType(ColumnType type, NativeIndexModel index) {
    if (type.anyPart(part -> is(part, ScalarKind.DURATION))) {
      return because("it has durations", "durations have no order", "drop @NativeIndex");
    }
    boolean vector = type instanceof ColumnType.VectorOf;
    if (vector && index.kind() != IndexKind.SAI) {
      return because(
          "it is a vector",
          "an index of kind SAI finds the nearest vectors, and no other index is of vectors",
          "drop kind");
    }
    if (!vector && index.similarity() != Similarity.COSINE) {
      return because("it is no vector", "similarity compares vectors", "drop similarity");
    }
    if (type instanceof ColumnType.UserOf && type.isMultiCell()) {
      return because(
          "it is a user-defined type with a cell for each field",
          "an index is of one value",
          "add @Frozen to `%s`".formatted(index.property()));
    }
    boolean blob =
        index.kind() == IndexKind.SAI
            && !(type.isCollection() && !type.isMultiCell())
            && Stream.concat(Stream.of(type.element(), type), values(type))
                .anyMatch(part -> is(part, ScalarKind.BLOB));
    return blob
        ? because(
            "an index of kind SAI holds no blobs",
            "Cassandra indexes texts, numbers, times, identifiers and booleans by SAI",
            "kind = IndexKind.LEGACY")
        : Optional.empty();
  }

  private static Stream<ColumnType> values(ColumnType type) {
    return type instanceof ColumnType.MapOf map ? Stream.of(map.value()) : Stream.empty();
  }

  private static boolean is(ColumnType type, ScalarKind kind) {
    return type.meaning() instanceof ColumnType.Scalar scalar && scalar.kind() == kind;
  }

  private static Optional<Reason> ofTarget(ColumnType type, NativeIndexModel index) {
    boolean frozen = type.isCollection() && !type.isMultiCell();
    if (index.target() == IndexTarget.FULL) {
      return frozen
          ? Optional.empty()
          : because(
              "FULL is for frozen collections",
              "only a frozen collection is one value",
              type.isCollection()
                  ? "add @Frozen to `%s`".formatted(index.property())
                  : "drop target");
    }
    if (frozen) {
      return because(
          "the collection is frozen",
          "a frozen collection is one value, whose elements are not indexed",
          "target = IndexTarget.FULL");
    }
    boolean ofMap = index.target() == IndexTarget.KEYS || index.target() == IndexTarget.ENTRIES;
    return ofMap && !(type instanceof ColumnType.MapOf)
        ? because("%s is for maps".formatted(index.target()), "only maps have keys", "drop target")
        : Optional.empty();
  }

  private static Optional<Reason> ofOthers(
      EntityModel entity, PropertyModel property, NativeIndexModel index, Design design) {
    String name = index.name(entity);
    if (!name.matches("\\w+")) {
      return because(
          "its name is `%s`".formatted(name),
          "the name of an index has letters, digits and underscores",
          "name = \"%s\"".formatted(name.replaceAll("\\W", "_")));
    }
    boolean taken =
        design.entities().stream()
            .flatMap(each -> each.nativeIndexes().stream().map(other -> new Named(each, other)))
            .takeWhile(other -> !other.index().equals(index))
            .anyMatch(other -> other.index().name(other.entity()).equals(name));
    if (taken) {
      return because(
          "another one has the name `%s`".formatted(name),
          "the names of indexes are unique in a keyspace",
          "name = \"%s_2\"".formatted(name));
    }
    List<NativeIndexModel> all = property.nativeIndexes();
    return all.subList(0, all.indexOf(index)).stream()
            .anyMatch(before -> sameParameter(before, index, entity))
        ? because(
            "another one is used by the same parameter",
            "the type of a parameter tells which index it uses",
            "drop one of them")
        : Optional.empty();
  }

  private static boolean sameParameter(
      NativeIndexModel one, NativeIndexModel other, EntityModel entity) {
    boolean entries = one.target() == IndexTarget.ENTRIES;
    if (entries || other.target() == IndexTarget.ENTRIES) {
      return one.target() == other.target();
    }
    return one.column(entity)
        .orElseThrow()
        .javaType()
        .sameValuesAs(other.column(entity).orElseThrow().javaType());
  }

  private static Optional<Reason> because(String fact, String why, String fix) {
    return Optional.of(new Reason(fact, why, fix));
  }
}
