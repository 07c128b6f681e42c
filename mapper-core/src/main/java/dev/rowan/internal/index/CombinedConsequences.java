package dev.rowan.internal.index;

import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The consequences of index maintenance, followed by others that do not depend on TTLs.
 * Thread-safe.
 */
final class CombinedConsequences implements Consequences {
  private final Consequences indexes;
  private final Consequences others;

  private CombinedConsequences(Consequences indexes, Consequences others) {
    this.indexes = indexes;
    this.others = others;
  }

  /** Returns both consequences, the first ones first. */
  static Consequences of(Consequences indexes, Consequences others) {
    return others == NONE ? indexes : new CombinedConsequences(indexes, others);
  }

  @Override
  public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
    return with(indexes.of(before, after), before, after);
  }

  @Override
  public List<Mutation> of(
      @Nullable Row before,
      RemainingTtl expirationBefore,
      @Nullable Row after,
      RemainingTtl expiration) {
    return with(indexes.of(before, expirationBefore, after, expiration), before, after);
  }

  private List<Mutation> with(List<Mutation> first, @Nullable Row before, @Nullable Row after) {
    List<Mutation> all = new ArrayList<>(first);
    all.addAll(others.of(before, after));
    return all;
  }

  @Override
  public List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
    return indexes.written(upsert, before, expiration);
  }
}
