package dev.rowan.cli.report;

import dev.rowan.operate.schema.SchemaPlan;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.schema.SchemaDifference;
import java.util.List;

/**
 * The steps that make a store equal to the entities of a program.
 *
 * @param store the address of the store
 * @param unresolved differences that no step resolves
 * @param droppable elements that exist only in the store, and that the plan does not change
 */
public record PlanReport(
    String store, SchemaPlan plan, List<SchemaDifference> unresolved, List<String> droppable)
    implements Report {
  /** Copies the lists. */
  public PlanReport {
    unresolved = List.copyOf(unresolved);
    droppable = List.copyOf(droppable);
  }

  /** Returns whether there is nothing to do. */
  public boolean isEmpty() {
    return plan.isEmpty() && unresolved.isEmpty();
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (SchemaStep step : plan.steps()) {
      text.append(StepText.of(step));
    }
    if (!unresolved.isEmpty()) {
      text.append("Without a step, as only another design or another cluster resolves it:\n");
      unresolved.forEach(each -> text.append(DifferenceText.of(each)));
    }
    if (isEmpty()) {
      text.append("Nothing to do: the store has everything that the program needs.\n");
    }
    if (!plan.optional().isEmpty()) {
      text.append("\nOnly with --drop:\n");
      plan.optional().forEach(step -> text.append(StepText.of(step)));
    }
    if (!droppable.isEmpty()) {
      text.append("\nOnly in the store, and not dropped without --drop:\n");
      droppable.forEach(each -> text.append("  ").append(each).append('\n'));
    }
    return text.toString();
  }

  @Override
  public String json() {
    return JsonOutput.ofStore(
        store,
        json -> {
          StepText.write("steps", plan.steps(), json);
          StepText.write("optional", plan.optional(), json);
          DifferenceText.write("unresolved", unresolved, json);
          JsonOutput.write("droppable", droppable, json);
        });
  }
}
