package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.List;

/**
 * What one reading call costs: a partition and a request, a page of rows counted as one, and what
 * the rows found cost beside.
 *
 * @param lookup which rows found are looked up in the entity's own table, by a request each
 * @param shards into how many partitions shards divide what would be one; 1 without shards
 * @param each parameters of several values, and periods of ranges, for each combination of which
 *     partitions and requests count anew
 */
public record ReadCost(Lookup lookup, int shards, List<String> each) {
  /** Which rows found through an index are looked up. */
  public enum Lookup {
    /** None: what is read is the row, or a copy that stays one. */
    NONE,
    /** Each: entries are keys. */
    EACH,
    /** Each, on clusters alone: an entry is a copy that has to be held against its row. */
    EACH_ON_CLUSTERS,
    /** Those whose entry a writer has not confirmed yet, on clusters alone. */
    PENDING_ON_CLUSTERS
  }

  public ReadCost {
    each = List.copyOf(each);
  }

  static ReadCost of(TableModel table, List<String> each, int shards) {
    return new ReadCost(lookup(table), shards, each);
  }

  private static Lookup lookup(TableModel table) {
    if (table.isBase()) {
      return Lookup.NONE;
    }
    if (!table.hasWholeEntity()) {
      return Lookup.EACH;
    }
    if (table.index().filter(IndexModel::unique).isPresent()) {
      return Lookup.EACH_ON_CLUSTERS;
    }
    if (table.index().filter(IndexModel::isView).isPresent()) {
      return Lookup.NONE;
    }
    EntityModel entity = table.entity();
    Maintain protocol = entity.protocol().orElseThrow();
    Maintain upkeep = entity.upkeep(table.index().orElseThrow());
    if (protocol == Maintain.SERIAL) {
      return Lookup.PENDING_ON_CLUSTERS;
    }
    return protocol == Maintain.BLIND || upkeep == Maintain.ATOMIC
        ? Lookup.NONE
        : Lookup.EACH_ON_CLUSTERS;
  }

  /** Whether rows come from several partitions. */
  public boolean isOfSeveral() {
    return shards > 1 || !each.isEmpty();
  }

  /** The cost as part of a sentence: {@code 1 partition, 1 request}. */
  public String inWords() {
    StringBuilder words =
        new StringBuilder(
            shards == 1
                ? "1 partition, 1 request"
                : "%1$d partitions, %1$d requests".formatted(shards));
    if (!each.isEmpty()) {
      words.append(each.size() == 1 ? ", for each value of " : ", for each combination of ");
      words.append(String.join(", ", each));
    }
    return words
        .append(
            switch (lookup) {
              case NONE -> "";
              case EACH -> ", and 1 request for each row found";
              case EACH_ON_CLUSTERS -> ", and on a cluster 1 request for each row found";
              case PENDING_ON_CLUSTERS ->
                  ", and on a cluster 1 request for each row found whose entry is not confirmed";
            })
        .toString();
  }
}
