package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.cli.entity.ProgramEntities;
import dev.rowan.operate.schema.SchemaChanges;
import dev.rowan.operate.schema.SchemaStep;
import dev.rowan.spi.schema.SchemaDifference;
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

  @Option(
      names = "--at-most",
      paramLabel = "ROWS",
      description = "The limit of rows per second of builds and comparisons. Default: none")
  private @Nullable Integer rowsPerSecond;

  @Option(
      names = "--no-comparison",
      description = {
        "Drops a former table or column although rows or values in it may lack a copy.",
        "These are lost."
      })
  private boolean withoutComparison;

  /** Returns the elements that the user wants to drop. */
  List<String> drops() {
    return drops;
  }

  /** Returns whether a step drops a table or column only if each of its values has a copy. */
  boolean compares(SchemaStep step) {
    SchemaDifference.Kind kind = step.difference().kind();
    return !withoutComparison
        && (kind == SchemaDifference.Kind.FORMER_TABLE
            || kind == SchemaDifference.Kind.FORMER_COLUMN);
  }

  SchemaChanges changes(Rowan rowan, ProgramEntities entities) {
    SchemaChanges changes =
        rowan.schema().with(entities.toArray()).dropping(drops.toArray(String[]::new));
    if (withoutBuilds) {
      changes = changes.withoutBuilds();
    }
    if (withoutComparison) {
      changes = changes.withoutComparison();
    }
    if (rowsPerSecond != null) {
      changes = changes.atMost(rowsPerSecond);
    }
    return graceSeconds == null ? changes : changes.withGrace(Duration.ofSeconds(graceSeconds));
  }
}
