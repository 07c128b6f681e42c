package dev.rowan.internal.bucket;

import java.util.Set;

/** Stops a batch that derives rows of buckets without an entry. No caller of Rowan receives it. */
final class UnlistedBucketException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Set<ListedBucket> entries;

  UnlistedBucketException(Set<ListedBucket> entries) {
    super("a bucket without an entry in its list", null, false, false);
    this.entries = Set.copyOf(entries);
  }

  Set<ListedBucket> entries() {
    return entries;
  }
}
