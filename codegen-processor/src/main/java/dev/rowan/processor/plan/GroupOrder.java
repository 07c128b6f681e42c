package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells whether rows with the same values in some properties follow each other in a read. They do
 * if the properties are the first ones by which the read orders its rows; a property with one value
 * has no effect.
 */
public final class GroupOrder {
  private final MethodPlan.Read read;

  public GroupOrder(MethodPlan.Read read) {
    this.read = read;
  }

  /** Whether the rows of a group follow each other. */
  public boolean isTogether(List<String> properties) {
    Set<String> open =
        properties.stream()
            .filter(name -> fixed().noneMatch(column -> isOf(column, name)))
            .collect(Collectors.toSet());
    List<TableColumn> order = order(open);
    return open.size() <= order.size()
        && order.subList(0, open.size()).stream()
            .allMatch(column -> open.stream().anyMatch(name -> isOf(column, name)));
  }

  /**
   * Returns the columns by which the read orders its rows, without those of one value: the
   * partition key, unless the rows of several partitions are merged, then the clustering columns.
   *
   * @param grouped a bucket is in front only if rows are grouped by it: as its order is that of the
   *     rows, both begin the order
   */
  private List<TableColumn> order(Set<String> grouped) {
    Stream<TableColumn> clustering =
        read.table().clustering().stream().filter(column -> fixed().noneMatch(column::equals));
    Stream<TableColumn> partitions =
        switch (read.order()) {
          case BY_KEY -> partition().filter(Binding::several).map(Binding::column);
          case MERGED -> Stream.empty();
          case ASCENDING, DESCENDING ->
              bucket().stream()
                  .filter(column -> grouped.stream().anyMatch(name -> isOf(column, name)));
        };
    return Stream.concat(partitions, clustering).toList();
  }

  /** Returns the order of the read: properties, and computed values such as {@code day(at)}. */
  public List<String> columns() {
    return order(Set.of()).stream().map(column -> column.component().text()).toList();
  }

  /** Returns the first property by which the rows can be grouped. */
  public Optional<String> first() {
    return order(Set.of()).stream()
        .flatMap(column -> whole(column.component()).stream())
        .filter(property -> isTogether(List.of(property)))
        .findFirst();
  }

  private Optional<TableColumn> bucket() {
    return read.bucket().map(read.table().partitionKey()::get);
  }

  private Stream<Binding> partition() {
    return read.equality().stream().limit(read.table().partitionKey().size());
  }

  private Stream<TableColumn> fixed() {
    return read.equality().stream().filter(binding -> !binding.several()).map(Binding::column);
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
