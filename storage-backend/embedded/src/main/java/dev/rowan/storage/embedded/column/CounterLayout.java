package dev.rowan.storage.embedded.column;

import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import org.jspecify.annotations.Nullable;

/**
 * A counter: one cell with the sum. It starts from 0 where there is none, also after a deletion,
 * and overflow wraps around.
 */
final class CounterLayout extends ColumnLayout {
  private static final TypeCodec<?> CODEC = TypeCodecs.of(CounterType.COUNTER);

  CounterLayout() {
    super(CounterType.COUNTER.cql());
  }

  @Override
  void write(int id, @Nullable Object value, RowWrite to) {
    CellStamp stamp = to.stamp();
    if (value == null || value instanceof CellEdit.Clear) {
      to.into().add(id, stamp.tombstone());
      return;
    }
    if (!(value instanceof CellEdit.Increment increment)) {
      throw refuse("an increment", value);
    }
    if (stamp.ttl() != 0) {
      throw refuse("an increment without a ttl", value);
    }
    Cell current = to.current().cellOf(id);
    if (current == null || !current.isLive(stamp.now())) {
      to.into().add(id, Cell.live(stamp.timestamp(), to.encode(CODEC, increment.delta())));
      return;
    }
    // The new cell needs a higher timestamp than the old one. Increments of one batch share a
    // timestamp, and of two cells with one timestamp the larger value wins, not the later one.
    long at = Math.max(stamp.timestamp(), current.timestamp() + 1);
    long sum = sum(current) + increment.delta();
    to.into().add(id, Cell.live(at, to.encode(CODEC, sum)));
  }

  private static long sum(Cell cell) {
    ByteSource in = new ByteSource().reset(cell.value());
    return (Long) CODEC.readValue(in, in.remaining());
  }

  @Override
  Object readCell(ByteSource in, int length) {
    return CODEC.readValue(in, length);
  }
}
