package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.operate.schema.SchemaChanges;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a plan contains. */
public final class PlanOptions {
  @Option(
      names = "--drop",
      paramLabel = "NAME",
      split = ",",
      description = {
        "A table, or a column as table.column, that is dropped with its values.",
        "Nothing else is dropped."
      })
  private List<String> drops = new ArrayList<>();

  @Option(
      names = "--no-builds",
      description = "Leaves out builds of indexes, while old versions of the program write.")
  private boolean withoutBuilds;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      description = "How old a difference on a cluster is before a build corrects it. Default: 600")
  private @Nullable Integer graceSeconds;

  /** Returns the elements that the user wants to drop. */
  List<String> drops() {
    return drops;
  }

  SchemaChanges changes(Rowan rowan, ProgramEntities entities) {
    SchemaChanges changes =
        rowan.schema().with(entities.toArray()).dropping(drops.toArray(String[]::new));
    if (withoutBuilds) {
      changes = changes.withoutBuilds();
    }
    return graceSeconds == null ? changes : changes.withGrace(Duration.ofSeconds(graceSeconds));
  }
}
