package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Creates batches that CQL can express, in any mixture. */
final class RandomBatch {
  private static final long LATE = 4_000_000_000_000_000L;
  private static final List<Integer> TTLS = List.of(0, 1, 5, 20, 100);

  private final TableSchema table;
  private final Keys keys;
  private final RandomRead reads;
  private final boolean expiring;
  private final Dice dice;

  RandomBatch(Keys keys, RandomRead reads, boolean expiring, Dice dice) {
    this.table = keys.table();
    this.keys = keys;
    this.reads = reads;
    this.expiring = expiring;
    this.dice = dice;
  }

  /** Returns a batch without a condition, at a small timestamp or that of the clock. */
  MutationSet plain(boolean clock) {
    List<Change> changes = new ArrayList<>();
    for (int i = dice.oneIn(4) ? dice.between(2, 4) : 1; i > 0; i--) {
      changes.add(Change.of(mutation()));
    }
    if (clock || table.hasCounters()) {
      return MutationSet.of(changes);
    }
    long timestamp = dice.oneIn(60) ? LATE : dice.between(1, 8);
    return new MutationSet(changes, OptionalLong.of(timestamp));
  }

  /** Returns a batch of one partition with conditions, with clock timestamps. */
  MutationSet conditional() {
    List<Object> partition = dice.of(keys.partitions());
    List<Change> changes = new ArrayList<>();
    Set<List<Object>> rows = new HashSet<>();
    // Without static columns, the rows of the answer are compared, too.
    boolean several = table.hasStatics() ? dice.oneIn(4) : dice.coin();
    for (int i = several ? dice.between(2, 4) : 1; i > 0; i--) {
      Mutation mutation = conditional(partition, changes.isEmpty());
      if (mutation instanceof DeleteRange || rows.add(clusteringOf(mutation))) {
        changes.add(Change.of(mutation));
      }
    }
    // In a batch with conditions, Cassandra does not read the lists of rows without one.
    boolean lists = changes.stream().anyMatch(change -> readsList(change.mutation()));
    return MutationSet.of(lists ? changes.subList(0, 1) : changes);
  }

  private Mutation conditional(List<Object> partition, boolean surely) {
    if (!surely && table.clusteringSize() > 0 && dice.oneIn(5)) {
      return new DeleteRange(table, partition, reads.oneSlice(), TimestampOffset.NONE);
    }
    boolean conditional = surely || dice.coin();
    if (dice.oneIn(5)) {
      Row key = keys.keyOf(partition, dice).build();
      Condition condition = conditional ? existing(true, surely) : Condition.NONE;
      return new DeleteRow(table, key, condition, TimestampOffset.NONE);
    }
    Upsert upsert = upsert(partition);
    // Cassandra accepts only one kind of condition on the static columns.
    if (!conditional || (!surely && !namesRow(upsert.row()))) {
      return upsert;
    }
    return upsert.when(
        upsert.marker() ? Condition.IF_NOT_EXISTS : existing(namesRow(upsert.row()), surely));
  }

  private Condition existing(boolean wholeRow, boolean onColumns) {
    return dice.coin() || !onColumns
        ? Condition.IF_EXISTS
        : RandomCondition.of(table, wholeRow, dice).orElse(Condition.IF_EXISTS);
  }

  private boolean namesRow(Row row) {
    return table.clusteringSize() == 0 || row.isSet(table.partitionKeySize());
  }

  private List<Object> clusteringOf(Mutation mutation) {
    Row row = History.key(mutation);
    List<Object> clustering = new ArrayList<>();
    for (int i = table.partitionKeySize(); i < table.keySize(); i++) {
      clustering.add(row.get(i));
    }
    return clustering;
  }

  private Mutation mutation() {
    List<Object> partition = dice.of(keys.partitions());
    TimestampOffset moment =
        dice.oneIn(8) && !table.hasCounters()
            ? TimestampOffset.ONE_MICROSECOND_EARLIER
            : TimestampOffset.NONE;
    int kind = table.hasCounters() ? 9 : dice.below(16);
    if (kind == 0) {
      return new DeleteRange(table, partition, reads.anySlice(), moment);
    }
    if (kind <= 2) {
      return DeleteRow.of(table, keys.keyOf(partition, dice).build(), moment);
    }
    return upsert(partition).at(moment);
  }

  private Upsert upsert(List<Object> partition) {
    boolean marker = !table.hasCounters() && dice.coin();
    boolean statics = table.hasStatics() && dice.oneIn(4);
    Row row = statics ? staticRow(partition, marker) : row(partition, marker);
    boolean withoutTtl = !expiring || table.hasCounters() || isClear(row) || dice.oneIn(2);
    OptionalInt ttl = withoutTtl ? OptionalInt.empty() : OptionalInt.of(dice.of(TTLS));
    boolean insert =
        marker || (!touches(row, ColumnKind.STATIC) && !touches(row, ColumnKind.REGULAR));
    Row written = insert || touches(row, ColumnKind.REGULAR) ? row : ofPartition(row);
    return new Upsert(table, written, insert, Condition.NONE, TimestampOffset.NONE, ttl);
  }

  private Row staticRow(List<Object> partition, boolean whole) {
    Row.Builder row = keys.rowOf(partition);
    int set = 0;
    for (int i = table.keySize(); i < table.size(); i++) {
      boolean isStatic = table.column(i).kind() == ColumnKind.STATIC;
      if (isStatic && (set == 0 || dice.coin())) {
        row.set(i, value(i, whole));
        set++;
      }
    }
    return row.build();
  }

  private Row row(List<Object> partition, boolean whole) {
    Row.Builder row = keys.keyOf(partition, dice);
    boolean clear = !whole && !table.hasCounters() && dice.oneIn(8);
    int must = table.hasStatics() ? -1 : dice.between(table.keySize(), table.size());
    boolean regular = false;
    for (int i = table.keySize(); i < table.size(); i++) {
      boolean isStatic = table.column(i).kind() == ColumnKind.STATIC;
      boolean last = i == table.size() - 1 && !regular && !whole;
      if (i == must || last || dice.oneIn(isStatic ? 5 : 2)) {
        boolean cleared = clear && table.column(i).type().isMultiCell();
        row.set(i, cleared ? new CellEdit.Clear() : clear ? null : value(i, whole));
        regular |= !isStatic;
      }
    }
    return row.build();
  }

  private Object value(int column, boolean whole) {
    return whole
        ? RandomValues.whole(table.column(column).type(), dice)
        : RandomValues.any(table.column(column).type(), dice);
  }

  private static boolean readsList(Mutation mutation) {
    return mutation instanceof Upsert upsert
        && Arrays.stream(upsert.row().toArray())
            .anyMatch(v -> v instanceof CellEdit.SetAt || v instanceof CellEdit.RemoveAll);
  }

  private boolean isClear(Row row) {
    for (int i = table.keySize(); i < table.size(); i++) {
      if (row.get(i) instanceof CellEdit.Clear) {
        return true;
      }
    }
    return false;
  }

  private boolean touches(Row row, ColumnKind kind) {
    for (int i = table.keySize(); i < table.size(); i++) {
      if (row.isSet(i) && table.column(i).kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** In CQL, an update of static columns alone has no clustering values. */
  private Row ofPartition(Row row) {
    Object[] values = row.toArray();
    Arrays.fill(values, table.partitionKeySize(), table.keySize(), Row.UNSET);
    return Row.of(values);
  }
}
