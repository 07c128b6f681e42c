package dev.rowan.spi.schema;

import dev.rowan.annotation.Order;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A stored table whose rows have moved to another table, its successor.
 *
 * @param table the table with its stored key and its stored columns without those that are lost;
 *     null if a column of the key is lost
 * @param lost the columns that the successor lacks, or has with another type
 * @param maintained whether the store itself has maintained the successor as an index of the table,
 *     which has an entry for each row
 * @param deletionSeconds for how many seconds the store retains the deletions of the successor. A
 *     write with an older timestamp has no effect on what such a deletion removed
 * @param others the stored tables whose name has the name of this table and {@code _} before it. A
 *     change by another process can be known some seconds later
 */
public record FormerTable(
    @Nullable TableSchema table,
    List<String> lost,
    boolean maintained,
    long deletionSeconds,
    List<String> others) {
  /** The column that marks deleted rows, where the rows have versions. */
  private static final ColumnSchema DELETED =
      new ColumnSchema("_d", ScalarType.BOOLEAN, ColumnKind.REGULAR, Order.ASC);

  private static final String HIDDEN = "_[a-z](_.*)?";

  /** Copies the lists. */
  public FormerTable {
    lost = List.copyOf(lost);
    others = List.copyOf(others);
  }

  /**
   * Returns the description of a stored table.
   *
   * @param stored its columns, each with any type: the partition key in order, then the clustering
   *     columns in order, then the others in any order
   * @param hasType whether a stored column has this type
   * @param tables the names of all stored tables
   */
  public static FormerTable of(
      String name,
      List<ColumnSchema> stored,
      BiPredicate<ColumnSchema, ColumnType> hasType,
      TableSchema successor,
      boolean maintained,
      long deletionSeconds,
      Collection<String> tables) {
    TableSchema.Builder table = TableSchema.named(name);
    boolean hasKey = true;
    List<String> lost = new ArrayList<>();
    List<ColumnSchema> columns = new ArrayList<>(stored);
    columns.sort(Comparator.comparing(column -> !column.kind().isKey()));
    for (ColumnSchema column : columns) {
      Optional<ColumnSchema> typed =
          column.kind() == ColumnKind.STATIC ? Optional.empty() : typed(column, hasType, successor);
      if (typed.isPresent()) {
        table.add(typed.get());
      } else if (!column.name().matches(HIDDEN)) {
        lost.add(column.name());
        hasKey = hasKey && !column.kind().isKey();
      }
    }
    return new FormerTable(
        hasKey ? table.build() : null,
        lost,
        maintained,
        deletionSeconds,
        tables.stream().filter(each -> each.startsWith(name + "_")).sorted().toList());
  }

  private static Optional<ColumnSchema> typed(
      ColumnSchema stored, BiPredicate<ColumnSchema, ColumnType> hasType, TableSchema successor) {
    if (stored.name().equals(DELETED.name()) && hasType.test(stored, DELETED.type())) {
      return Optional.of(DELETED);
    }
    return successor.columns().stream()
        .filter(column -> column.name().equals(stored.name()))
        .map(ColumnSchema::type)
        .flatMap(type -> List.of(type, multiCell(type)).stream())
        .filter(type -> hasType.test(stored, type))
        .findFirst()
        .map(stored::of);
  }

  /** Returns the type with a cell for each element or field, if there is one. */
  private static ColumnType multiCell(ColumnType type) {
    if (type instanceof ListType list) {
      return new ListType(list.element());
    } else if (type instanceof SetType set) {
      return new SetType(set.element());
    } else if (type instanceof MapType map) {
      return new MapType(map.key(), map.value());
    }
    return type instanceof UserType user ? new UserType(user.name(), user.fields()) : type;
  }
}
