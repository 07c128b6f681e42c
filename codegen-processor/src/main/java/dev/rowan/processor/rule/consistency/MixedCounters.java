package dev.rowan.processor.rule.consistency;

import dev.rowan.annotation.Counter;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.UdtRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reports a counter where none is possible, and a column, an index or a TTL that a counter table
 * cannot have.
 */
@DesignRule(
    code = "CNS-01",
    severity = Severity.ERROR,
    summary =
        "A counter table has something else than key columns and counters, or a counter is"
            + " misplaced")
public final class MixedCounters implements EntityRule, UdtRule {
  private static final String REASON =
      "Cassandra stores counters as sums of increments, in tables that have only key columns and"
          + " counters";

  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    if (!entity.counts()) {
      return Stream.empty();
    }
    List<Complaint> complaints = new ArrayList<>();
    entity.columns().flatMap(MixedCounters::ofProperty).forEach(complaints::add);
    entity
        .indexes()
        .forEach(
            index ->
                complaints.add(
                    Complaint.at(
                            index.origin(),
                            "index `%s` is on an entity with counters".formatted(index.name()))
                        .because(REASON)
                        .fix("drop index `%s`".formatted(index.name()))));
    entity
        .ttl()
        .ifPresent(
            ttl ->
                complaints.add(
                    Complaint.at(
                            ttl.origin(),
                            "entity `%s` has counters and a TTL".formatted(entity.name().simple()))
                        .because(
                            "a counter is a sum of many increments, so it has no single write"
                                + " time to expire from")
                        .fix(
                            "drop @Ttl, and add a day to the key, so that old rows can be"
                                + " deleted")));
    return complaints.stream();
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.fields()
        .filter(PropertyModel::counter)
        .map(
            field ->
                onCounter(
                    field, "`%s` is a counter inside a %s".formatted(field.name(), udt.noun())));
  }

  private static Stream<Complaint> ofProperty(PropertyModel property) {
    String name = property.name();
    if (!property.counter()) {
      return property.isKey()
          ? Stream.empty()
          : Stream.of(
              Complaint.at(
                      property.origin(),
                      "`%s` is not a counter, but its entity has counters".formatted(name))
                  .because(REASON)
                  .fix("@Counter long " + name)
                  .fix("move `%s` to a separate entity with the same key".formatted(name)));
    }
    if (property.isKey()) {
      return Stream.of(onCounter(property, "`%s` is a counter and a key column".formatted(name)));
    }
    return property.type() instanceof ColumnType.Count
        ? Stream.empty()
        : Stream.of(
            onCounter(
                property,
                "counter `%s` has type `%s`".formatted(name, property.javaType().brief())));
  }

  private static Complaint onCounter(PropertyModel property, String fact) {
    return Complaint.at(property.origin().withAnnotation(Counter.class.getCanonicalName(), 0), fact)
        .because("a counter is a 64-bit column outside the key that can only be incremented")
        .fix(
            "@Counter long %s, in an entity that has only key columns and counters"
                .formatted(property.name()));
  }
}
