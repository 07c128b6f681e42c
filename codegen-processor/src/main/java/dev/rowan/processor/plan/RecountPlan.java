package dev.rowan.processor.plan;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReconcileModel;
import dev.rowan.processor.model.TableModel;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a job reconciles a counter with the rows that it counts.
 *
 * @param reference the properties of the counted entity that hold the counter's primary key, in the
 *     order of that key
 * @param through the table in which all rows of one counter are in one partition
 */
public record RecountPlan(
    EntityModel entity,
    PropertyModel counter,
    EntityModel from,
    List<PropertyModel> reference,
    TableModel through) {
  public RecountPlan {
    reference = List.copyOf(reference);
  }

  /**
   * Whether a text is the interval between two recounts: a positive duration in ISO 8601 format.
   */
  public static boolean isInterval(String text) {
    try {
      Duration every = Duration.parse(text);
      return !every.isNegative() && !every.isZero();
    } catch (DateTimeException e) {
      return false; // rules report that this is not a duration
    }
  }

  /** Returns the reconciled counters of an entity. Counters with an error are left out. */
  public static List<RecountPlan> of(EntityModel entity, Design design) {
    List<RecountPlan> plans = new ArrayList<>();
    for (PropertyModel counter : entity.columns().toList()) {
      counter
          .reconciled()
          .ifPresent(
              reconciled ->
                  design
                      .entity(reconciled.from().qualified())
                      .ifPresent(
                          from ->
                              reference(entity, from, reconciled)
                                  .ifPresent(
                                      reference ->
                                          CopyPlan.through(from, reference)
                                              .ifPresent(
                                                  through ->
                                                      plans.add(
                                                          new RecountPlan(
                                                              entity, counter, from, reference,
                                                              through))))));
    }
    return plans;
  }

  /**
   * Returns the properties that hold the counter's primary key, in the order of that key; empty if
   * they are not unique.
   */
  public static Optional<List<PropertyModel>> reference(
      EntityModel entity, EntityModel from, ReconcileModel reconciled) {
    List<PropertyModel> keys = entity.primaryKey();
    List<PropertyModel> reference = new ArrayList<>();
    boolean written = !reconciled.by().isEmpty();
    for (int i = 0; i < keys.size(); i++) {
      PropertyModel key = keys.get(i);
      if (written && i >= reconciled.by().size()) {
        return Optional.empty();
      }
      from.property(written ? reconciled.by().get(i) : key.name())
          .filter(property -> !property.isStatic())
          .filter(property -> property.type().frozenType().equals(key.type().frozenType()))
          .ifPresent(reference::add);
    }
    boolean whole = reference.size() == keys.size() && !keys.isEmpty();
    return whole && (!written || reconciled.by().size() == keys.size())
        ? Optional.of(reference)
        : Optional.empty();
  }
}
