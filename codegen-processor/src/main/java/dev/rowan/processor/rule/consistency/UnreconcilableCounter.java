package dev.rowan.processor.rule.consistency;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReconcileModel;
import dev.rowan.processor.plan.CopyPlan;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.RecountPlan;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.EntityRule;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reports a reconciled counter whose rows cannot be counted. All rows of one counter must be in one
 * partition, which the counter's key identifies.
 */
@DesignRule(
    code = "CNS-06",
    severity = Severity.ERROR,
    summary = "The rows of a reconciled counter cannot be counted")
public final class UnreconcilableCounter implements EntityRule {
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
                  "`%s` is reconciled, but is not a counter".formatted(property.name()))
              .because(
                  "the job corrects the value by an increment, and only counters can be"
                      + " incremented")
              .fix("@Counter on `%s`".formatted(property.name())));
    }
    if (!RecountPlan.isInterval(reconciled.every())) {
      return Optional.of(
          at(reconciled, "every", "`every` is not a positive duration")
              .because("the period between two runs is a duration in ISO 8601 format")
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
              .because("the job counts rows of an entity without counters")
              .fix("name the entity whose rows `%s` counts".formatted(property.name())));
    }
    List<String> keys = entity.primaryKey().stream().map(PropertyModel::name).toList();
    Optional<List<PropertyModel>> reference = RecountPlan.reference(entity, from.get(), reconciled);
    if (reference.isEmpty()) {
      return Optional.of(
          at(
                  reconciled,
                  reconciled.by().isEmpty() ? "from" : "by",
                  "`%s` does not identify the counter of each row".formatted(name))
              .because(
                  "each row needs properties of the same types for %s, the key of the counter"
                      .formatted(Words.list(keys)))
              .fix("by = {…}, with the names of these properties in `%s`".formatted(name)));
    }
    List<String> names = reference.get().stream().map(PropertyModel::name).toList();
    return CopyPlan.through(from.get(), reference.get()).isPresent()
        ? Optional.empty()
        : Optional.of(
            at(
                    reconciled,
                    "from",
                    "the rows of `%s` for one counter are in several partitions".formatted(name))
                .because(
                    "the job counts the rows of one partition, and no table has a key that begins with %s"
                        .formatted(Words.list(names)))
                .fix(
                    "@CustomIndex(name = \"%s_by_%s\", partition = %s, clustering = %s) on `%s`"
                        .formatted(
                            from.get().table(),
                            entity.table(),
                            Words.array(names),
                            Words.array(others(from.get(), names)),
                            name)));
  }

  /** Returns the primary key of an entity without the given properties. */
  private static List<String> others(EntityModel entity, List<String> names) {
    return entity.primaryKey().stream()
        .map(PropertyModel::name)
        .filter(name -> !names.contains(name))
        .toList();
  }

  private static Complaint at(ReconcileModel reconciled, String attribute, String headline) {
    return Complaint.at(reconciled.origin().withAttribute(attribute), headline);
  }
}
