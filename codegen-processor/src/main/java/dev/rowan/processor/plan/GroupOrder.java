package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells whether rows with the same values in some properties follow each other in a read. They do
 * if the properties are the first ones by which the read orders its rows; a property with one value
 * has no effect. A scan reads one partition after another, in the order of their tokens: its groups
 * need the whole partition key.
 */
public final class GroupOrder {
  /** The columns that have one value in the whole read. */
  private final List<TableColumn> fixed;

  /** The columns of the partition key in front of the order of the rows. */
  private final List<TableColumn> partitions;

  /** In front of the order if rows are grouped by it: its order is that of the rows. */
  private final Optional<TableColumn> bucket;

  private final List<TableColumn> clustering;

  /** The number of properties that a group has at least. */
  private final int least;

  private GroupOrder(
      List<TableColumn> fixed,
      List<TableColumn> partitions,
      Optional<TableColumn> bucket,
      List<TableColumn> clustering,
      int least) {
    this.fixed = fixed;
    this.partitions = partitions;
    this.bucket = bucket;
    this.clustering = clustering.stream().filter(column -> !fixed.contains(column)).toList();
    this.least = least;
  }

  /**
   * Returns the order of a read: the columns of the partition key that have several values, unless
   * the rows of several partitions are merged, then the clustering columns.
   */
  public static GroupOrder of(MethodPlan.Read read) {
    TableModel table = read.table();
    List<TableColumn> several =
        read.equality().stream()
            .limit(table.partitionKey().size())
            .filter(Binding::several)
            .map(Binding::column)
            .toList();
    return new GroupOrder(
        read.equality().stream()
            .filter(binding -> !binding.several())
            .map(Binding::column)
            .toList(),
        read.order() == PartitionOrder.BY_KEY ? several : List.of(),
        switch (read.order()) {
          case BY_KEY, MERGED -> Optional.empty();
          case ASCENDING, DESCENDING -> read.bucket().map(table.partitionKey()::get);
        },
        table.clustering(),
        0);
  }

  /** Returns the order of a scan: the partitions one after another, each in clustering order. */
  public static GroupOrder of(MethodPlan.Scan scan) {
    List<TableColumn> key = scan.table().partitionKey();
    return new GroupOrder(List.of(), key, Optional.empty(), scan.table().clustering(), key.size());
  }

  /** Whether the rows of a group follow each other. */
  public boolean isTogether(List<String> properties) {
    Set<String> open =
        properties.stream()
            .filter(name -> fixed.stream().noneMatch(column -> isOf(column, name)))
            .collect(Collectors.toSet());
    List<TableColumn> order = order(open);
    return open.size() >= least
        && open.size() <= order.size()
        && order.subList(0, open.size()).stream()
            .allMatch(column -> open.stream().anyMatch(name -> isOf(column, name)));
  }

  private List<TableColumn> order(Set<String> grouped) {
    Stream<TableColumn> first =
        bucket.stream().filter(column -> grouped.stream().anyMatch(name -> isOf(column, name)));
    return Stream.of(first, partitions.stream(), clustering.stream())
        .flatMap(columns -> columns)
        .toList();
  }

  /** Returns the order of the read: properties, and computed values such as {@code day(at)}. */
  public List<String> columns() {
    return order(Set.of()).stream().map(column -> column.component().text()).toList();
  }

  /** Returns the fewest properties by which the rows can be grouped; empty if there are none. */
  public List<String> fewest() {
    List<String> first =
        order(Set.of()).stream()
            .limit(Math.max(1, least))
            .flatMap(column -> whole(column.component()).stream())
            .toList();
    return !first.isEmpty() && isTogether(first) ? first : List.of();
  }

  private static boolean isOf(TableColumn column, String property) {
    return whole(column.component()).filter(property::equals).isPresent();
  }

  private static Optional<String> whole(Component component) {
    return component instanceof Component.Whole whole
        ? Optional.of(whole.property())
        : Optional.empty();
  }
}
