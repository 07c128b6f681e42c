package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The list of the buckets of a table that may have rows.
 *
 * @param listed the table with the buckets
 * @param bucket the bucket in its partition key
 * @param owner the columns of its partition key that are neither a bucket nor a shard
 * @param shards the number of shards of each column with a shard, in the order of the key
 */
public record BucketListModel(
    TableModel listed, TableColumn bucket, List<TableColumn> owner, List<Integer> shards) {
  /** The end of the name of a list, after the name of the listed table. */
  public static final String SUFFIX = "_buckets";

  /** The column with the time at which an entry was written last. */
  public static final String LISTED_AT = "listed_at";

  public BucketListModel {
    owner = List.copyOf(owner);
    shards = List.copyOf(shards);
  }

  /** Returns the list of a table; empty if no bucket requests one, or if the key has no owner. */
  static Optional<BucketListModel> of(TableModel table) {
    if (table.group().isPresent()) {
      return Optional.empty();
    }
    List<TableColumn> key = table.partitionKey();
    List<TableColumn> owner =
        key.stream()
            .filter(column -> column.bucket().isEmpty() && column.shard().isEmpty())
            .toList();
    return key.stream()
        .filter(TableColumn::isListed)
        .findFirst()
        .filter(bucket -> !owner.isEmpty())
        .map(
            bucket ->
                new BucketListModel(
                    table,
                    bucket,
                    owner,
                    key.stream()
                        .flatMap(column -> column.shard().stream())
                        .map(ComputedKey.Shard::count)
                        .toList()));
  }

  /** Returns the name of the table of the list. */
  public String name() {
    return nameOf(listed);
  }

  /** Returns the name that the list of a table has, if the table has a list. */
  public static String nameOf(TableModel table) {
    return table.name() + SUFFIX;
  }

  /** Whether a stored schema has the list of a table. */
  public static boolean isStored(TableModel table, SchemaSnapshot stored) {
    String name = SchemaSnapshot.bare(nameOf(table));
    String owner = table.entity().name().qualified();
    return stored.tables().stream().anyMatch(each -> each.name().equals(name))
        && stored.entities().getOrDefault(name, owner).equals(owner);
  }

  /** Returns the statement that creates the table of the list. */
  public String statement() {
    String columns =
        owner.stream()
            .map(column -> "  " + column.cqlName() + " " + column.type().cql() + ",\n")
            .collect(Collectors.joining());
    String partition = owner.stream().map(TableColumn::cqlName).collect(Collectors.joining(", "));
    return "CREATE TABLE IF NOT EXISTS "
        + CqlName.of(name())
        + " (\n"
        + columns
        + "  "
        + bucket.cqlName()
        + " "
        + bucket.type().cql()
        + ",\n  "
        + LISTED_AT
        + " timestamp,\n  PRIMARY KEY (("
        + partition
        + "), "
        + bucket.cqlName()
        + ")\n) WITH CLUSTERING ORDER BY ("
        + bucket.cqlName()
        + " DESC);\n";
  }
}
