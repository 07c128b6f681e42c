package dev.rowan.cli.report;

import dev.rowan.operate.schema.SchemaResult;
import java.util.Map;
import java.util.TreeMap;

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
      new TreeMap<>(result.found())
          .forEach(
              (element, found) -> text.append(element).append(": ").append(found).append('\n'));
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
    return JsonOutput.ofStore(
        store,
        json -> {
          StepText.write("executed", result.executed(), json);
          json.writeObjectFieldStart("found");
          for (Map.Entry<String, String> found : new TreeMap<>(result.found()).entrySet()) {
            json.writeStringField(found.getKey(), found.getValue());
          }
          json.writeEndObject();
          StepText.write("remaining", result.remaining(), json);
        });
  }
}
