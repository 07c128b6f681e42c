package dev.rowan.operate.schema;

import dev.rowan.spi.schema.SchemaDifference;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The differences between the model and the stored schema. Immutable.
 * <!-- tag: schema-diff -->
 *
 * <pre>{@code
 * SchemaDifferences differences = rowan.schema().with(VisitMapping.INSTANCE).diff();
 * if (!differences.isClean()) {
 *   log.warn("the store differs from the model:\n{}", differences);
 * }
 * }</pre>
 *
 * @param all every difference, sorted by table
 */
public record SchemaDifferences(List<SchemaDifference> all) {
  /** Copies the list. */
  public SchemaDifferences {
    all = List.copyOf(all);
  }

  /**
   * Returns whether the store has everything that the model needs. {@linkplain
   * SchemaDifference.Kind#isWarning Warnings} do not count. Tables, columns and fields that only
   * the store has do not count either, unless a program of this model would refuse them.
   */
  public boolean isClean() {
    return all.stream().allMatch(each -> each.kind().isSurplus() || each.kind().isWarning());
  }

  /** Returns one line for each difference: its code, its element, and both sides. */
  @Override
  public String toString() {
    return all.stream()
        .map(
            each ->
                "%s: stored %s, model %s%n".formatted(each.title(), each.stored(), each.model()))
        .collect(Collectors.joining());
  }
}
