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
      description = "The limit of rows and entries per second. Default: none")
  private @Nullable Integer rowsPerSecond;

  @Option(
      names = "--grace",
      paramLabel = "SECONDS",
      description = "How old a difference on a cluster is before it counts. Default: 600")
  private @Nullable Integer graceSeconds;

  JobSettings settings(@Nullable String position) {
    return new JobSettings(
        rowsPerSecond, graceSeconds == null ? null : Duration.ofSeconds(graceSeconds), position);
  }
}
