package dev.rowan.write;

import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.Upkeep;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/**
 * Hands the backend one unit: where it runs the upkeep under its own lock, or where nothing follows
 * from the rows.
 */
final class IsolatedWriter implements EntityWriter {
  private final Backend backend;
  private final Consequences upkeep;
  private final List<DerivedTable> unique;

  /** Writes rows from which nothing follows. */
  IsolatedWriter(Backend backend) {
    this(backend, Consequences.NONE, List.of());
  }

  /** Writes rows of these tables, with what follows from them. */
  IsolatedWriter(Backend backend, EntityTables tables) {
    this(backend, Upkeep.of(tables.followers()), tables.unique());
  }

  private IsolatedWriter(Backend backend, Consequences upkeep, List<DerivedTable> unique) {
    this.backend = backend;
    this.upkeep = upkeep;
    this.unique = unique;
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    Change change = new Change(mutation, upkeep);
    CompletionStage<WriteOutcome> written =
        backend.apply(new MutationSet(List.of(change), timestamp, options));
    return unique.isEmpty()
        ? written
        : written.thenApply(
            outcome -> {
              Upkeep.requireUnique(unique, outcome);
              return outcome;
            });
  }
}
