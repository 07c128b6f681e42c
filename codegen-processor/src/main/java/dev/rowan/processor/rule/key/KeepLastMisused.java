package dev.rowan.processor.rule.key;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RowLimitModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import java.util.Optional;
import java.util.stream.Stream;

/** Reports a number of rows of a partition that cannot be maintained. */
@DesignRule(
    code = "KEY-15",
    severity = Severity.ERROR,
    summary = "@KeepLast has no rows to order, or rows that a trim cannot delete")
public final class KeepLastMisused implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.rowLimit().stream()
        .flatMap(
            limit ->
                Stream.of(
                        ofNumbers(limit),
                        ofOrder(entity, limit),
                        ofComputed(entity, limit),
                        ofTtl(entity, limit),
                        ofDeletes(entity, limit))
                    .flatMap(Optional::stream));
  }

  private static Optional<Complaint> ofNumbers(RowLimitModel limit) {
    if (limit.rows() < 1) {
      return Optional.of(
          Complaint.at(
                  limit.origin().withAttribute("value"),
                  "@KeepLast keeps %d rows".formatted(limit.rows()))
              .because("at least the first row of a partition stays")
              .fix("@KeepLast(100) with your number"));
    }
    return limit.trimEvery() < 0
        ? Optional.of(
            Complaint.at(
                    limit.origin().withAttribute("trimEvery"),
                    "@KeepLast trims every %d inserts".formatted(limit.trimEvery()))
                .because("1 is each insert, a larger number one of so many, and 0 none")
                .fix("trimEvery = 1"))
        : Optional.empty();
  }

  private static Optional<Complaint> ofOrder(EntityModel entity, RowLimitModel limit) {
    if (entity.counts()) {
      return Optional.of(
          Complaint.at(
                  limit.origin(),
                  "`%s` has counters and @KeepLast".formatted(entity.name().simple()))
              .because(
                  "counters have no inserts, and Cassandra does not support to count again after a"
                      + " delete")
              .fix("remove @KeepLast"));
    }
    return entity.clustering().isEmpty()
        ? Optional.of(
            Complaint.at(
                    limit.origin(),
                    "`%s` has @KeepLast and no clustering column".formatted(entity.name().simple()))
                .because("a partition then has one row, so there is no row after it")
                .fix("@Clustering(order = Order.DESC) on the property that orders the rows")
                .fix("remove @KeepLast"))
        : Optional.empty();
  }

  private static Optional<Complaint> ofComputed(EntityModel entity, RowLimitModel limit) {
    return entity.partitionKey().stream()
        .filter(property -> property.computed().isPresent())
        .map(PropertyModel::name)
        .findFirst()
        .map(
            name ->
                Complaint.at(
                        limit.origin(),
                        "`%s` has @KeepLast, and `%s` divides its partitions"
                            .formatted(entity.name().simple(), name))
                    .because(
                        "the rows of one owner are in several partitions, and @KeepLast counts the"
                            + " rows of one; %d rows of each `%s` would stay"
                                .formatted(limit.rows(), name))
                    .fix(
                        "remove `%s`: a partition of at most %d rows stays small"
                            .formatted(name, limit.rows()))
                    .fix("@Ttl in place of @KeepLast"));
  }

  private static Optional<Complaint> ofTtl(EntityModel entity, RowLimitModel limit) {
    return entity
        .ttl()
        .map(
            ttl ->
                Complaint.at(
                        limit.origin(),
                        "`%s` has @KeepLast and @Ttl".formatted(entity.name().simple()))
                    .because(
                        "the first rows expire too, and each trim adds a tombstone to those of the"
                            + " expired rows; a TTL alone bounds a partition without any request")
                    .fix("remove @KeepLast, if the age of rows decides")
                    .fix("remove @Ttl, if their number decides"));
  }

  private static Optional<Complaint> ofDeletes(EntityModel entity, RowLimitModel limit) {
    Optional<Complaint> latest =
        entity.indexes().stream()
            .filter(IndexModel::latest)
            .findFirst()
            .map(
                index ->
                    Complaint.at(
                            limit.origin(),
                            "`%s` has @KeepLast and @Latest `%s`"
                                .formatted(entity.name().simple(), index.name()))
                        .because(
                            "after the latest row of an owner, only a search of all its rows finds"
                                + " the row before it, and a trim can delete the latest row")
                        .fix("remove @KeepLast")
                        .fix("remove @Latest, if a partition has the rows of one owner"));
    return latest.or(
        () ->
            entity
                .copiedBy()
                .map(
                    copies ->
                        Complaint.at(
                                limit.origin(),
                                "`%s` has @KeepLast, and other entities copy its rows"
                                    .formatted(entity.name().simple()))
                            .because(
                                "the copies of each deleted row must be found and rewritten, one"
                                    + " row at a time, and a trim deletes a range")
                            .fix("remove @KeepLast, and delete single rows by a method")));
  }
}
