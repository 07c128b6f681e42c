package dev.rowan.cli.command;

import dev.rowan.Rowan;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.SchemaDifference.Effect;
import dev.rowan.spi.schema.SchemaDifference.Kind;
import java.util.Set;

/** The check that a store has the tables of an entity. An embedded store would create them. */
final class StoreDifference {
  /** What no read and no write needs. */
  private static final Set<Kind> HARMLESS =
      Set.of(
          Kind.COLUMN_COPY,
          Kind.FORMER_COLUMN,
          Kind.FORMER_TABLE,
          Kind.INDEX_STATE,
          Kind.OPTIONS,
          Kind.SURPLUS_COLUMN,
          Kind.SURPLUS_TABLE,
          Kind.TTL);

  private StoreDifference() {}

  /**
   * Requires that the store has the tables.
   *
   * @throws UnusableInputException if it does not
   */
  static void requireNone(Rowan rowan, EntityMapping<?> entity) {
    for (SchemaDifference each : rowan.schema().with(entity).diff().all()) {
      // the first writer creates the tables of the run time
      boolean isOurs = each.element().startsWith("rowan_");
      boolean isOfCluster = each.kind().isWarning() || each.kind().effect() == Effect.REDESIGN;
      if (!isOfCluster && !HARMLESS.contains(each.kind()) && !isOurs) {
        throw new UnusableInputException(
            "the store differs from the program: %s; run `rowan schema plan` and `rowan schema apply` first"
                .formatted(each.title()));
      }
    }
  }
}
