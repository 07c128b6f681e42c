package dev.rowan.processor.rule.evolution;

import dev.rowan.annotation.Order;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes the index that becomes the table of an entity, as users declare it. */
final class MoveIndex {
  private MoveIndex() {}

  /** Returns the annotation of an index with the key of an entity and all columns. */
  static String of(EntityModel entity) {
    TableModel table = TableModel.of(entity);
    String clustering =
        table.clustering().isEmpty() ? "" : ", clustering = " + keys(table.clustering());
    return "`@CustomIndex(name = \"%s\", partition = %s%s, include = \"*\")`"
        .formatted(entity.table(), keys(table.partitionKey()), clustering);
  }

  private static String keys(List<TableColumn> columns) {
    return columns.stream()
        .map(column -> "\"" + key(column) + "\"")
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String key(TableColumn column) {
    Optional<ComputedKey> computed = column.computed().filter(key -> !key.isInTurn());
    String order = column.order() == Order.ASC ? "" : " desc";
    return computed
            .map(MoveIndex::text)
            .map(text -> text + " as " + column.name())
            .orElse(column.component().property())
        + order;
  }

  private static String text(ComputedKey computed) {
    if (computed instanceof ComputedKey.Shard shard) {
      return "shard(%s, %d)".formatted(shard.source(), shard.count());
    }
    ComputedKey.Bucket bucket = (ComputedKey.Bucket) computed;
    if (!bucket.format().isEmpty()) {
      return "format(%s, '%s')".formatted(bucket.source(), bucket.format());
    }
    String units = bucket.unit().name().toLowerCase(Locale.ROOT);
    return "%s(%s)".formatted(units.substring(0, units.length() - 1), bucket.source());
  }
}
