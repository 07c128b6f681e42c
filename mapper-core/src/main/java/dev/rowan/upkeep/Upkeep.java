package dev.rowan.upkeep;

import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.Mutation;
import dev.rowan.schema.DerivedTable;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps all derived tables of one entity in step, where the backend isolates read and write: the
 * consequences of a changed row are the differences of all its entries. Thread-safe.
 */
public final class Upkeep implements Consequences {
  private final List<DerivedTable> derived;

  private Upkeep(List<DerivedTable> derived) {
    this.derived = List.copyOf(derived);
  }

  /** Returns the upkeep of these tables; {@link Consequences#NONE} where there are none. */
  public static Consequences of(List<DerivedTable> derived) {
    return derived.isEmpty() ? NONE : new Upkeep(derived);
  }

  @Override
  public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
    List<Mutation> mutations = new ArrayList<>();
    for (DerivedTable table : derived) {
      EntryChanges changes = EntryChanges.between(table, before, after);
      mutations.addAll(changes.additions());
      mutations.addAll(changes.removals());
    }
    return mutations;
  }
}
