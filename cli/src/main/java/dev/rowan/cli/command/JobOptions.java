package dev.rowan.cli.command;

import dev.rowan.cli.maintain.JobSettings;
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

  JobSettings settings(@Nullable String position) {
    return new JobSettings(
        rowsPerSecond, graceSeconds == null ? null : Duration.ofSeconds(graceSeconds), position);
  }
}
