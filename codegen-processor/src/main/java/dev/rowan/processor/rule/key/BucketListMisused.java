package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.BucketListModel;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.NameLength;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a list of buckets that no read could use, or that cannot be stored. */
@DesignRule(
    code = "KEY-17",
    severity = Severity.ERROR,
    summary = "A list of buckets cannot be stored, or no read could use it")
public final class BucketListMisused implements EntityRule {

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return TableModel.allOf(entity).stream()
        .flatMap(
            table ->
                requested(table).stream()
                    .flatMap(origin -> complaint(table, origin, design).stream()));
  }

  /** Returns the position of the attribute that requests a list; empty if none does. */
  public static Optional<Origin> requested(TableModel table) {
    if (!table.isBase()) {
      return table
          .index()
          .filter(IndexModel::bucketList)
          .map(index -> index.origin().withAttribute("bucketList"));
    }
    return table.partitionKey().stream()
        .filter(TableColumn::isListed)
        .flatMap(column -> table.entity().property(column.component().property()).stream())
        .flatMap(property -> property.computations().stream())
        .map(ComputedProperty::origin)
        .map(origin -> origin.withAttribute("bucketList"))
        .findFirst();
  }

  private static Optional<Complaint> complaint(TableModel table, Origin origin, Design design) {
    List<TableColumn> buckets =
        table.partitionKey().stream().filter(column -> column.bucket().isPresent()).toList();
    if (buckets.size() != 1 || !buckets.get(0).isListed()) {
      return Optional.of(otherBuckets(table, origin, buckets.size()));
    }
    TableColumn bucket = buckets.get(0);
    return owner(table, origin)
        .or(() -> unordered(table, origin, bucket))
        .or(() -> unstorable(table, origin))
        .or(() -> name(table, design));
  }

  private static Complaint otherBuckets(TableModel table, Origin origin, int buckets) {
    return Complaint.at(
            origin,
            "the partition key of `%s` has %s"
                .formatted(
                    table.name(),
                    buckets > 1 ? buckets + " buckets" : "no period that the index computes"))
        .because("a list names the values of one bucket, and a read visits them in their order")
        .fix(
            table.isBase()
                ? "one @Bucket in the partition key"
                : "one period in `partition`, such as \"day(at)\"")
        .fix("drop bucketList");
  }

  private static Optional<Complaint> owner(TableModel table, Origin origin) {
    return table.bucketList().isPresent()
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    origin,
                    "the partition key of `%s` has only the bucket and shards"
                        .formatted(table.name()))
                .because(
                    "all entries of the list would be one partition, which grows with time and gets"
                        + " each write of a new bucket")
                .fix("add the owner of the rows to the partition key, such as a source")
                .fix("maxWalk = 30, in place of bucketList"));
  }

  private static Optional<Complaint> unordered(
      TableModel table, Origin origin, TableColumn bucket) {
    ComputedKey.Bucket period = bucket.bucket().orElseThrow();
    if (!period.format().isEmpty()) {
      return Optional.of(
          Complaint.at(origin, "`%s` is a text, and has a list".formatted(bucket.parameter()))
              .because("texts have an order of their own, so the list is not in the order of time")
              .fix("drop the format, with the type LocalDate or Instant")
              .fix("drop bucketList"));
    }
    boolean isOrdered =
        table.clustering().stream()
            .limit(1)
            .anyMatch(first -> first.component().equals(new Component.Whole(period.source())));
    return isOrdered
        ? Optional.empty()
        : Optional.of(
            Complaint.at(
                    origin,
                    "the rows of `%s` are not in the order of `%s`"
                        .formatted(table.name(), period.source()))
                .because(
                    "a read would have to merge all buckets of the list, and not one after another")
                .fix("`%s` as the first clustering column".formatted(period.source()))
                .fix("drop bucketList"));
  }

  private static Optional<Complaint> unstorable(TableModel table, Origin origin) {
    boolean isView = table.index().filter(IndexModel::isView).isPresent();
    if (isView || !table.entity().columnGroups().isEmpty()) {
      return Optional.of(
          Complaint.at(
                  origin,
                  "`%s` %s"
                      .formatted(table.name(), isView ? "is a server view" : "has column groups"))
              .because("Rowan writes the entry of a bucket before the rows of one table")
              .fix(isView ? "drop maintain" : "drop @ColumnGroup")
              .fix("drop bucketList"));
    }
    return table.partitionKey().stream()
        .filter(column -> column.name().equals(BucketListModel.LISTED_AT))
        .findFirst()
        .map(
            column ->
                Complaint.at(origin, "`%s` has a column `listed_at`".formatted(table.name()))
                    .because("the list has a column of this name for the time of an entry")
                    .fix("@Column(\"at_list\") on `%s`".formatted(column.component().property())));
  }

  private static Optional<Complaint> name(TableModel table, Design design) {
    String name = table.name() + BucketListModel.SUFFIX;
    NameLength length = NameLength.of(design.facts());
    if (length.excess(name).isPresent()) {
      return Optional.of(
          Complaint.at(
                  table.nameOrigin(),
                  "the list of `%s` has a name of %d characters"
                      .formatted(table.name(), name.length()))
              .because(length.reason())
              .fix(table.naming(length.shortened(table.name(), BucketListModel.SUFFIX.length()))));
    }
    boolean isTaken =
        design.entities().stream()
            .flatMap(entity -> TableModel.storedOf(entity).stream())
            .anyMatch(each -> each.name().equals(name));
    return isTaken
        ? Optional.of(
            Complaint.at(
                    table.nameOrigin(),
                    "the list of `%s` has the name of another table, `%s`"
                        .formatted(table.name(), name))
                .because("a keyspace has each table name once, and the list of buckets is a table")
                .fix(table.naming(table.name() + "_2")))
        : Optional.empty();
  }
}
