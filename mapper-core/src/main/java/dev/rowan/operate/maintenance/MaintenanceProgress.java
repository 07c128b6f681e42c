package dev.rowan.operate.maintenance;

import org.jspecify.annotations.Nullable;

/**
 * The progress of a maintenance job.
 * <!-- tag: build -->
 *
 * <pre>{@code
 * rowan
 *     .maintenance()
 *     .build(VisitMapping.INSTANCE, "visits_by_tag")
 *     .atMost(20_000)
 *     .watchedBy(step -> log.info("{} rows, {} %", step.rows(), (int) (step.share() * 100)))
 *     .run();
 * }</pre>
 *
 * @param table the table that the job is reading
 * @param rows the number of rows and entries that this run has checked, each counted once
 * @param share the finished share of the whole job by tokens, from 0 to 1; never decreases
 * @param position the position to resume at, or null for the start. The position is null while the
 *     job compares sums
 * @param waitingMillis in how many milliseconds the job can confirm the next of the differences
 *     that it has found, because a write in flight can explain a difference for the grace period; 0
 *     while the job reads
 */
public record MaintenanceProgress(
    String table, long rows, double share, @Nullable String position, long waitingMillis) {}
