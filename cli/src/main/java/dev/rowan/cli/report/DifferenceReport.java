package dev.rowan.cli.report;

import dev.rowan.operate.schema.SchemaDifferences;

/**
 * The differences between the entities of a program and a store.
 *
 * @param store the address of the store
 */
public record DifferenceReport(String store, SchemaDifferences differences) implements Report {
  @Override
  public String text() {
    if (differences.all().isEmpty()) {
      return "The store has exactly the tables of the program.\n";
    }
    StringBuilder text = new StringBuilder();
    differences.all().forEach(each -> text.append(DifferenceText.of(each)));
    return text.append('\n')
        .append(
            differences.isClean()
                ? "The store has everything that the program needs.\n"
                : "`rowan schema plan` lists the steps that make the store equal to the program.\n")
        .toString();
  }

  @Override
  public String json() {
    return JsonOutput.ofStore(
        store,
        json -> {
          json.writeBooleanField("clean", differences.isClean());
          DifferenceText.write("differences", differences.all(), json);
        });
  }
}
