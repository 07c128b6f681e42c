package dev.rowan.internal.index;

import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * The entries of a table of latest rows that are older than another entry of their partition. A
 * reader takes the newest entry of a partition, so the older ones have no effect, and the write of
 * an entry deletes them. The deletion does not reach entries of the same time, or of a later one.
 *
 * <p>The deletion is correct whatever the order of writers. The row of the deleting entry is newer
 * than the rows of all deleted entries, and it is written in the same batch. It exists as long as
 * they do, because rows of such an entity are never deleted, and have one TTL.
 */
public final class OlderEntries {
  private OlderEntries() {}

  /**
   * Returns what the write of an entry also deletes: nothing, unless the table is of latest rows.
   * Nothing either if the entry expires before entries that were written before it.
   *
   * @param ttl the TTL of the entry in seconds; 0 if it never expires
   */
  static List<Mutation> than(DerivedTable derived, Row entry, int ttl) {
    boolean outlivesOlder = ttl == 0 || ttl == derived.base().defaultTtl();
    return derived.isLatest() && outlivesOlder ? List.of(than(derived, entry)) : List.of();
  }

  /**
   * Returns the deletion of the entries that are older than an entry.
   *
   * @param derived a table of latest rows
   */
  public static DeleteRange than(DerivedTable derived, Row entry) {
    Object time = valueOf(entry, derived.table().partitionKeySize());
    Slice older = Slice.between(List.of(), null, Bound.of(time, false));
    return new DeleteRange(
        derived.table(), owner(derived.table(), entry), older, TimestampOffset.NONE);
  }

  /** Returns the read of the newest entry of the same owner. */
  public static SliceQuery newest(DerivedTable derived, Row entry, ReadMode mode) {
    TableSchema table = derived.table();
    return new SliceQuery(
        table, owner(table, entry), Slice.ALL, ReadDirection.FORWARD, 1, null, mode);
  }

  /** Returns whether an entry is older than another one of the same owner. */
  public static boolean isOlder(DerivedTable derived, Row entry, Row other) {
    int time = derived.table().partitionKeySize();
    Comparator<Object> order = derived.table().column(time).type().valueType().order();
    return order.compare(valueOf(entry, time), valueOf(other, time)) < 0;
  }

  /** Returns the owner of an entry: the values of its partition key. */
  public static List<Object> owner(TableSchema table, Row entry) {
    List<Object> partition = new ArrayList<>(table.partitionKeySize());
    for (int i = 0; i < table.partitionKeySize(); i++) {
      partition.add(valueOf(entry, i));
    }
    return partition;
  }

  private static Object valueOf(Row entry, int column) {
    return Objects.requireNonNull(entry.get(column), "a key column of an entry");
  }
}
