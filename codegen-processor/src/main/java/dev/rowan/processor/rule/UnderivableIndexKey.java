package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.CopyCost;
import dev.rowan.processor.plan.Design;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What an index holds must follow from the row, or the entry cannot be found when the row changes.
 */
@DesignRule(
    code = "IDX-06",
    severity = Severity.ERROR,
    summary = "An index holds something that does not follow from the entity")
final class UnderivableIndexKey implements EntityRule {
  /** What one call may ask for at most (a fan-out of more is an error by the design rules). */
  private static final int MOST_SHARDS = 100;

  private static final String REASON =
      "when a row changes, its entries are computed from its properties and from nothing else";

  /** Whether some index of the entity is broken, so that its table is not known. */
  static boolean isIn(EntityModel entity) {
    return entity.indexes().stream().anyMatch(index -> isIn(entity, index));
  }

  static boolean isIn(EntityModel entity, IndexModel index) {
    return index.keys().anyMatch(key -> ofKey(entity, index, key).isPresent());
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> !index.unique()) // IDX-14 speaks of those
        .flatMap(
            index ->
                Stream.concat(
                    index.keys().flatMap(key -> ofKey(entity, index, key).stream()),
                    IntStream.range(0, index.include().size())
                        .boxed()
                        .flatMap(at -> ofIncluded(entity, index, at).stream())));
  }

  private static Optional<Complaint> ofKey(EntityModel entity, IndexModel index, IndexKey key) {
    if (key.component() instanceof Component.Unparsable) {
      return Optional.of(
          Complaint.at(
                  key.origin(),
                  "index `%s` has a key component \"%s\" that cannot be read"
                      .formatted(index.name(), key.text()))
              .because(
                  "a component is a property; hour, day or month of a property; or one of its shards")
              .fix("\"name\", \"name desc\", \"day(name) desc\", or \"shard(name, 16)\""));
    }
    Optional<PropertyModel> property = entity.property(key.component().property());
    if (property.isEmpty()) {
      return Optional.of(unknown(entity, index, key));
    }
    if (property.get().isStatic()) {
      return Optional.of(ofStatic(index, property.get(), key));
    }
    if (key.component() instanceof Component.ShardOf shard) {
      return ofShard(index, property.get(), shard, key);
    }
    return key.component() instanceof Component.PeriodOf period
        ? ofPeriod(index, property.get(), period, key)
        : Optional.empty();
  }

  private static Optional<Complaint> ofShard(
      IndexModel index, PropertyModel property, Component.ShardOf shard, IndexKey key) {
    if (index.clustering().contains(key)) {
      List<String> partition =
          Stream.concat(
                  index.partition().stream().map(IndexKey::text),
                  Stream.of("shard(%s, %d)".formatted(shard.property(), shard.count())))
              .toList();
      return Optional.of(
          Complaint.at(
                  key.origin(),
                  "index `%s` sorts by the shard of `%s`".formatted(index.name(), property.name()))
              .because("shards divide what would be one partition: they are of its key")
              .fix("partition = " + Words.array(partition)));
    }
    ColumnType type = property.type();
    if (!type.isOrderedScalar() && !type.isUnsupported()) {
      return Optional.of(
          Complaint.at(
                  key.origin(),
                  "index `%s` wants the shard of `%s`, which is a `%s`"
                      .formatted(index.name(), property.name(), type.cql()))
              .because("a shard follows from a single value")
              .fix("name a property of the entity's key"));
    }
    return ofCount(index, shard, key);
  }

  private static Optional<Complaint> ofCount(
      IndexModel index, Component.ShardOf shard, IndexKey key) {
    long all =
        index.partition().stream()
            .map(IndexKey::component)
            .filter(Component.ShardOf.class::isInstance)
            .mapToLong(each -> ((Component.ShardOf) each).count())
            .reduce(1, (one, other) -> Math.min(one * other, Integer.MAX_VALUE));
    if (shard.count() >= 2 && all <= MOST_SHARDS) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                key.origin(),
                "index `%s` divides each partition into %s shards"
                    .formatted(index.name(), CopyCost.whole(all)))
            .because(
                "a read asks all of them, each by a request: fewer than 2 divide nothing, more than %d are too many"
                    .formatted(MOST_SHARDS))
            .fix("\"shard(%s, 16)\"".formatted(shard.property())));
  }

  private static Complaint unknown(EntityModel entity, IndexModel index, IndexKey key) {
    String name = key.component().property();
    return Complaint.at(
            key.origin(),
            "index `%s` names `%s`, which `%s` does not have%s"
                .formatted(
                    index.name(),
                    name,
                    entity.name().simple(),
                    NearName.question(name, names(entity))))
        .because(REASON)
        .fix(
            "store `%s` in `%s`, or name another property".formatted(name, entity.name().simple()));
  }

  private static Complaint ofStatic(IndexModel index, PropertyModel property, IndexKey key) {
    return Complaint.at(
            key.origin(),
            "index `%s` has the static `%s` in its key".formatted(index.name(), property.name()))
        .because(
            "a static column belongs to a partition: one change would move the entries of all its rows")
        .fix("take `%s` out of the index, or drop its @Static".formatted(property.name()));
  }

  private static Optional<Complaint> ofPeriod(
      IndexModel index, PropertyModel property, Component.PeriodOf period, IndexKey key) {
    boolean dated =
        List.of("timestamp", "timeuuid").contains(property.type().cql())
            || (property.type().cql().equals("date") && period.period() != Period.HOUR);
    // a type that cannot be stored at all is MAP-01's
    if (dated || property.type().isUnsupported()) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                key.origin(),
                "index `%s` wants the %s of `%s`, which is a `%s`"
                    .formatted(
                        index.name(),
                        period.period().word(),
                        property.name(),
                        property.type().cql()))
            .because("a timestamp or a time-uuid has an hour; a date has a day and a month at most")
            .fix("name a property of type Instant"));
  }

  private static Optional<Complaint> ofIncluded(EntityModel entity, IndexModel index, int at) {
    String name = index.include().get(at);
    Optional<PropertyModel> property = entity.property(name);
    boolean wrong = property.map(PropertyModel::isStatic).orElse(!index.includesAll());
    if (!wrong) {
      return Optional.empty();
    }
    String fact =
        property.isPresent()
            ? "includes the static `%s`%s"
            : "includes `%s`, which is no property%s";
    return Optional.of(
        Complaint.at(
                index.origin().withAttribute("include").withItem(at),
                "index `%s` %s"
                    .formatted(
                        index.name(),
                        fact.formatted(
                            name,
                            property.isPresent() ? "" : NearName.question(name, names(entity)))))
            .because(REASON)
            .fix("name stored properties that are not static, or a lone \"*\" for all"));
  }

  private static List<String> names(EntityModel entity) {
    return entity.columns().map(PropertyModel::name).toList();
  }
}
