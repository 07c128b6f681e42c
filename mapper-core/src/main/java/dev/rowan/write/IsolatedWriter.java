package dev.rowan.write;

import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
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

  IsolatedWriter(Backend backend, Consequences upkeep) {
    this.backend = backend;
    this.upkeep = upkeep;
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    Change change = new Change(mutation, upkeep);
    return backend.apply(new MutationSet(List.of(change), timestamp, options));
  }
}
