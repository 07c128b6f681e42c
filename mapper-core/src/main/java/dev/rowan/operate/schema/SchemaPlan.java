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
 *
 * @param steps the steps
 * @param optional drops of former tables, which become steps if {@link SchemaChanges#dropping}
 *     names these tables
 */
public record SchemaPlan(List<SchemaStep> steps, List<SchemaStep> optional) {
  /** Copies the lists. */
  public SchemaPlan {
    steps = List.copyOf(steps);
    optional = List.copyOf(optional);
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

  /** Returns all steps, one after the other, with their statements and notes. */
  @Override
  public String toString() {
    String plan =
        steps.stream().map(step -> step + System.lineSeparator()).collect(Collectors.joining());
    return plan
        + optional.stream()
            .map(step -> "OPTIONAL " + step + System.lineSeparator())
            .collect(Collectors.joining());
  }
}
