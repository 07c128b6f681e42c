package dev.rowan.storage.differential;

import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.List;

/** Creates reads of every shape. */
final class RandomRead {
  private static final int NO_LIMIT = 10_000;

  private final Keys keys;
  private final Dice dice;

  RandomRead(Keys keys, Dice dice) {
    this.keys = keys;
    this.dice = dice;
  }

  /** Returns a read of a whole partition. */
  static Step.Read all(TableSchema table, List<Object> partition) {
    return new Step.Read(
        new SliceQuery(table, partition, Slice.ALL, ReadDirection.FORWARD, NO_LIMIT, null),
        NO_LIMIT);
  }

  Step.Read slice() {
    Query query =
        new SliceQuery(
            keys.table(),
            dice.of(keys.partitions()),
            anySlice(),
            ReadDirection.of(dice.coin()),
            limit(),
            null);
    return new Step.Read(query, pageSize());
  }

  Step.Read scan() {
    ScanQuery.Rows rows =
        dice.oneIn(3)
            ? ScanQuery.Rows.PARTITIONS
            : dice.coin() ? ScanQuery.Rows.ALL : new ScanQuery.First(dice.between(1, 3));
    return new Step.Read(new ScanQuery(keys.table(), range(), rows, limit(), null), pageSize());
  }

  /** Returns any slice, including everything. */
  Slice anySlice() {
    int columns = keys.table().clusteringSize();
    int prefix = dice.below(columns + 1);
    List<List<Object>> prefixes = new ArrayList<>();
    for (int i = prefix > 0 && dice.oneIn(3) ? dice.between(1, 3) : 1; i > 0; i--) {
      prefixes.add(keys.values(0, prefix, dice));
    }
    if (prefix == columns) {
      return Slice.in(prefixes);
    }
    return new Slice(prefixes, bound(prefix), bound(prefix));
  }

  /** Returns a slice of one prefix. */
  Slice oneSlice() {
    Slice any = anySlice();
    return Slice.between(any.prefixes().get(0), any.lower(), any.upper());
  }

  private Bound bound(int from) {
    if (dice.oneIn(3)) {
      return null;
    }
    int most = keys.table().clusteringSize() - from;
    return new Bound(keys.values(from, dice.between(1, most), dice), dice.coin());
  }

  private TokenRange range() {
    return switch (dice.below(4)) {
      case 0 -> TokenRange.ALL;
      case 1 -> new TokenRange(Long.MIN_VALUE, token());
      case 2 -> new TokenRange(token(), Long.MAX_VALUE);
      default -> new TokenRange(token(), token());
    };
  }

  private long token() {
    return dice.oneIn(4) ? dice.anyLong() : Tokens.of(keys.table(), dice.of(keys.partitions()));
  }

  private int limit() {
    return dice.oneIn(3) ? dice.between(1, 6) : NO_LIMIT;
  }

  private int pageSize() {
    return dice.coin() ? dice.between(1, 4) : NO_LIMIT;
  }
}
