package dev.rowan.internal.bucket;

import dev.rowan.annotation.Consistency;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Consequences that an engine derives, with a check: a batch fails before it writes anything if it
 * derives a row of a bucket without an entry. Thread-safe.
 *
 * @param missing whether an entry must be written
 */
record CheckedConsequences(
    Consequences derived, Predicate<ListedBucket> missing, @Nullable Consistency consistency)
    implements Consequences {
  @Override
  public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
    return checked(derived.of(before, after));
  }

  @Override
  public List<Mutation> of(
      @Nullable Row before,
      RemainingTtl expirationBefore,
      @Nullable Row after,
      RemainingTtl expiration) {
    return checked(derived.of(before, expirationBefore, after, expiration));
  }

  @Override
  public List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
    return derived.written(upsert, before, expiration);
  }

  private List<Mutation> checked(List<Mutation> mutations) {
    Set<ListedBucket> unlisted = new HashSet<>();
    for (Mutation mutation : mutations) {
      if (mutation instanceof Upsert upsert) {
        ListedBucket entry = ListedBucket.of(upsert, consistency);
        if (entry != null && missing.test(entry)) {
          unlisted.add(entry);
        }
      }
    }
    if (!unlisted.isEmpty()) {
      throw new UnlistedBucketException(unlisted);
    }
    return mutations;
  }
}
