package dev.rowan.cli.report;

import dev.rowan.operate.schema.SchemaResult;
import dev.rowan.spi.schema.SchemaDifference.Kind;

/**
 * The result of the execution of a plan.
 *
 * @param store the address of the store
 */
public record ResultReport(String store, SchemaResult result) implements Report {
  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    int executed = result.executed().size();
    if (executed > 0) {
      text.append("Executed %d step%s.\n".formatted(executed, executed == 1 ? "" : "s"));
      result.executed().stream()
          .filter(step -> step.difference().kind() == Kind.FORMER_TABLE)
          .forEach(
              step ->
                  text.append("Dropped ")
                      .append(step.element())
                      .append(": ")
                      .append(step.note())
                      .append('\n'));
    } else if (result.remaining().isEmpty()) {
      text.append("Nothing to do: the store has everything that the program needs.\n");
    }
    if (!result.remaining().isEmpty()) {
      text.append("Not possible, and left to you:\n");
      result.remaining().forEach(step -> text.append(StepText.of(step)));
    }
    return text.toString();
  }

  @Override
  public String json() {
    return JsonText.ofStore(
        store,
        json -> {
          StepText.write("executed", result.executed(), json);
          StepText.write("remaining", result.remaining(), json);
        });
  }
}
