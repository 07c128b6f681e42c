package dev.rowan.operate.maintenance;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.verify.ColumnCopy;
import dev.rowan.internal.verify.EntryReader;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Reads columns with their former columns, from one stored table or from two. Thread-safe. */
final class PairReads {
  private final Session session;
  private final ColumnCopy copy;
  private final TimedReads reads;

  PairReads(Session session, ColumnCopy copy) {
    this.session = session;
    this.copy = copy;
    this.reads = new TimedReads(session);
  }

  /**
   * Some rows.
   *
   * @param next the position of the next page, or null if no further row exists
   */
  record Page(List<ObservedRow> rows, @Nullable Position next) {}

  /** Returns the next page of rows, without partitions that have static values alone. */
  Page page(JobCheckpoint checkpoint) {
    RowPage page = session.await(reads.page(checkpoint, copy.source()));
    List<ObservedRow> rows = new ArrayList<>();
    for (int i = 0; i < page.rows().size(); i++) {
      if (!copy.source().isStaticOnly(page.rows().get(i))) {
        rows.add(EntryReader.observed(page, i));
      }
    }
    return new Page(
        copy.isInOneTable() ? rows : BoundedConcurrency.map(rows, this::target, session::await),
        page.next());
  }

  private CompletionStage<ObservedRow> target(ObservedRow from) {
    Row key = from.stored();
    return key == null
        ? CompletableFuture.completedFuture(from)
        : reads.row(copy.target(), key).thenApply(into -> copy.joined(from, into));
  }

  /** Returns the row of a key. */
  ObservedRow row(Row key) {
    ObservedRow row = session.await(reads.row(copy.source(), key));
    return copy.isInOneTable() ? row : session.await(target(row));
  }
}
