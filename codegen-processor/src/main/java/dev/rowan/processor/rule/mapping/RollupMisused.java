package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.RollupModel;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reports a roll-up whose counters do not follow from the rows that they count. */
@DesignRule(
    code = "MAP-33",
    severity = Severity.ERROR,
    summary = "The counters of a @Rollup do not follow from the rows")
public final class RollupMisused implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return BrokenKeyStructure.isIn(entity)
        ? Stream.empty()
        : entity.rollups().stream().flatMap(each -> complaint(entity, each, design).stream());
  }

  private static Optional<Complaint> complaint(
      EntityModel entity, RollupModel rollup, Design design) {
    Optional<EntityModel> counters =
        design
            .entity(rollup.into().qualified())
            .filter(each -> each.counts() && each.provenance() != Provenance.COMPILED_ALONE);
    if (counters.isEmpty()) {
      return Optional.of(
          at(rollup, "into", "`%s` has no counter".formatted(rollup.into().simple()))
              .because("a roll-up increments a counter of another entity for each row")
              .fix("@Counter long events in `%s`".formatted(rollup.into().simple())));
    }
    return BrokenKeyStructure.isIn(counters.get())
        ? Optional.empty()
        : counting(entity, rollup)
            .or(() -> period(rollup))
            .or(() -> time(entity, rollup))
            .or(() -> counter(rollup, counters.get()))
            .or(() -> place(entity, rollup, counters.get()))
            .or(() -> dimension(entity, rollup, counters.get()))
            .or(() -> second(rollup, counters.get(), design));
  }

  private static Optional<Complaint> counting(EntityModel entity, RollupModel rollup) {
    return entity.counts()
        ? Optional.of(
            Complaint.at(
                    rollup.origin(),
                    "`%s` has @Rollup, and counters".formatted(entity.name().simple()))
                .because("a counter is incremented by any number, so it is no row to count")
                .fix("drop @Rollup"))
        : Optional.empty();
  }

  private static Optional<Complaint> period(RollupModel rollup) {
    if (!ComputedKey.UNITS.contains(rollup.unit())) {
      return Optional.of(
          at(rollup, "unit", "%s is no unit of time of a roll-up".formatted(rollup.unit().name()))
              .because("a period is a number of minutes, hours, days, weeks, months or years")
              .fix("unit = ChronoUnit.DAYS"));
    }
    if (rollup.size() < 1) {
      return Optional.of(
          at(rollup, "size", "%s are no period".formatted(rollup.computation().inWords()))
              .because("each period has at least one unit of time")
              .fix("size = 1"));
    }
    return RecountPlan.isInterval(rollup.every())
        ? Optional.empty()
        : Optional.of(
            at(rollup, "every", "`every` is not a positive duration")
                .because("the interval between two recounts is a duration in ISO 8601 format")
                .fix("every = \"PT24H\""));
  }

  private static Optional<Complaint> time(EntityModel entity, RollupModel rollup) {
    Optional<PropertyModel> time = entity.property(rollup.of());
    String simple = entity.name().simple();
    if (time.filter(ComputedKey::isTime).isEmpty()) {
      String found =
          time.isEmpty()
              ? "`%s` has no property `%s`".formatted(simple, rollup.of())
              : "`%s` is no time".formatted(rollup.of());
      return Optional.of(
          named(
                  at(rollup, "of", found),
                  "of",
                  entity.columns().filter(ComputedKey::isTime),
                  "@Immutable Instant at in `%s`".formatted(simple))
              .because("the period follows from a timestamp, a date or a time UUID of the row"));
    }
    if (!RollupPlan.neverChanges(time.get())) {
      return Optional.of(changing(rollup, "of", time.get()));
    }
    boolean date = time.get().type().meaning().equals(ColumnType.of(ScalarKind.DATE));
    return date && rollup.computation().days() < 1
        ? Optional.of(
            at(
                    rollup,
                    "unit",
                    "a period has %s, but `%s` is a date"
                        .formatted(rollup.computation().inWords(), rollup.of()))
                .because("all rows of a day would be in the period of midnight")
                .fix("unit = ChronoUnit.DAYS"))
        : Optional.empty();
  }

  private static Complaint changing(RollupModel rollup, String attribute, PropertyModel property) {
    return at(rollup, attribute, "`%s` can change".formatted(property.name()))
        .because(
            "an update would move the row to another counter, and does not know the previous one")
        .fix("@Immutable on `%s`".formatted(property.name()))
        .fix("add `%s` to the primary key".formatted(property.name()));
  }

  private static Optional<Complaint> counter(RollupModel rollup, EntityModel counters) {
    return RollupPlan.counter(counters, rollup).isPresent()
        ? Optional.empty()
        : Optional.of(
            named(
                    at(
                        rollup,
                        rollup.counter().isEmpty() ? "into" : "counter",
                        rollup.counter().isEmpty()
                            ? "`%s` has several counters".formatted(counters.name().simple())
                            : "`%s` has no counter `%s`"
                                .formatted(counters.name().simple(), rollup.counter())),
                    "counter",
                    counters.columns().filter(PropertyModel::counter),
                    "@Counter long events in `%s`".formatted(counters.name().simple()))
                .because("a roll-up increments one counter by one for each row"));
  }

  private static Optional<Complaint> place(
      EntityModel entity, RollupModel rollup, EntityModel counters) {
    Predicate<PropertyModel> fits = each -> RollupPlan.canStore(each, rollup);
    return counters.property(rollup.period()).filter(fits).isPresent()
        ? Optional.empty()
        : Optional.of(
            named(
                    at(
                        rollup,
                        "period",
                        "`%s` of `%s` cannot store periods of %s"
                            .formatted(
                                rollup.period(),
                                counters.name().simple(),
                                rollup.computation().inWords())),
                    "period",
                    counters
                        .columns()
                        .filter(fits)
                        .filter(each -> entity.property(each.name()).isEmpty()),
                    "a key property of `%s`: %s start"
                        .formatted(
                            counters.name().simple(),
                            rollup.unit().compareTo(ChronoUnit.DAYS) < 0 ? "Instant" : "LocalDate"))
                .because(
                    "the start of the period is %s in the primary key, and no computed one"
                        .formatted(
                            rollup.unit().compareTo(ChronoUnit.DAYS) < 0
                                ? "an Instant"
                                : "a LocalDate or an Instant")));
  }

  private static Optional<Complaint> dimension(
      EntityModel entity, RollupModel rollup, EntityModel counters) {
    for (PropertyModel key : counters.primaryKey()) {
      if (key.computed().isPresent() || key.name().equals(rollup.period())) {
        continue;
      }
      Optional<PropertyModel> there = RollupPlan.source(entity, key);
      if (there.isEmpty()) {
        return Optional.of(
            at(
                    rollup,
                    "into",
                    "`%s` of `%s` is no property of `%s` with the same type"
                        .formatted(key.name(), counters.name().simple(), entity.name().simple()))
                .because("each row has the whole key of its counter")
                .fix("name it as a property of `%s`".formatted(entity.name().simple()))
                .fix(
                    "%s %s in `%s`"
                        .formatted(key.javaType().brief(), key.name(), entity.name().simple())));
      }
      if (!RollupPlan.neverChanges(there.get())) {
        return Optional.of(changing(rollup, "into", there.get()));
      }
    }
    return Optional.empty();
  }

  /** A counter that two roll-ups increment has the sum, and no recount knows its parts. */
  private static Optional<Complaint> second(
      RollupModel rollup, EntityModel counters, Design design) {
    PropertyModel counter = RollupPlan.counter(counters, rollup).orElseThrow();
    Optional<RollupModel> first =
        design.entities().stream()
            .flatMap(each -> RollupPlan.of(each, design).stream())
            .filter(plan -> plan.counters().name().equals(counters.name()))
            .filter(plan -> plan.counter().equals(counter))
            .map(RollupPlan::rollup)
            .findFirst();
    boolean counted = counter.reconciled().isPresent();
    return counted || !first.equals(Optional.of(rollup))
        ? Optional.of(
            at(
                    rollup,
                    "into",
                    "`%s` of `%s` counts other rows, too"
                        .formatted(counter.name(), counters.name().simple()))
                .because("a recount compares a counter with the rows of one entity")
                .fix(
                    "another counter in `%s`, and counter = \"…\""
                        .formatted(counters.name().simple()))
                .fix(counted ? "drop @ReconciledCounter" : "drop one @Rollup"))
        : Optional.empty();
  }

  private static Complaint named(
      Complaint complaint, String attribute, Stream<PropertyModel> possible, String other) {
    List<String> names = possible.map(PropertyModel::name).toList();
    return names.isEmpty()
        ? complaint.fix(other)
        : complaint.fix("%s = \"%s\"".formatted(attribute, names.get(0)));
  }

  private static Complaint at(RollupModel rollup, String attribute, String headline) {
    return Complaint.at(rollup.origin().withAttribute(attribute), headline);
  }
}
