package dev.rowan.internal.bucket;

import dev.rowan.annotation.Consistency;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A backend for tables with a list of buckets: the one place that maintains the lists. Before a
 * batch it writes the entry of each bucket into which the batch writes, unless this process wrote
 * that entry within the last ten minutes. So each row has an entry, whatever fails in between. An
 * entry gets the timestamp of its own write, never that of the batch, and no TTL. Deletes leave the
 * entries. Batches without such tables pass unchanged. Thread-safe.
 */
public final class BucketListBackend extends ForwardingBackend {
  private final InstantSource time;
  private final RecentEntries recent;

  /** The base tables of derived tables with a list. */
  private final Set<String> bases = ConcurrentHashMap.newKeySet();

  private BucketListBackend(Backend stored, InstantSource time) {
    super(stored);
    this.time = time;
    this.recent = new RecentEntries(time);
  }

  /** Returns a backend that stores tables with lists of buckets in this one. */
  public static BucketListBackend over(Backend stored, InstantSource time) {
    return new BucketListBackend(stored, time);
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    for (TableSchema table : schema.tables()) {
      String base = schema.sources().get(table.name());
      if (table.bucketList() != null && base != null) {
        bases.add(base);
      }
    }
    return super.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return batch.changes().stream().anyMatch(this::concerns)
        ? new Listing(batch).apply()
        : super.apply(batch);
  }

  /** Returns whether a change may need an entry of a list. */
  public boolean concerns(Change change) {
    return (change.mutation().table().bucketList() != null && change.mutation() instanceof Upsert)
        || isListed(change);
  }

  /** Returns whether the engine may derive rows of a table with a list from a change. */
  private boolean isListed(Change change) {
    return !bases.isEmpty()
        && change.consequences() != Consequences.NONE
        && bases.contains(change.mutation().table().name());
  }

  private CompletionStage<WriteOutcome> send(MutationSet batch) {
    return super.apply(batch);
  }

  /** A batch, and the entries that it needs. */
  private final class Listing {
    private final MutationSet batch;
    private final MutationSet sent;
    private final @Nullable Consistency consistency;

    /** The entries that this call wrote, which other calls may have made the process forget. */
    private final Set<ListedBucket> written = new HashSet<>();

    Listing(MutationSet batch) {
      this.batch = batch;
      this.consistency = batch.options().consistency();
      this.sent = withChecks();
    }

    CompletionStage<WriteOutcome> apply() {
      Set<ListedBucket> missing = new HashSet<>();
      for (Change change : batch.changes()) {
        if (change.mutation() instanceof Upsert upsert) {
          ListedBucket entry = ListedBucket.of(upsert, consistency);
          if (entry != null && isMissing(entry)) {
            missing.add(entry);
          }
        }
      }
      return missing.isEmpty() ? attempt() : list(missing).thenCompose(done -> attempt());
    }

    private boolean isMissing(ListedBucket entry) {
      return !written.contains(entry) && !recent.contains(entry);
    }

    /** Sends the batch; once more for each time that the engine derives rows of new buckets. */
    private CompletionStage<WriteOutcome> attempt() {
      return send(sent)
          .exceptionallyCompose(
              failure ->
                  Failures.unwrap(failure) instanceof UnlistedBucketException unlisted
                      ? list(unlisted.entries()).thenCompose(done -> attempt())
                      : CompletableFuture.failedFuture(failure));
    }

    private CompletionStage<Void> list(Set<ListedBucket> missing) {
      return BoundedConcurrency.forEach(List.copyOf(missing), this::list)
          .thenAccept(done -> written.addAll(missing))
          .exceptionallyCompose(
              failure -> CompletableFuture.failedFuture(Failures.beforeTheChange(failure)));
    }

    private CompletionStage<Void> list(ListedBucket entry) {
      Upsert upsert =
          Upsert.insert(
              entry.table(),
              entry.list().entry(entry.key(), time.instant().truncatedTo(ChronoUnit.MILLIS)));
      return send(new MutationSet(List.of(upsert), OptionalLong.empty(), batch.options()))
          .thenAccept(done -> recent.add(entry));
    }

    /** Returns the batch; the engine then derives no row of a bucket without an entry. */
    private MutationSet withChecks() {
      if (batch.changes().stream().noneMatch(BucketListBackend.this::isListed)) {
        return batch;
      }
      List<Change> changes = new ArrayList<>();
      for (Change change : batch.changes()) {
        changes.add(
            isListed(change)
                ? Change.of(
                    change.mutation(),
                    new CheckedConsequences(change.consequences(), this::isMissing, consistency))
                : change);
      }
      return new MutationSet(changes, batch.timestamp(), batch.options());
    }
  }
}
