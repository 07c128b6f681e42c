package dev.rowan.operate.schema;

import java.util.List;
import java.util.Map;

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
 * @param found the numbers of compared rows, by the element of the step: of an index with all
 *     columns that was built and verified, and of a former table that was dropped
 */
public record SchemaResult(
    List<SchemaStep> executed, List<SchemaStep> remaining, Map<String, String> found) {
  /** Copies the lists and the map. */
  public SchemaResult {
    executed = List.copyOf(executed);
    remaining = List.copyOf(remaining);
    found = Map.copyOf(found);
  }
}
