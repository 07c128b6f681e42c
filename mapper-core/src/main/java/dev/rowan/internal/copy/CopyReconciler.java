package dev.rowan.internal.copy;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.write.ConditionalColumnUpdate;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Makes the copies of single rows consistent with their sources. It reads the row, then the source.
 * If it has to write, it reads both again afterwards. So the writer that writes last also reads
 * last. Thread-safe.
 */
final class CopyReconciler {
  private static final int TRIES = 16;
  private static final int PAUSES_FROM = 3;

  private final CopyLink link;
  private final RowReader copying;
  private final RowReader sources;
  private final ConditionalColumnUpdate update;
  private final RetryPolicy retries;

  CopyReconciler(
      CopyLink link,
      RowReader copying,
      RowReader sources,
      ConditionalColumnUpdate update,
      RetryPolicy retries) {
    this.link = link;
    this.copying = copying;
    this.sources = sources;
    this.update = update;
    this.retries = retries;
  }

  /** How a reconciliation ended. */
  enum End {
    /** The row does not exist. */
    GONE,
    /** The copies were consistent. */
    CONSISTENT,
    /** The copies were written. */
    REPAIRED,
    /** Other writers changed the row or its source again and again. */
    OUTRUN
  }

  /** A row of a source as read, or that there is none. */
  record Source(CopyLink.Copied copied, long newest) {}

  CopyLink link() {
    return link;
  }

  /** Returns the deadline of what a caller with these options waits for. */
  Deadline deadline(CallOptions options) {
    return retries.deadline(options);
  }

  /** Returns the deadline of what no caller waits for. */
  Deadline deadline() {
    return retries.deadline();
  }

  /** Reads the values that rows with this reference have to copy. */
  CompletionStage<Source> source(@Nullable Row key, CallOptions options, Deadline deadline) {
    if (key == null) {
      return CompletableFuture.completedFuture(new Source(link.of(null), CellTimes.NEVER));
    }
    return retries
        .idempotent(() -> sources.read(key, options), deadline, options.counters())
        .thenApply(found -> new Source(link.of(found.state().row()), found.state().newest()));
  }

  /** Reads a row that copies. */
  CompletionStage<RowReader.Found> row(Row key, CallOptions options, Deadline deadline) {
    return retries.idempotent(() -> copying.read(key, options), deadline, options.counters());
  }

  /**
   * Makes the copies of a row consistent.
   *
   * @param known what was read of the source of this key before; saves the first read
   */
  CompletionStage<End> settle(
      Row key, @Nullable Row knownKey, @Nullable Source known, CallOptions options) {
    Steps steps = new Steps(key, knownKey, known, options);
    return Loop.until(steps::step).thenApply(done -> steps.end);
  }

  private final class Steps {
    private final Row key;
    private final @Nullable Row knownKey;
    private final @Nullable Source known;
    private final CallOptions options;
    private int made;
    private int vain;
    private CopyLink.@Nullable Copied written;
    private End end = End.OUTRUN;

    Steps(Row key, @Nullable Row knownKey, @Nullable Source known, CallOptions options) {
      this.key = key;
      this.knownKey = knownKey;
      this.known = known;
      this.options = options;
    }

    CompletionStage<Boolean> step() {
      if (made++ == TRIES) {
        return CompletableFuture.completedFuture(true);
      }
      CompletionStage<Void> turn =
          made > PAUSES_FROM
              ? retries.pause(made - PAUSES_FROM)
              : CompletableFuture.completedFuture(null);
      return turn.thenCompose(now -> row(key, options, retries.deadline()))
          .thenCompose(this::judge);
    }

    private CompletionStage<Boolean> judge(RowReader.Found found) {
      Row row = found.state().row();
      if (row == null) {
        return over(End.GONE);
      }
      Row sourceKey = link.sourceKey(row);
      boolean same = made == 1 && sourceKey != null && sourceKey.equals(knownKey);
      CompletionStage<Source> source =
          same && known != null
              ? CompletableFuture.completedFuture(known)
              : source(sourceKey, options, retries.deadline());
      return source.thenCompose(now -> judge(found, row, now));
    }

    private CompletionStage<Boolean> judge(RowReader.Found found, Row row, Source source) {
      if (link.in(row).equals(source.copied())) {
        return over(written == null ? End.CONSISTENT : End.REPAIRED);
      }
      vain = source.copied().equals(written) ? vain + 1 : 0;
      written = source.copied();
      Row columns = link.with(link.keyOf(row), source.copied());
      return retries
          .idempotent(
              () -> update.update(columns, found, link.reference(), source.newest(), vain, options),
              retries.deadline())
          .thenApply(outcome -> false);
    }

    private CompletionStage<Boolean> over(End reached) {
      end = reached;
      return CompletableFuture.completedFuture(true);
    }
  }
}
