package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import java.util.Optional;
import java.util.stream.Stream;

/** A key must be there, be one value, and have one place in an order. */
@DesignRule(
    code = "KEY-02",
    severity = Severity.ERROR,
    summary = "A key column has a type that no key can have")
final class UnkeyableType implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return Stream.concat(
        entity.columns().filter(PropertyModel::isKey).flatMap(property -> ofKey(property, design)),
        entity.indexes().stream().flatMap(index -> ofIndex(entity, index, design)));
  }

  // a type that cannot be stored at all is MAP-01's
  private static Stream<Complaint> ofKey(PropertyModel property, Design design) {
    if (property.type().isCollection() && !property.type().isUnsupported()) {
      return Stream.of(
          Complaint.at(
                  property.origin(),
                  "`%s` is a `%s` and cannot be part of the primary key"
                      .formatted(property.name(), property.type().cql()))
              .because("a key holds one value for each row")
              .fix(
                  "index the elements: @CustomIndex(name = \"by_%s\", partition = \"%s\", …)"
                      .formatted(property.column(), property.name())));
    }
    if (isVector(property.type(), design)) {
      return Stream.of(vector(property.origin(), property.name()));
    }
    if (isDuration(property.type(), design)) {
      return Stream.of(
          Complaint.at(property.origin(), duration(property.name(), property.type()))
              .because("a month has 28 to 31 days, so durations have no order")
              .fix("long %sMillis".formatted(property.name())));
    }
    return property.absence() == PropertyModel.Absence.NULLABLE
        ? Stream.of(
            Complaint.at(
                    property.origin(), "key column `%s` is nullable".formatted(property.name()))
                .because("a row without a whole primary key cannot be written")
                .fix("drop @Nullable, or take `%s` out of the key".formatted(property.name())))
        : Stream.empty();
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
                  .filter(each -> !isOwnKey(entity, each)) // said of the entity already
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
            .fix("store the length as a number, and index that");
  }

  private static boolean isUnordered(ColumnType type, Design design) {
    return isDuration(type, design) || isVector(type, design);
  }

  private static boolean isVector(ColumnType type, Design design) {
    return design.anyPart(type, ColumnType.VectorOf.class::isInstance);
  }

  private static Complaint vector(Origin origin, String name) {
    return Complaint.at(origin, "`%s` holds a vector and cannot be a key column".formatted(name))
        .because("vectors that are near each other are rarely equal, and have no order")
        .fix("key the row by an id, and keep the vector beside it");
  }

  private static boolean isDuration(ColumnType type, Design design) {
    return design.anyPart(type, ColumnType::isUnorderedScalar);
  }

  private static String duration(String name, ColumnType type) {
    String fact = type instanceof ColumnType.UserOf ? "holds" : "is";
    return "`%s` %s a `duration` and cannot be a key column".formatted(name, fact);
  }
}
