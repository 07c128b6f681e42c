package dev.rowan.internal.read;

import dev.rowan.spi.value.Row;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * The rows of one call, each read as a result of its own. Not thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
final class EntityCursor<E> implements ResultCursor<E> {
  private final RowCursor rows;
  private final Function<Row, E> reader;

  EntityCursor(RowCursor rows, Function<Row, E> reader) {
    this.rows = rows;
    this.reader = reader;
  }

  @Override
  public boolean hasNext() {
    return rows.hasNext();
  }

  @Override
  public CompletionStage<List<E>> next() {
    return rows.next().thenApply(page -> new ReadRows<>(page, reader));
  }

  /** Rows that are read when they are taken: a row that cannot be read fails after those before. */
  private static final class ReadRows<E> extends AbstractList<E> implements RandomAccess {
    private final List<Row> rows;
    private final Function<Row, E> reader;

    ReadRows(List<Row> rows, Function<Row, E> reader) {
      this.rows = rows;
      this.reader = reader;
    }

    @Override
    public E get(int index) {
      return reader.apply(rows.get(index));
    }

    @Override
    public int size() {
      return rows.size();
    }
  }
}
