package dev.rowan.cli.design;

import dev.rowan.cli.ddl.Remark;
import dev.rowan.cli.design.PropertyDesign.Role;
import dev.rowan.cql.schema.ClusteringOrder;
import dev.rowan.cql.schema.ColumnDefinition;
import dev.rowan.cql.schema.CreateTable;
import dev.rowan.cql.schema.Option;
import dev.rowan.cql.schema.PrimaryKey;
import dev.rowan.cql.term.Literal;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Designs the entity of one table. Not thread-safe. */
final class TableDesigner {
  private static final String COMMENT = "comment";
  private static final String TTL = "default_time_to_live";

  /** What an entity can declare. An import leaves it to the user, as it can need other methods. */
  private static final List<String> DECLARABLE =
      List.of("caching", "compaction", "compression", "gc_grace_seconds");

  private final CreateTable table;
  private final String name;
  private final TupleDesigner tuples;
  private final List<TypeDesign> records = new ArrayList<>();
  private final List<Remark> remarks = new ArrayList<>();

  TableDesigner(CreateTable table, TupleDesigner tuples) {
    this.table = table;
    this.name = table.name().name().text();
    this.tuples = tuples;
  }

  List<Remark> remarks() {
    return remarks;
  }

  /** Returns the records of the tuples in the columns. */
  List<TypeDesign> records() {
    return records;
  }

  /** Returns the entity; empty if a part of the key has no counterpart. */
  Optional<EntityDesign> design(String className) {
    Optional<String> problem = DeclarableNames.problemOfTable(name);
    if (problem.isPresent()) {
      remarks.add(Remark.lost(table.position(), name, "", problem.get()));
      return Optional.empty();
    }
    PrimaryKey key = table.primaryKey();
    if (key == null) {
      return Optional.empty(); // reported as a mistake
    }
    List<PropertyDesign> properties = properties();
    boolean whole =
        Stream.concat(key.partition().stream(), key.clustering().stream())
            .allMatch(
                column ->
                    properties.stream().anyMatch(each -> each.column().equals(column.text())));
    if (!whole) {
      remarks.add(
          Remark.lost(table.position(), name, "", "without the whole key the table has no entity"));
      return Optional.empty();
    }
    noteSettings();
    return Optional.of(
        new EntityDesign(
            name, className, comment(), ttl(), properties, List.of(), table.position()));
  }

  private List<PropertyDesign> properties() {
    Map<String, String> names =
        JavaNames.properties(table.columns().stream().map(column -> column.name().text()).toList());
    List<PropertyDesign> properties = new ArrayList<>();
    for (ColumnDefinition column : table.columns()) {
      String property = Objects.requireNonNull(names.get(column.name().text()));
      property(column, property).ifPresent(properties::add);
    }
    return properties;
  }

  private Optional<PropertyDesign> property(ColumnDefinition column, String property) {
    String text = column.name().text();
    Role role = role(column);
    boolean isKey = role == Role.PARTITION || role == Role.CLUSTERING;
    boolean counts = role == Role.COUNTER || role == Role.STATIC_COUNTER;
    TypeMapping.Result type =
        tuples.map(
            counts ? new ScalarType("bigint", column.position()) : column.type(), name, text);
    Optional<String> problem =
        DeclarableNames.problemOfColumn(text)
            .or(type::problem)
            .or(
                () ->
                    isKey && !type.isKey()
                        ? Optional.of(
                            "Rowan has no key columns of type `%s`"
                                .formatted(column.type().toCql()))
                        : Optional.empty());
    if (problem.isPresent()) {
      remarks.add(Remark.lost(column.position(), name, text, problem.get()));
      return Optional.empty();
    }
    if (column.mask() != null) {
      remarks.add(
          Remark.note(
              column.position(), name, text, "the servers mask the column, not the entity"));
    }
    records.addAll(type.tuples());
    return Optional.of(
        new PropertyDesign(
            property,
            text,
            isKey || counts ? type.primitive() : type.type(),
            role,
            place(text),
            isDescending(text),
            type.cqlType(),
            type.dimensions(),
            type.isFrozen() && !(isKey && type.isUserType()), // frozen in a key anyway
            type.isValue(),
            type.isOrdered(),
            List.of(),
            column.position()));
  }

  private Role role(ColumnDefinition column) {
    PrimaryKey key = Objects.requireNonNull(table.primaryKey());
    String text = column.name().text();
    if (has(key.partition(), text)) {
      return Role.PARTITION;
    } else if (has(key.clustering(), text)) {
      return Role.CLUSTERING;
    } else if (column.type() instanceof ScalarType scalar && scalar.name().equals("counter")) {
      return column.isStatic() ? Role.STATIC_COUNTER : Role.COUNTER;
    }
    return column.isStatic() ? Role.STATIC : Role.REGULAR;
  }

  private static boolean has(List<Name> names, String text) {
    return names.stream().anyMatch(name -> name.text().equals(text));
  }

  private int place(String column) {
    PrimaryKey key = Objects.requireNonNull(table.primaryKey());
    List<String> partition = key.partition().stream().map(Name::text).toList();
    return partition.contains(column)
        ? partition.indexOf(column)
        : key.clustering().stream().map(Name::text).toList().indexOf(column);
  }

  private boolean isDescending(String column) {
    return table.clusteringOrder().stream()
        .filter(order -> order.column().text().equals(column))
        .anyMatch(ClusteringOrder::isDescending);
  }

  private String comment() {
    return option(COMMENT).map(Literal::text).orElse("");
  }

  private int ttl() {
    return option(TTL)
        .map(Literal::text)
        .filter(text -> text.matches("\\d{1,9}"))
        .map(Integer::parseInt)
        .orElse(0);
  }

  private Optional<Literal> option(String wanted) {
    return table.options().stream()
        .filter(option -> option.name().text().equals(wanted))
        .map(Option::value)
        .filter(Literal.class::isInstance)
        .map(Literal.class::cast)
        .findFirst();
  }

  private void noteSettings() {
    if (table.isCompact()) {
      remarks.add(
          Remark.lost(
              table.position(),
              name,
              "",
              "the table has compact storage; run ALTER TABLE … DROP COMPACT STORAGE first"));
    }
    List<Option> others =
        table.options().stream()
            .filter(option -> !option.name().text().equals(COMMENT))
            .filter(option -> !option.name().text().equals(TTL))
            .toList();
    if (!others.isEmpty()) {
      remarks.add(options(table.position(), name, others));
    }
  }

  /** Returns the remark about options that the classes do not declare. */
  static Remark options(TextPosition position, String name, List<Option> options) {
    List<String> names = options.stream().map(each -> each.name().text()).toList();
    List<String> declarable = names.stream().filter(DECLARABLE::contains).toList();
    return Remark.note(
        position,
        name,
        "",
        "the servers have these options, not the entity: "
            + String.join(", ", names)
            + (declarable.isEmpty()
                ? ""
                : "; @TableOptions can declare " + String.join(", ", declarable)));
  }
}
