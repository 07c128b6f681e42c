package dev.rowan.processor.rule.index;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Included;
import dev.rowan.processor.model.IndexKey;
import dev.rowan.processor.model.IndexModel;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.plan.CopyCost;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reports an index column that cannot be computed from the row. Without it, the old entry could not
 * be found when the row changes.
 */
@DesignRule(
    code = "IDX-06",
    severity = Severity.ERROR,
    summary = "An index has a column that cannot be computed from the entity")
public final class UnderivableIndexKey implements EntityRule {
  /** The largest number of partitions that one call may read, by the design rules. */
  private static final int MOST_SHARDS = 100;

  private static final String REASON =
      "index entries are computed from the properties of the row, both when it is written and"
          + " when it changes";

  /** Whether an index of the entity has an error, so that its table is not known. */
  public static boolean isIn(EntityModel entity) {
    return entity.indexes().stream().anyMatch(index -> isIn(entity, index));
  }

  public static boolean isIn(EntityModel entity, IndexModel index) {
    return index.keys().anyMatch(key -> ofKey(entity, index, key).isPresent());
  }

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return entity.indexes().stream()
        .filter(index -> !index.unique()) // IDX-14 reports those
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
                  "index `%s` has a key component \"%s\" that cannot be parsed"
                      .formatted(index.name(), key.text()))
              .because(
                  "a key component is a property, or computed from one: its hour, day, week, month or year,"
                      + " its text in lower case or by a format, or its shard")
              .fix(
                  "\"name\", \"name desc\", \"day(name) as day\", \"lower(name)\","
                      + " \"format(name, 'yyyyMMdd')\", or \"shard(name, 16)\""));
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
    if (key.component() instanceof Component.LowerOf) {
      return ofLower(index, property.get(), key);
    }
    if (key.component() instanceof Component.FormatOf format) {
      return ofFormat(index, property.get(), format, key);
    }
    return key.component() instanceof Component.PeriodOf period
        ? ofPeriod(index, property.get(), period, key)
        : Optional.empty();
  }

  private static Optional<Complaint> ofLower(
      IndexModel index, PropertyModel property, IndexKey key) {
    if (stores(property, ScalarKind.TEXT::equals) || property.type().isUnsupported()) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                key.origin(),
                "index `%s` has the lower case of `%s`, which is a `%s`"
                    .formatted(index.name(), property.name(), property.type().cql()))
            .because("only a `text` has a lower case")
            .fix("\"%s\"".formatted(property.name())));
  }

  private static Optional<Complaint> ofFormat(
      IndexModel index, PropertyModel property, Component.FormatOf format, IndexKey key) {
    if (property.type().isUnsupported()) {
      return Optional.empty(); // MAP-01 reports it
    }
    if (!stores(property, ScalarKind::isMoment) && !stores(property, ScalarKind.DATE::equals)) {
      return Optional.of(
          Complaint.at(
                  key.origin(),
                  "index `%s` has a format of `%s`, which is a `%s`"
                      .formatted(index.name(), property.name(), property.type().cql()))
              .because("a format writes a time or a date as text")
              .fix("name a property of type Instant or LocalDate"));
    }
    if (isPattern(format.pattern())) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                key.origin(),
                "index `%s` has the format `%s`, which is no pattern of a time"
                    .formatted(index.name(), format.pattern()))
            .because("a pattern is one of java.time.format.DateTimeFormatter, such as yyyyMMdd")
            .fix("\"format(%s, 'yyyyMMdd')\"".formatted(property.name())));
  }

  private static boolean stores(PropertyModel property, Predicate<ScalarKind> test) {
    return property.type().storedScalar().filter(test).isPresent();
  }

  private static boolean isPattern(String pattern) {
    try {
      return !DateTimeFormatter.ofPattern(pattern, Locale.ROOT)
          .withZone(ZoneOffset.UTC)
          .format(Instant.EPOCH)
          .isEmpty();
    } catch (DateTimeException | IllegalArgumentException e) {
      return false;
    }
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
                  "index `%s` has a shard of `%s` in its clustering"
                      .formatted(index.name(), property.name()))
              .because(
                  "shards divide one partition into several, so a shard is part of the"
                      + " partition key")
              .fix("partition = %s, and no shard in clustering".formatted(Words.array(partition))));
    }
    ColumnType type = property.type();
    if (!type.isOrderedScalar() && !type.isUnsupported()) {
      return Optional.of(
          Complaint.at(
                  key.origin(),
                  "index `%s` has a shard of `%s`, which is a `%s`"
                      .formatted(index.name(), property.name(), type.cql()))
              .because("a shard is the hash of a single value")
              .fix("name a property of the entity's primary key"));
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
                "a read sends one request to each shard, so at most %d are possible; fewer than 2 divide nothing"
                    .formatted(MOST_SHARDS))
            .fix(fitting(shard, all)));
  }

  private static String fitting(Component.ShardOf shard, long all) {
    long others = all / Math.max(1, shard.count());
    long possible = Math.min(16, MOST_SHARDS / Math.max(1, others));
    return possible < 2
        ? "remove \"shard(%s, %d)\"".formatted(shard.property(), shard.count())
        : "\"shard(%s, %d)\"".formatted(shard.property(), possible);
  }

  private static Complaint unknown(EntityModel entity, IndexModel index, IndexKey key) {
    String name = key.component().property();
    return Complaint.at(
            key.origin(),
            "index `%s` names `%s`, which is not a property of `%s`%s"
                .formatted(
                    index.name(),
                    name,
                    entity.name().simple(),
                    NearName.question(name, names(entity))))
        .because(REASON)
        .fix(
            "add a property `%s` to `%s`, or name another property"
                .formatted(name, entity.name().simple()));
  }

  private static Complaint ofStatic(IndexModel index, PropertyModel property, IndexKey key) {
    return Complaint.at(
            key.origin(),
            "index `%s` has the static property `%s` in its key"
                .formatted(index.name(), property.name()))
        .because(
            "a static column belongs to a partition, so one change would move the entries of all"
                + " its rows")
        .fix("remove `%s` from the index, or drop @Static on it".formatted(property.name()));
  }

  private static Optional<Complaint> ofPeriod(
      IndexModel index, PropertyModel property, Component.PeriodOf period, IndexKey key) {
    boolean dated =
        stores(property, ScalarKind::isMoment)
            || (stores(property, ScalarKind.DATE::equals) && period.period() != Period.HOUR);
    // MAP-01 reports a type that cannot be stored
    if (dated || property.type().isUnsupported()) {
      return Optional.empty();
    }
    return Optional.of(
        Complaint.at(
                key.origin(),
                "index `%s` has the %s of `%s`, which is a `%s`"
                    .formatted(
                        index.name(),
                        period.period().word(),
                        property.name(),
                        property.type().cql()))
            .because(
                "only a timestamp or a time UUID has an hour; a date has a day, a week, a month and a"
                    + " year")
            .fix("name a property of type Instant"));
  }

  private static Optional<Complaint> ofIncluded(EntityModel entity, IndexModel index, int at) {
    String name = index.include().get(at).property();
    Optional<PropertyModel> property = entity.property(name);
    boolean wrong =
        property.map(PropertyModel::isStatic).orElse(!index.include().get(at).equals(Included.ALL));
    if (!wrong) {
      return ofSecondName(index, at);
    }
    String fact =
        property.isPresent()
            ? "includes the static property `%s`%s"
            : "includes `%s`, which is not a property%s";
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
            .fix("name stored properties that are not static, or include = \"*\" for all of them"));
  }

  /** A property of the key has one column, which has the name that the key gives to it. */
  private static Optional<Complaint> ofSecondName(IndexModel index, int at) {
    Included included = index.include().get(at);
    Optional<IndexKey> inKey =
        index
            .keys()
            .filter(key -> key.component().equals(new Component.Whole(included.property())))
            .findFirst();
    if (included.alias().isEmpty() || inKey.isEmpty()) {
      return Optional.empty();
    }
    String list = index.partition().contains(inKey.get()) ? "partition" : "clustering";
    return Optional.of(
        Complaint.at(
                index.origin().withAttribute("include").withItem(at),
                "index `%s` includes `%s`, which is in its key too"
                    .formatted(index.name(), included.text()))
            .because(
                "a property of the key has one column in the entries, so `as %s` has no effect here"
                    .formatted(included.alias().get()))
            .fix(
                "remove `%s` from include; to give the column this name, write \"%s\" in %s"
                    .formatted(included.property(), included.text(), list)));
  }

  private static List<String> names(EntityModel entity) {
    return entity.columns().map(PropertyModel::name).toList();
  }
}
