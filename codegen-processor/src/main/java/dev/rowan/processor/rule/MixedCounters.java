package dev.rowan.processor.rule;

import dev.rowan.annotation.Counter;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A table of counters has nothing else beside its key, and nothing that a counter cannot be in. */
@DesignRule(
    code = "CNS-01",
    severity = Severity.ERROR,
    summary = "A counter stands where none can be, or beside what is none")
final class MixedCounters implements EntityRule, UdtRule {
  private static final String REASON =
      "the store keeps counters by another way, in tables of their own: key columns and counters";

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
                            "index `%s` follows from a table of counters".formatted(index.name()))
                        .because(REASON)
                        .fix("drop the index")));
    entity
        .ttl()
        .ifPresent(
            ttl ->
                complaints.add(
                    Complaint.at(
                            ttl.origin(),
                            "counters of `%s` would expire".formatted(entity.name().simple()))
                        .because(
                            "a counter is a sum of increments, and has no one moment of writing")
                        .fix(
                            "drop @Ttl, and give the key a day, so that old rows can be deleted")));
    return complaints.stream();
  }

  @Override
  public Stream<Complaint> check(UdtModel udt, Design design) {
    return udt.fields()
        .filter(PropertyModel::counter)
        .map(
            field ->
                onCounter(field, "`%s` is a counter inside of a type".formatted(field.name())));
  }

  private static Stream<Complaint> ofProperty(PropertyModel property) {
    String name = property.name();
    if (!property.counter()) {
      return property.isKey()
          ? Stream.empty()
          : Stream.of(
              Complaint.at(property.origin(), "`%s` stands beside counters".formatted(name))
                  .because(REASON)
                  .fix("@Counter long " + name)
                  .fix("move `%s` to an entity of its own, with the same key".formatted(name)));
    }
    if (property.isKey()) {
      return Stream.of(onCounter(property, "`%s` is a counter in a key".formatted(name)));
    }
    return property.type() instanceof ColumnType.Count
        ? Stream.empty()
        : Stream.of(
            onCounter(
                property,
                "the counter `%s` has type `%s`".formatted(name, property.javaType().brief())));
  }

  private static Complaint onCounter(PropertyModel property, String fact) {
    return Complaint.at(property.origin().withAnnotation(Counter.class.getCanonicalName(), 0), fact)
        .because("a counter is a column of 64 bits beside a key, which is only added to")
        .fix("@Counter long %s, in an entity of counters".formatted(property.name()));
  }
}
