package dev.rowan.cli.command;

import dev.rowan.cli.maintain.JobArguments;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a maintenance job works. */
public final class JobOptions {
  @Option(
      names = "--at-most",
      paramLabel = "ROWS",
      description = "The limit of rows, entries or counters per second. Default: none")
  private @Nullable Integer rowsPerSecond;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      description =
          "How long a difference must last before it counts. Default: 600 on a cluster; 10 for"
              + " recount")
  private @Nullable Integer graceSeconds;

  JobArguments settings(@Nullable String position) {
    return new JobArguments(
        rowsPerSecond, graceSeconds == null ? null : Duration.ofSeconds(graceSeconds), position);
  }
}
