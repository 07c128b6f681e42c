package dev.rowan.operate.schema;

import java.util.List;

/**
 * The result of the execution of a plan. Immutable.
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
 * @param executed the steps that this run executed
 * @param remaining the steps that are not possible; each has a note that says what to do
 */
public record SchemaResult(List<SchemaStep> executed, List<SchemaStep> remaining) {
  /** Copies the lists. */
  public SchemaResult {
    executed = List.copyOf(executed);
    remaining = List.copyOf(remaining);
  }
}
