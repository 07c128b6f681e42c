package dev.rowan.paging;

import dev.rowan.backend.Backend;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/**
 * The rows of a backend that are meant for readers. A page may be shorter than asked for although
 * rows follow, where others stood between. Thread-safe.
 */
public final class LiveRows implements Reads {
  private final Backend backend;
  private final Predicate<Row> lives;
  private final IntConsumer leftOut;

  /** Reads the rows of which this holds. */
  public LiveRows(Backend backend, Predicate<Row> lives) {
    this(backend, lives, none -> {});
  }

  /**
   * Reads the rows of which this holds.
   *
   * @param leftOut is told how many others each page had, if it had any, on whatever thread
   */
  public LiveRows(Backend backend, Predicate<Row> lives, IntConsumer leftOut) {
    this.backend = backend;
    this.lives = lives;
    this.leftOut = leftOut;
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return backend.fetch(query).thenApply(this::living);
  }

  private RowPage living(RowPage page) {
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (lives.test(row)) {
        rows.add(row);
      }
    }
    if (rows.size() == page.rows().size()) {
      return page;
    }
    leftOut.accept(page.rows().size() - rows.size());
    return new RowPage(rows, page.next());
  }
}
