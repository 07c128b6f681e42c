package dev.rowan.processor.plan;

import dev.rowan.annotation.Maintain;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.TableModel;
import java.util.List;

/**
 * The cost of one read: partitions and requests, with a page of rows counted as one request, and
 * the lookups of the rows found.
 *
 * @param lookup which of the rows found are read from the base table, by one request each
 * @param shards the number of partitions into which shards divide one; 1 without shards
 * @param walk the number of buckets that are visited at most, because no parameter names them; 0 if
 *     there are none
 * @param list the list that names the buckets to visit; empty if none is read
 * @param tables the names of the tables in which a row has the columns of the result: several only
 *     with column groups
 * @param each parameters with several values, and periods of ranges; partitions and requests are
 *     counted for each combination of them
 */
public record ReadCost(
    Lookup lookup, int shards, int walk, String list, List<String> tables, List<String> each) {
  /** Which rows found through an index are read from the base table. */
  public enum Lookup {
    /** None: the read returns base rows, or entries without a check. */
    NONE,
    /** Each: the entries do not hold all columns of the result. */
    EACH,
    /** Each, but only on clusters: an entry is a copy that must be checked against its row. */
    EACH_ON_CLUSTERS,
    /** Those with an unconfirmed entry, only on clusters. */
    PENDING_ON_CLUSTERS
  }

  public ReadCost {
    tables = List.copyOf(tables);
    each = List.copyOf(each);
  }

  static ReadCost of(
      TableModel table,
      boolean fromBase,
      List<String> each,
      int shards,
      int walk,
      String list,
      List<String> tables) {
    return new ReadCost(lookup(table, fromBase), shards, walk, list, tables, each);
  }

  private static Lookup lookup(TableModel table, boolean fromBase) {
    if (table.isBase()) {
      return Lookup.NONE;
    }
    if (fromBase) {
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
    Maintain maintain = entity.maintain(table.index().orElseThrow());
    if (protocol == Maintain.SERIAL) {
      return Lookup.PENDING_ON_CLUSTERS;
    }
    return protocol == Maintain.BLIND || maintain == Maintain.ATOMIC
        ? Lookup.NONE
        : Lookup.EACH_ON_CLUSTERS;
  }

  /** Whether the rows come from several partitions. */
  public boolean isOfSeveral() {
    return shards > 1 || walk > 0 || !list.isEmpty() || !each.isEmpty();
  }

  /** Returns the cost as part of a sentence: {@code 1 partition, 1 request}. */
  public String inWords() {
    StringBuilder words =
        new StringBuilder(shards == 1 ? "1 partition" : "%d partitions".formatted(shards));
    if (tables.size() > 1) {
      words.append(" of %d tables".formatted(tables.size()));
    }
    int requests = shards * tables.size();
    words.append(requests == 1 ? ", 1 request" : ", %d requests".formatted(requests));
    if (!each.isEmpty()) {
      words.append(each.size() == 1 ? ", for each value of " : ", for each combination of ");
      words.append(String.join(", ", each));
    }
    if (walk > 0) {
      words.append(", for each of at most %d buckets".formatted(walk));
    }
    if (!list.isEmpty()) {
      words.append(", for each bucket that is needed, and 1 request for the list of buckets");
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
