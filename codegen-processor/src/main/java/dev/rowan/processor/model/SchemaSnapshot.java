package dev.rowan.processor.model;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables and types of the snapshot. Names and types are as in CQL, without quotes and spaces.
 *
 * @param entities by table, the entity whose table it is, or that of its index
 * @param indexes by index, the table of its entity
 * @param formerly by table, the table that stored its rows before
 * @param columns by former column as {@code table.column}, the column that takes over its values
 */
public record SchemaSnapshot(
    List<Table> tables,
    List<UserType> types,
    Map<String, String> entities,
    Map<String, String> indexes,
    Map<String, String> formerly,
    Map<String, String> columns) {
  /** Without a snapshot. */
  public static final SchemaSnapshot NONE =
      new SchemaSnapshot(List.of(), List.of(), Map.of(), Map.of(), Map.of(), Map.of());

  public SchemaSnapshot {
    tables = List.copyOf(tables);
    types = List.copyOf(types);
    entities = Map.copyOf(entities);
    indexes = Map.copyOf(indexes);
    formerly = Map.copyOf(formerly);
    columns = Map.copyOf(columns);
  }

  /**
   * A table.
   *
   * @param others the columns that are not part of the key
   * @param ttl seconds; 0 if rows never expire
   * @param layout how columns and roll-ups are computed; empty if none is
   */
  public record Table(
      String name,
      List<Column> partitionKey,
      List<Column> clustering,
      List<Column> others,
      long ttl,
      String layout) {
    private static final Pattern SHARDS_IN_TURN = Pattern.compile("(?<= = )(\\d+) SHARDS in turn");

    public Table {
      partitionKey = List.copyOf(partitionKey);
      clustering = List.copyOf(clustering);
      others = List.copyOf(others);
    }

    /** Returns all columns, those of the key first. */
    public Stream<Column> columns() {
      return Stream.of(partitionKey, clustering, others).flatMap(List::stream);
    }

    /** Returns the part of the layout about columns. */
    public String computedColumns() {
      return Stream.of(layout.split(TableModel.NEXT_PART, -1))
          .filter(part -> !part.startsWith(RollupModel.LAYOUT))
          .collect(Collectors.joining(TableModel.NEXT_PART));
    }

    /**
     * Returns whether the columns of a table are computed in the same way, or have more shards in
     * turn: reads visit all of them, so that they find the rows of fewer shards.
     */
    public boolean isLayoutOf(TableModel table) {
      Iterator<MatchResult> now =
          SHARDS_IN_TURN.matcher(table.computedColumns()).results().iterator();
      String fewer =
          SHARDS_IN_TURN
              .matcher(computedColumns())
              .replaceAll(part -> now.hasNext() ? larger(part, now.next()) : part.group());
      return fewer.equals(table.computedColumns());
    }

    private static String larger(MatchResult before, MatchResult now) {
      return Integer.parseInt(before.group(1)) <= Integer.parseInt(now.group(1))
          ? now.group()
          : before.group();
    }

    /** Returns the part of the layout about a roll-up. */
    public Optional<String> rollup(RollupModel rollup) {
      return Stream.of(layout.split(TableModel.NEXT_PART, -1))
          .filter(part -> part.startsWith(rollup.layoutName() + " = "))
          .findFirst();
    }
  }

  /**
   * A column of a table, or a field of a type.
   *
   * @param suffix {@code static} or {@code desc}; otherwise empty
   */
  public record Column(String name, String type, String suffix) {
    /** Returns the column of a table of an entity. */
    public static Column of(TableColumn column) {
      String suffix =
          column.role() == TableColumn.Role.STATIC
              ? "static"
              : column.role() == TableColumn.Role.CLUSTERING ? ordered(column) : "";
      return new Column(bare(column.name()), bare(column.type().cql()), suffix);
    }

    private static String ordered(TableColumn column) {
      String order = column.order().toString().toLowerCase(Locale.ROOT);
      return order.equals("asc") ? "" : order;
    }

    @Override
    public String toString() {
      return (name + " " + type + " " + suffix).strip();
    }
  }

  /** A user-defined type. */
  public record UserType(String name, List<Column> fields) {
    public UserType {
      fields = List.copyOf(fields);
    }
  }

  /** Returns a name or a type without quotes and spaces. */
  public static String bare(String cql) {
    return cql.replaceAll("[\\s\"]", "");
  }

  /** Returns the table that has the name of this one, if the snapshot has it. */
  public Optional<Table> table(TableModel table) {
    return table(table.name());
  }

  /** Returns the table of a name, if the snapshot has it. */
  public Optional<Table> table(String name) {
    return tables.stream().filter(each -> each.name().equals(bare(name))).findFirst();
  }

  /**
   * Returns the table that stored the rows of an entity when the snapshot was written, if an index
   * of that table has become the table of the entity: the one that the entity names, or else the
   * table of the index.
   */
  public Optional<Table> movedFrom(EntityModel entity) {
    return entity.formerly().isEmpty()
        ? Optional.ofNullable(indexes.get(bare(entity.table()))).flatMap(this::table)
        : table(entity.formerly());
  }

  /** Returns the column that takes over the values of a column; empty if none does. */
  public String successor(TableModel table, Column column) {
    return columns.getOrDefault(bare(table.name()) + "." + column.name(), "");
  }

  /** Returns the type that has the name of this one, if the snapshot has it. */
  public Optional<UserType> type(UdtModel udt) {
    return types.stream().filter(each -> each.name().equals(bare(udt.typeName()))).findFirst();
  }
}
