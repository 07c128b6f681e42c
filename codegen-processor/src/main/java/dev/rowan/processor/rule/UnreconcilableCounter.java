package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReconcileModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a counter counts can be counted anew if its rows are in one place that the key tells. */
@DesignRule(
    code = "CNS-06",
    severity = Severity.ERROR,
    summary = "What a counter is held against could not be counted")
final class UnreconcilableCounter implements EntityRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    return BrokenKeyStructure.isIn(entity)
        ? Stream.empty()
        : entity.columns().flatMap(property -> ofProperty(entity, property, design).stream());
  }

  private static Optional<Complaint> ofProperty(
      EntityModel entity, PropertyModel property, Design design) {
    if (property.reconciled().isEmpty()) {
      return Optional.empty();
    }
    ReconcileModel reconciled = property.reconciled().get();
    if (!property.counter()) {
      return Optional.of(
          Complaint.at(
                  reconciled.origin(),
                  "`%s` is reconciled and no counter".formatted(property.name()))
              .because("the job adds the difference, as only counters are added to")
              .fix("@Counter on `%s`".formatted(property.name())));
    }
    if (!isPeriod(reconciled.every())) {
      return Optional.of(
          at(reconciled, "every", "`every` is no length of time")
              .because("it has the format of ISO 8601, and is positive")
              .fix("every = \"PT1H\""));
    }
    Optional<EntityModel> from =
        design
            .entity(reconciled.from().qualified())
            .filter(each -> each.provenance() != Provenance.COMPILED_ALONE && !each.counts());
    String name = reconciled.from().simple();
    if (from.isEmpty()) {
      return Optional.of(
          at(reconciled, "from", "`%s` has no rows to count".formatted(name))
              .because("rows of an entity without counters are counted")
              .fix("name the entity of which `%s` counts the rows".formatted(property.name())));
    }
    List<String> keys = entity.primaryKey().stream().map(PropertyModel::name).toList();
    Optional<List<PropertyModel>> reference = RecountPlan.reference(entity, from.get(), reconciled);
    if (reference.isEmpty()) {
      return Optional.of(
          at(
                  reconciled,
                  reconciled.by().isEmpty() ? "from" : "by",
                  "`%s` does not tell which counter counts a row".formatted(name))
              .because(
                  "its properties have to hold the key of the counter, %s, in the same types"
                      .formatted(Words.list(keys)))
              .fix("by = {…}, with their names in `%s`".formatted(name)));
    }
    List<String> names = reference.get().stream().map(PropertyModel::name).toList();
    return CopyPlan.through(from.get(), reference.get()).isPresent()
        ? Optional.empty()
        : Optional.of(
            at(
                    reconciled,
                    "from",
                    "the rows of `%s` of one counter are in no one partition".formatted(name))
                .because(
                    "no table of it has a key that begins with %s".formatted(Words.list(names)))
                .fix(
                    "@CustomIndex(name = \"%s_by_%s\", partition = %s, clustering = {…}) on `%s`"
                        .formatted(from.get().table(), entity.table(), Words.array(names), name)));
  }

  private static boolean isPeriod(String text) {
    try {
      Duration every = Duration.parse(text);
      return !every.isNegative() && !every.isZero();
    } catch (DateTimeException e) {
      return false; // what it is not is said where this is asked
    }
  }

  private static Complaint at(ReconcileModel reconciled, String attribute, String headline) {
    return Complaint.at(reconciled.origin().withAttribute(attribute), headline);
  }
}
