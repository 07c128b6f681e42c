package dev.rowan.processor.model;

import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Order;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A stored table: the entity's own, or that of an index. The columns are in schema order: partition
 * key, clustering columns, then the others as declared. It can be built from an entity with errors;
 * unknown names are left out.
 *
 * <p>An entity with column groups has a whole table, which methods read and write, and parts, which
 * are stored: its own table without the columns of groups, and the table of each group.
 *
 * @param index the index that the table belongs to; empty for the entity's own table
 * @param group the column group whose table it is; empty for all other tables
 */
public record TableModel(
    String name,
    EntityModel entity,
    Optional<IndexModel> index,
    Optional<ColumnGroupModel> group,
    List<TableColumn> columns) {
  static final String NEXT_PART = "; ";

  public TableModel {
    columns = List.copyOf(columns);
  }

  /** Returns the entity's own table, then those of its indexes in order of declaration. */
  public static List<TableModel> allOf(EntityModel entity) {
    return Stream.concat(
            Stream.of(of(entity)), entity.indexes().stream().map(index -> of(entity, index)))
        .toList();
  }

  /** Returns the entity's own table. */
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
    return new TableModel(entity.table(), entity, Optional.empty(), Optional.empty(), columns);
  }

  /**
   * Returns the table of an index. {@code include = "*"} means every property that is not static.
   * Properties of the entity's primary key that are not in the key of the index are in regular
   * columns.
   */
  public static TableModel of(EntityModel entity, IndexModel index) {
    List<TableColumn> columns = new ArrayList<>();
    for (IndexKey key : index.partition()) {
      IndexColumns.of(entity, key, TableColumn.Role.PARTITION)
          .map(column -> column.ofIndex(index.bucketList()))
          .ifPresent(columns::add);
    }
    for (IndexKey key : index.clustering()) {
      IndexColumns.of(entity, key, TableColumn.Role.CLUSTERING).ifPresent(columns::add);
    }
    entity
        .columns()
        .filter(property -> !property.isStatic())
        .filter(property -> isBeside(property, index))
        .filter(property -> columns.stream().noneMatch(column -> holds(column, property)))
        .forEach(
            property ->
                columns.add(
                    frozen(property, TableColumn.Role.REGULAR, Order.ASC)
                        .named(
                            index
                                .included(property.name())
                                .flatMap(Included::alias)
                                .orElse(property.column()))));
    return new TableModel(index.name(), entity, Optional.of(index), Optional.empty(), columns);
  }

  /** Returns the stored tables: as {@link #allOf}, with the parts of the entity's own table. */
  public static List<TableModel> storedOf(EntityModel entity) {
    return allOf(entity).stream().flatMap(table -> table.parts().stream()).toList();
  }

  /**
   * Returns the stored tables of the entity's whole table: its own, then that of each column group.
   * Any other table is its own only part.
   */
  public List<TableModel> parts() {
    List<String> groups = isBase() && group.isEmpty() ? entity.columnGroups() : List.of();
    if (groups.isEmpty()) {
      return List.of(this);
    }
    List<TableModel> parts = new ArrayList<>();
    parts.add(part(name, Optional.empty()));
    for (String each : groups) {
      ColumnGroupModel first =
          entity
              .columns()
              .flatMap(property -> property.group().stream())
              .filter(written -> written.name().equals(each))
              .findFirst()
              .orElseThrow();
      parts.add(part(first.table(entity), Optional.of(first)));
    }
    return parts;
  }

  private TableModel part(String table, Optional<ColumnGroupModel> ofGroup) {
    String wanted = ofGroup.map(ColumnGroupModel::name).orElse("");
    List<TableColumn> held =
        columns.stream()
            .filter(
                column ->
                    column.role() == TableColumn.Role.PARTITION
                        || column.role() == TableColumn.Role.CLUSTERING
                        || groupOf(column).equals(wanted))
            .toList();
    return new TableModel(table, entity, index, ofGroup, held);
  }

  /** Returns the name of the column group of a column; empty if it is in none. */
  public String groupOf(TableColumn column) {
    return entity
        .property(column.component().property())
        .flatMap(PropertyModel::group)
        .map(ColumnGroupModel::name)
        .orElse("");
  }

  /** Returns the name of the column whose values a column takes over; empty if there is none. */
  public String former(TableColumn column) {
    return isBase()
        ? entity.property(column.component().property()).map(PropertyModel::formerly).orElse("")
        : "";
  }

  /**
   * Returns the stored tables that a read of some properties needs: the one that has all of them
   * outside of the key, or else the entity's own with those that have one of them.
   */
  public List<TableModel> readParts(Collection<PropertyModel> properties) {
    List<TableModel> parts = parts();
    List<TableModel> needed = writtenParts(properties);
    if (needed.isEmpty()) {
      return List.of(parts.get(0));
    }
    return needed.size() == 1 || needed.get(0).equals(parts.get(0))
        ? needed
        : Stream.concat(Stream.of(parts.get(0)), needed.stream()).toList();
  }

  /** Returns the stored tables that have one of these properties outside of the key. */
  public List<TableModel> writtenParts(Collection<PropertyModel> properties) {
    return parts().stream()
        .filter(
            part ->
                properties.stream()
                    .filter(property -> !property.isKey())
                    .anyMatch(property -> part.hasAll(List.of(property))))
        .toList();
  }

  private static boolean isBeside(PropertyModel property, IndexModel index) {
    return index.includes(property.name()) || property.isKey();
  }

  /** Returns the list of its buckets that may have rows. */
  public Optional<BucketListModel> bucketList() {
    return BucketListModel.of(this);
  }

  /** Returns its name as CQL. */
  public String cqlName() {
    return CqlName.of(name);
  }

  /** Returns the options of the table, if some are written. */
  public Optional<TableOptionsModel> options() {
    return optionsOf(isBase() && group.isEmpty() ? "" : name)
        .or(() -> group.isPresent() ? optionsOf("") : Optional.empty());
  }

  private Optional<TableOptionsModel> optionsOf(String named) {
    return entity.hints().tables().stream()
        .filter(options -> options.index().equals(named))
        .findFirst();
  }

  /**
   * Returns the default TTL in seconds; 0 if rows never expire, or, in the table of an index, if
   * entries expire with their rows.
   */
  public long defaultTtl() {
    return index.map(IndexModel::ttl).orElseGet(entity::ttl).map(TtlModel::seconds).orElse(0L);
  }

  /**
   * Returns how columns and roll-ups are computed, as it is stored with the table; empty if none is
   * computed, or if the names of the columns state it.
   */
  public String layout() {
    Stream<String> rollups =
        isBase() ? entity.rollups().stream().map(this::layout) : Stream.empty();
    return Stream.concat(Stream.of(computedColumns()), rollups)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(NEXT_PART));
  }

  /** Returns how a roll-up that counts the rows is computed. */
  public String layout(RollupModel rollup) {
    return rollup.layout(columnOf(rollup.of()));
  }

  /**
   * Returns how columns are computed: the layout without roll-ups. A computed property in an index
   * table has the value of the row.
   */
  public String computedColumns() {
    Stream<String> parts =
        isBase()
            ? columns.stream()
                .filter(TableColumn::isComputedProperty)
                .map(column -> column.name() + " = " + layout(column.computed().orElseThrow()))
            : index.stream()
                .flatMap(IndexModel::keys)
                .filter(TableModel::isUnstated)
                .flatMap(
                    key ->
                        column(key).stream().map(column -> column.name() + " = " + layout(column)));
    return parts.collect(Collectors.joining(NEXT_PART));
  }

  /** Whether the name of a column does not state how its value is computed. */
  private static boolean isUnstated(IndexKey key) {
    boolean computed =
        !(key.component() instanceof Component.Whole)
            && !(key.component() instanceof Component.ElementOf);
    return key.component() instanceof Component.FormatOf || (computed && key.alias().isPresent());
  }

  /** Returns the column of a key component of the index. */
  public Optional<TableColumn> column(IndexKey key) {
    return columns.stream().filter(each -> each.component().equals(key.component())).findFirst();
  }

  /** The text of a period or a shard is that of the same column of an entity. */
  private String layout(TableColumn column) {
    Component component = column.component();
    return column
        .computed()
        .map(this::layout)
        .orElseGet(() -> component.text(columnOf(component.property())));
  }

  private String layout(ComputedKey key) {
    return key.layout(columnOf(key.source()));
  }

  private String columnOf(String property) {
    return entity.property(property).map(PropertyModel::column).orElse(property);
  }

  /** Returns the position of the table's name in the source. */
  public Origin nameOrigin() {
    return index
        .map(each -> each.origin().withAttribute(each.nameAttribute()))
        .or(() -> group.map(each -> each.origin().withAttribute("value")))
        .orElseGet(
            () ->
                entity
                    .origin()
                    .withAnnotation(Entity.class.getCanonicalName(), 0)
                    .withAttribute("value"));
  }

  /** Returns what to type to give the table another name. */
  public String naming(String other) {
    if (group.isPresent()) {
      String start = entity.table() + "_";
      return "@ColumnGroup(\"%s\")"
          .formatted(other.startsWith(start) ? other.substring(start.length()) : other);
    }
    String form =
        index
            .map(each -> each.unique() ? "@Unique(\"%s\")" : "name = \"%s\"")
            .orElse("@Entity(\"%s\")");
    return form.formatted(other);
  }

  /** Returns whether only the first row of each partition is read: the latest of its owner. */
  public boolean isLatest() {
    return index.filter(IndexModel::latest).isPresent();
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

  /** Returns the partition key, then the clustering columns. */
  public List<TableColumn> primaryKey() {
    return Stream.concat(partitionKey().stream(), clustering().stream()).toList();
  }

  /** Returns the column that a DAO parameter of this name restricts. */
  public Optional<TableColumn> byParameter(String parameter) {
    return columns.stream().filter(column -> column.parameter().equals(parameter)).findFirst();
  }

  /** Returns the column that a DAO parameter restricts, if the type of its value matches. */
  public Optional<TableColumn> restrictedBy(ParameterModel parameter) {
    return byParameter(parameter.name())
        .filter(column -> column.javaType().sameValuesAs(parameter.valueJavaType()));
  }

  /** Whether a row of this table holds all properties of the entity. */
  public boolean hasWholeEntity() {
    return hasAll(entity.columns().toList());
  }

  /** Whether a row of this table holds all of these properties. */
  public boolean hasAll(List<PropertyModel> properties) {
    return properties.stream()
        .allMatch(property -> columns.stream().anyMatch(column -> holds(column, property)));
  }

  private List<TableColumn> columns(TableColumn.Role role) {
    return columns.stream().filter(column -> column.role() == role).toList();
  }

  private static boolean holds(TableColumn column, PropertyModel property) {
    return column.component().equals(new Component.Whole(property.name()));
  }

  /** Returns a key column or a column of an entry. Both are always written as one cell. */
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
        new Component.Whole(property.name()),
        property.division());
  }

  private static Order storedOrder(PropertyModel property) {
    return property.keys().stream()
        .filter(key -> key.role() == KeyPart.Role.CLUSTERING)
        .map(KeyPart::order)
        .findFirst()
        .orElse(Order.ASC);
  }
}
