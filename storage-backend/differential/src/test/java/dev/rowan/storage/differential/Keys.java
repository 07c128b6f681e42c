package dev.rowan.storage.differential;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;

/** The partitions of a history, and the few clustering values of its rows. */
record Keys(TableSchema table, List<List<Object>> partitions, List<List<Object>> clustering) {
  private static final int VALUES = 3;

  static Keys of(TableSchema table, int firstPartition, int count, Dice dice) {
    List<List<Object>> partitions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      partitions.add(RandomTable.partition(table, firstPartition + i));
    }
    List<List<Object>> clustering = new ArrayList<>();
    for (int i = table.partitionKeySize(); i < table.keySize(); i++) {
      clustering.add(Domain.values(table.column(i).type(), dice, VALUES));
    }
    return new Keys(table, partitions, clustering);
  }

  /** Returns any value of the clustering column with this number, counted from 0. */
  Object value(int column, Dice dice) {
    return dice.of(clustering.get(column));
  }

  /** Returns values of consecutive clustering columns, from this one on. */
  List<Object> values(int from, int count, Dice dice) {
    List<Object> values = new ArrayList<>();
    for (int i = from; i < from + count; i++) {
      values.add(value(i, dice));
    }
    return values;
  }

  /** Starts a row of a partition. */
  Row.Builder rowOf(List<Object> partition) {
    Row.Builder row = Row.unset(table.size());
    for (int i = 0; i < partition.size(); i++) {
      row.set(i, partition.get(i));
    }
    return row;
  }

  /** Starts a row with a whole key. */
  Row.Builder keyOf(List<Object> partition, Dice dice) {
    Row.Builder row = rowOf(partition);
    for (int i = 0; i < table.clusteringSize(); i++) {
      row.set(table.partitionKeySize() + i, value(i, dice));
    }
    return row;
  }
}
