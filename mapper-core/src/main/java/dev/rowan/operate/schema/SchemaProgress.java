package dev.rowan.operate.schema;

/**
 * The progress of the execution of a plan.
 * <!-- tag: schema-apply -->
 *
 * <pre>{@code
 * SchemaResult result =
 *     rowan
 *         .schema()
 *         .with(VisitMapping.INSTANCE)
 *         .apply(
 *             progress ->
 *                 log.info(
 *                     "step {} of {}, {} %: {}",
 *                     progress.number(),
 *                     progress.total(),
 *                     (int) (progress.share() * 100),
 *                     progress.step().element()));
 * result.remaining().forEach(step -> log.warn("not possible: {}", step));
 * }</pre>
 *
 * @param number the number of the step, from 1
 * @param total the number of steps of this run
 * @param share the finished share of the step, from 0 to 1: 0 when it starts, 1 when it is done,
 *     and between these while a derived table is built
 */
public record SchemaProgress(SchemaStep step, int number, int total, double share) {}
