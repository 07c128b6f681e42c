package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers.Counts;
import dev.rowan.internal.session.EntityContext;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.SchemaBackend;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Removes all rows of entities. Used once. */
final class Truncation {
  private static final Counts NO_DIFFERENCES = new Counts(0, 0, 0, 0);

  private final Session session;
  private final List<EntityMapping<?>> mappings;

  Truncation(Session session, List<EntityMapping<?>> mappings) {
    this.session = session;
    this.mappings = mappings;
  }

  /** Checks all entities before it removes rows of any. */
  void run() {
    if (mappings.isEmpty()) {
      throw JobSettings.rejected("a truncate of no entity", "mappings");
    }
    SchemaBackend schemas = session.store().schemas();
    List<? extends EntityContext<?>> contexts = mappings.stream().map(session::context).toList();
    mappings.forEach(this::requireWhole);
    session.settle();
    for (int i = 0; i < contexts.size(); i++) {
      EntityContext<?> context = contexts.get(i);
      try {
        truncate(schemas, context);
      } catch (RuntimeException e) {
        throw i == 0 ? e : afterOthers(i, context.table().name(), e);
      }
    }
  }

  private static RuntimeException afterOthers(int emptied, String table, RuntimeException failure) {
    Map<String, String> done = Map.of("table", table, "entities before", Integer.toString(emptied));
    return Failures.unchecked(Failures.ofPartialChange(failure, done));
  }

  private void truncate(SchemaBackend schemas, EntityContext<?> context) {
    session
        .jobs()
        .run(
            JobKind.TRUNCATE,
            context.table().name(),
            () -> {
              session.await(schemas.truncate(context.emptied()));
              context.afterTruncate();
              return NO_DIFFERENCES;
            },
            counts -> counts);
  }

  /** Refuses to leave copies and numbers of rows that no longer exist, or to let rows return. */
  private void requireWhole(EntityMapping<?> mapping) {
    Stream.concat(
            mapping.copiedBy().stream(),
            mapping.rollups().stream().map(rollup -> (EntityMapping<?>) rollup.counters()))
        .filter(other -> !mappings.contains(other))
        .findFirst()
        .ifPresent(
            other -> {
              throw JobSettings.rejected(
                  "a truncate without "
                      + other.table().name()
                      + ", which copies or counts its rows",
                  mapping.table().name());
            });
    session
        .move(mapping)
        .filter(move -> move.stored().isPresent())
        .ifPresent(
            move -> {
              throw JobSettings.rejected(
                  "a truncate while its former table " + move.former() + " has rows",
                  mapping.table().name());
            });
  }
}
