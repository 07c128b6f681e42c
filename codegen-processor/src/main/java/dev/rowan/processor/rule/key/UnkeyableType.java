package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a key column whose type cannot be in a key. A key value is never null, is one value, and
 * has one place in the sort order.
 */
@DesignRule(
    code = "KEY-02",
    severity = Severity.ERROR,
    summary = "A key column has a type that is not possible in a key")
public final class UnkeyableType implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.columns().filter(PropertyModel::isKey).flatMap(property -> ofKey(property, design)),
        entity.indexes().stream().flatMap(index -> ofIndex(entity, index, design)));
  }

  // MAP-01 reports a type that cannot be stored
  private static Stream<Complaint> ofKey(PropertyModel property, Design design) {
    if (isVector(property.type(), design)) {
      return Stream.of(vector(property.origin(), property.name()));
    }
    if (isDuration(property.type(), design)) {
      return Stream.of(
          Complaint.at(property.origin(), duration(property.name(), property.type()))
              .because(
                  "a month has 28 to 31 days, so durations have no order; a number of milliseconds"
                      + " has one")
              .fix(
                  property.type().isCollection()
                      ? "store each duration as a number, such as its milliseconds"
                      : "long " + property.name()));
    }
    if (isCollectionOfCells(property.type())) {
      return Stream.of(
          Complaint.at(
                  property.origin(),
                  "`%s` is a `%s` and cannot be part of the primary key"
                      .formatted(property.name(), property.type().cql()))
              .because(
                  "a key column has one value, and such a collection has a cell for each element;"
                      + " a frozen collection is one value")
              .fix("@Frozen %s %s".formatted(property.javaType().brief(), property.name()))
              .fix(
                  "index the elements: @CustomIndex(name = \"by_%s\", partition = \"%s\", …)"
                      .formatted(property.column(), property.name())));
    }
    return switch (property.absence()) {
      case UNMARKED -> Stream.empty();
      case NULLABLE ->
          property.generated().isEmpty() && property.computed().isEmpty()
              ? Stream.of(
                  absent(property, "is nullable")
                      .fix(
                          "drop @Nullable, or remove `%s` from the key".formatted(property.name())))
              : Stream.empty(); // null before the insert, which generates or computes the value
      case OPTIONAL ->
          property.type().isUnsupported()
              ? Stream.empty()
              : Stream.of(
                  absent(property, "is optional")
                      .fix(property.javaType().arguments().get(0).brief() + " " + property.name()));
    };
  }

  private static Complaint absent(PropertyModel property, String fact) {
    return Complaint.at(property.origin(), "key column `%s` %s".formatted(property.name(), fact))
        .because("Cassandra rejects a row with a null in its primary key");
  }

  /** Whether this is a collection with a cell for each element. */
  private static boolean isCollectionOfCells(ColumnType type) {
    return type.isCollection() && type.isMultiCell() && !type.isUnsupported();
  }

  private static Stream<Complaint> ofIndex(EntityModel entity, IndexModel index, Design design) {
    return index
        .keys()
        .flatMap(
            key -> {
              Optional<TableColumn> column =
                  TableModel.of(entity, index).primaryKey().stream()
                      .filter(each -> each.component().equals(key.component()))
                      .findFirst();
              return column.stream()
                  .filter(each -> !isOwnKey(entity, each)) // reported at the entity already
                  .filter(each -> isUnordered(each.type(), design))
                  .map(each -> unordered(key.origin(), each, design));
            });
  }

  private static boolean isOwnKey(EntityModel entity, TableColumn column) {
    return entity.property(column.component().property()).filter(PropertyModel::isKey).isPresent();
  }

  private static Complaint unordered(Origin origin, TableColumn column, Design design) {
    return isVector(column.type(), design)
        ? vector(origin, column.parameter())
        : Complaint.at(origin, duration(column.parameter(), column.type()))
            .because("a month has 28 to 31 days, so durations have no order")
            .fix("store the duration as a number, and index that property");
  }

  private static boolean isUnordered(ColumnType type, Design design) {
    return isDuration(type, design) || isVector(type, design);
  }

  private static boolean isVector(ColumnType type, Design design) {
    return design.anyPart(type, ColumnType.VectorOf.class::isInstance);
  }

  private static Complaint vector(Origin origin, String name) {
    return Complaint.at(origin, "`%s` holds a vector and cannot be a key column".formatted(name))
        .because("vectors have no sort order, and similar vectors are rarely equal")
        .fix("use an id as the key, and store the vector in a regular column");
  }

  private static boolean isDuration(ColumnType type, Design design) {
    return design.anyPart(type, ColumnType::isUnorderedScalar);
  }

  private static String duration(String name, ColumnType type) {
    String fact = type.isUnorderedScalar() ? "is" : "holds";
    return "`%s` %s a `duration` and cannot be a key column".formatted(name, fact);
  }
}
