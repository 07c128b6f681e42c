package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
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
        entity.columns().filter(PropertyModel::isKey).flatMap(property -> ofKey(property)),
        entity.indexes().stream().flatMap(index -> ofIndex(entity, index)));
  }

  // a type that cannot be stored at all is MAP-01's
  private static Stream<Complaint> ofKey(PropertyModel property) {
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
    if (isDuration(property.type())) {
      return Stream.of(
          Complaint.at(property.origin(), duration(property.name()))
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

  private static Stream<Complaint> ofIndex(EntityModel entity, IndexModel index) {
    return index
        .keys()
        .flatMap(
            key -> {
              Optional<TableColumn> column =
                  TableModel.of(entity, index).primaryKey().stream()
                      .filter(each -> each.component().equals(key.component()))
                      .findFirst();
              return column.stream()
                  .filter(each -> isDuration(each.type()))
                  .filter(each -> !isOwnKey(entity, each)) // said of the entity already
                  .map(
                      each ->
                          Complaint.at(key.origin(), duration(each.parameter()))
                              .because("a month has 28 to 31 days, so durations have no order")
                              .fix("store the length as a number, and index that"));
            });
  }

  private static boolean isOwnKey(EntityModel entity, TableColumn column) {
    return entity.property(column.component().property()).filter(PropertyModel::isKey).isPresent();
  }

  private static boolean isDuration(ColumnType type) {
    return type.equals(ColumnType.of(ScalarKind.DURATION));
  }

  private static String duration(String name) {
    return "`%s` is a `duration` and cannot be a key column".formatted(name);
  }
}
