package dev.rowan.processor.model;

import dev.rowan.annotation.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table as it will be stored: the entity's own, or that of an index. Columns stand in schema
 * order: partition key, clustering columns, then the others as declared. Made of any entity, sound
 * or not; names that lead nowhere are left out.
 *
 * @param index the index that it is the table of, or empty for the entity's own
 */
public record TableModel(
    String name, EntityModel entity, Optional<IndexModel> index, List<TableColumn> columns) {
  public TableModel {
    columns = List.copyOf(columns);
  }

  /** The entity's own table, then those of its indexes in order of declaration. */
  public static List<TableModel> allOf(EntityModel entity) {
    return Stream.concat(
            Stream.of(of(entity)), entity.indexes().stream().map(index -> of(entity, index)))
        .toList();
  }

  /** The entity's own table. */
  public static TableModel of(EntityModel entity) {
    List<TableColumn> columns = new ArrayList<>();
    for (PropertyModel property : entity.partitionKey()) {
      columns.add(frozen(property, TableColumn.Role.PARTITION, Order.ASC));
    }
    for (PropertyModel property : entity.clustering()) {
      columns.add(frozen(property, TableColumn.Role.CLUSTERING, storedOrder(property)));
    }
    entity
        .columns()
        .filter(property -> !property.isKey())
        .forEach(
            property ->
                columns.add(
                    whole(
                        property,
                        property.type(),
                        property.isStatic() ? TableColumn.Role.STATIC : TableColumn.Role.REGULAR,
                        Order.ASC)));
    return new TableModel(entity.table(), entity, Optional.empty(), columns);
  }

  /**
   * The table of an index. {@code include = "*"} means every property but static ones, which belong
   * to no single row. A table of unique values has the primary key beside its own.
   */
  public static TableModel of(EntityModel entity, IndexModel index) {
    List<TableColumn> columns = new ArrayList<>();
    for (IndexKey key : index.partition()) {
      IndexColumns.of(entity, key, TableColumn.Role.PARTITION).ifPresent(columns::add);
    }
    for (IndexKey key : index.clustering()) {
      IndexColumns.of(entity, key, TableColumn.Role.CLUSTERING).ifPresent(columns::add);
    }
    entity
        .columns()
        .filter(property -> !property.isStatic())
        .filter(property -> isBeside(property, index))
        .filter(property -> columns.stream().noneMatch(column -> holds(column, property)))
        .forEach(property -> columns.add(frozen(property, TableColumn.Role.REGULAR, Order.ASC)));
    return new TableModel(index.name(), entity, Optional.of(index), columns);
  }

  private static boolean isBeside(PropertyModel property, IndexModel index) {
    return index.includesAll()
        || index.include().contains(property.name())
        || (index.unique() && property.isKey());
  }

  /** For how many seconds what is written lives unless the write says otherwise; 0 for good. */
  public long defaultTtl() {
    return isBase() ? entity.ttl().map(TtlModel::seconds).orElse(0L) : 0;
  }

  public boolean isBase() {
    return index.isEmpty();
  }

  public List<TableColumn> partitionKey() {
    return columns(TableColumn.Role.PARTITION);
  }

  public List<TableColumn> clustering() {
    return columns(TableColumn.Role.CLUSTERING);
  }

  /** Partition key, then clustering columns. */
  public List<TableColumn> primaryKey() {
    return Stream.concat(partitionKey().stream(), clustering().stream()).toList();
  }

  /** The column that a DAO parameter of this name restricts. */
  public Optional<TableColumn> byParameter(String parameter) {
    return columns.stream().filter(column -> column.parameter().equals(parameter)).findFirst();
  }

  /** The column that a DAO parameter restricts, if the type of its value fits. */
  public Optional<TableColumn> restrictedBy(ParameterModel parameter) {
    return byParameter(parameter.name())
        .filter(column -> column.javaType().sameValuesAs(parameter.valueJavaType()));
  }

  /** Whether a row of this table is enough to make an entity. */
  public boolean hasWholeEntity() {
    return entity
        .columns()
        .allMatch(property -> columns.stream().anyMatch(column -> holds(column, property)));
  }

  private List<TableColumn> columns(TableColumn.Role role) {
    return columns.stream().filter(column -> column.role() == role).toList();
  }

  private static boolean holds(TableColumn column, PropertyModel property) {
    return column.component().equals(new Component.Whole(property.name()));
  }

  /** A key column, or a column of an entry: those are written whole, never a part of them. */
  private static TableColumn frozen(PropertyModel property, TableColumn.Role role, Order order) {
    return whole(property, property.type().frozenType(), role, order);
  }

  private static TableColumn whole(
      PropertyModel property, ColumnType type, TableColumn.Role role, Order order) {
    return new TableColumn(
        property.column(),
        property.name(),
        type,
        property.javaType(),
        role,
        order,
        new Component.Whole(property.name()));
  }

  private static Order storedOrder(PropertyModel property) {
    return property.keys().stream()
        .filter(key -> key.role() == KeyPart.Role.CLUSTERING)
        .map(KeyPart::order)
        .findFirst()
        .orElse(Order.ASC);
  }
}
