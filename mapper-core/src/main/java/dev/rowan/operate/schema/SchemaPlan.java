package dev.rowan.operate.schema;

import dev.rowan.spi.schema.SchemaDifference.Effect;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The steps that make the stored schema equal to the model, in the order of their execution. Steps
 * that are not possible come last. Immutable.
 * <!-- tag: schema-plan -->
 *
 * <pre>{@code
 * SchemaPlan plan = rowan.schema().with(VisitMapping.INSTANCE).plan();
 * for (SchemaStep step : plan.steps()) {
 *   log.info("{} {}: {} {}", step.effect(), step.element(), step.statement(), step.note());
 * }
 * }</pre>
 */
public record SchemaPlan(List<SchemaStep> steps) {
  /** Copies the list. */
  public SchemaPlan {
    steps = List.copyOf(steps);
  }

  /** Returns whether there is nothing to do. */
  public boolean isEmpty() {
    return steps.isEmpty();
  }

  /** Returns the steps that {@link SchemaChanges#apply()} executes. */
  public List<SchemaStep> executable() {
    return steps.stream().filter(step -> step.effect() != Effect.NOT_POSSIBLE).toList();
  }

  /** Returns the steps that {@link SchemaChanges#apply()} leaves to the operator. */
  public List<SchemaStep> notPossible() {
    return steps.stream().filter(step -> step.effect() == Effect.NOT_POSSIBLE).toList();
  }

  /** Returns the steps, one after the other, with their statements and notes. */
  @Override
  public String toString() {
    return steps.stream().map(step -> step + System.lineSeparator()).collect(Collectors.joining());
  }
}
