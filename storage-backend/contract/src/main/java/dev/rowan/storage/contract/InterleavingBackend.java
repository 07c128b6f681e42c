package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Schema;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;

/** A backend that executes another action just before the first write of a table. Thread-safe. */
final class InterleavingBackend implements Backend {
  private final Backend whole;
  private final String table;
  private final Runnable before;
  private final AtomicBoolean done = new AtomicBoolean();

  InterleavingBackend(Backend whole, String table, Runnable before) {
    this.whole = whole;
    this.table = table;
    this.before = before;
  }

  /** Returns whether such a write happened. */
  boolean wasInterleaved() {
    return done.get();
  }

  @Override
  public Capabilities capabilities() {
    return whole.capabilities();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return whole.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet unit) {
    boolean ofTable =
        unit.changes().stream().anyMatch(change -> change.mutation().table().name().equals(table));
    if (ofTable && done.compareAndSet(false, true)) {
      // On a separate thread, because this one may be needed for the answers.
      return CompletableFuture.runAsync(before).thenCompose(overtaken -> whole.apply(unit));
    }
    return whole.apply(unit);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return whole.fetch(query);
  }

  @Override
  public void close() {}
}
