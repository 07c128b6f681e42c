package dev.rowan.processor.plan;

import dev.rowan.processor.model.NativeIndexModel;
import dev.rowan.processor.model.TableColumn;
import java.util.List;

/** The reason why a table does not serve a method. */
public sealed interface Mismatch {
  /** No column of the table's partition key has a value. */
  record NoPartition(List<TableColumn> missing) implements Mismatch {
    public NoPartition {
      missing = List.copyOf(missing);
    }
  }

  /** Parameters restrict columns that are not key columns of the table. */
  record OutsideKey(List<String> parameters, List<TableColumn> missingPartition)
      implements Mismatch {
    public OutsideKey {
      parameters = List.copyOf(parameters);
      missingPartition = List.copyOf(missingPartition);
    }
  }

  /** Some columns of the partition key have a value, others have none. */
  record PartitionIncomplete(List<TableColumn> missing) implements Mismatch {
    public PartitionIncomplete {
      missing = List.copyOf(missing);
    }
  }

  /** A range on a column of the partition key. */
  record PartitionRange(TableColumn column, int parameter) implements Mismatch {}

  /** A clustering column is restricted, and an earlier one is not. */
  record ClusteringGap(TableColumn missing, TableColumn restricted, int parameter)
      implements Mismatch {}

  /** A clustering column after the one with the range is restricted. */
  record AfterRange(TableColumn range, TableColumn restricted, int parameter) implements Mismatch {}

  /** A range over several properties that are not the next clustering columns. */
  record OtherTuple(List<String> names, List<TableColumn> stored) implements Mismatch {
    public OtherTuple {
      names = List.copyOf(names);
      stored = List.copyOf(stored);
    }
  }

  /** The rows are stored neither in the requested order nor in its reverse. */
  record OtherOrder(List<TableColumn> stored) implements Mismatch {
    public OtherOrder {
      stored = List.copyOf(stored);
    }
  }

  /** A range on one column, and an order that begins with another. */
  record RangeAgainstOrder(TableColumn range, int parameter) implements Mismatch {}

  /**
   * A native index finds the rows, but not in the requested order.
   *
   * @param index the name of the index
   * @param inPartition whether the method gives the whole partition key
   */
  record NativeOrder(String index, boolean inPartition, NativeIndexModel model)
      implements Mismatch {}

  /**
   * A native index of a property does not find ranges.
   *
   * @param index the name of the index
   */
  record NativeRange(String index, NativeIndexModel model) implements Mismatch {}

  /** A write does not give the whole key. */
  record KeyIncomplete(List<TableColumn> missing) implements Mismatch {
    public KeyIncomplete {
      missing = List.copyOf(missing);
    }
  }

  /** Returns the distance of the table from serving the method: a lower number is nearer. */
  default int distance() {
    if (this instanceof NativeOrder || this instanceof NativeRange) {
      return -1;
    }
    if (this instanceof OtherOrder || this instanceof RangeAgainstOrder) {
      return 0;
    }
    if (this instanceof AfterRange || this instanceof ClusteringGap || this instanceof OtherTuple) {
      return 1;
    }
    if (this instanceof PartitionIncomplete || this instanceof PartitionRange) {
      return 2;
    }
    if (this instanceof OutsideKey outside) {
      return outside.missingPartition().isEmpty() ? 3 : 4;
    }
    return 5;
  }
}
