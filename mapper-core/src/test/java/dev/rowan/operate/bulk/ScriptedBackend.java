package dev.rowan.operate.bulk;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Keeps batches until the test says that they are stored, or stores them at once; refuses, or fails
 * at, rows that the test names.
 */
final class ScriptedBackend implements Backend {
  final List<List<Row>> batches = new ArrayList<>();
  final List<Row> stored = new ArrayList<>();
  final Set<Integer> refused = new HashSet<>();
  final Set<Integer> failing = new HashSet<>();
  final List<Runnable> held = new ArrayList<>();
  boolean holding;
  int mostUnderWay;
  private int underWay;

  @Override
  public Capabilities capabilities() {
    return Capabilities.of(Capability.INDEX_MAINTENANCE);
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    List<Row> rows =
        batch.changes().stream().map(change -> ((Upsert) change.mutation()).row()).toList();
    batches.add(rows);
    underWay++;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    CompletableFuture<WriteOutcome> outcome = new CompletableFuture<>();
    Runnable completion = () -> complete(rows, outcome);
    if (holding) {
      held.add(completion);
    } else {
      completion.run();
    }
    return outcome;
  }

  private void complete(List<Row> rows, CompletableFuture<WriteOutcome> outcome) {
    underWay--;
    if (rows.stream().anyMatch(row -> refused.contains(number(row)))) {
      outcome.completeExceptionally(
          new RejectedInputException(ErrorCode.VALUE_REJECTED, Map.of(), null));
    } else if (rows.stream().anyMatch(row -> failing.contains(number(row)))) {
      outcome.completeExceptionally(
          new BackendUnavailableException(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null));
    } else {
      stored.addAll(rows);
      outcome.complete(WriteOutcome.APPLIED);
    }
  }

  /** Completes what is held now, the last first. */
  void release() {
    List<Runnable> all = new ArrayList<>(held);
    held.clear();
    for (int i = all.size() - 1; i >= 0; i--) {
      all.get(i).run();
    }
  }

  List<Integer> storedNumbers() {
    return stored.stream().map(ScriptedBackend::number).toList();
  }

  static int number(Row row) {
    return (Integer) row.toArray()[1];
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return CompletableFuture.completedFuture(new RowPage(List.of(), null));
  }

  @Override
  public void close() {}
}
