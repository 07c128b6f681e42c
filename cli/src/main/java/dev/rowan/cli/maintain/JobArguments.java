package dev.rowan.cli.maintain;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a job; null for the defaults of the run time.
 *
 * @param rowsPerSecond the limit of rows and entries per second
 * @param grace the age from which a difference on a cluster counts
 * @param position where an earlier job stopped
 */
public record JobArguments(
    @Nullable Integer rowsPerSecond, @Nullable Duration grace, @Nullable String position) {}
