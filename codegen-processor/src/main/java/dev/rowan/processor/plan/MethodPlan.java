package dev.rowan.processor.plan;

import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The plan of one DAO method: its table, its bindings and its cost. */
public sealed interface MethodPlan {
  /**
   * Writes one entity: an insert or an update by entity. With the position of a previous state,
   * only the differences from it are written. If the cost is for each of several, the parameter is
   * a collection of entities, which are inserted.
   */
  record EntityWrite(TableModel table, OptionalInt before, int parameter, WriteCost cost)
      implements MethodPlan {
    /** Whether the method inserts a collection of entities. */
    public boolean ofSeveral() {
      return cost.several().isPresent();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.entityWrite(this);
    }
  }

  /**
   * Changes columns of one row. {@code key} holds the whole primary key in key order; it holds only
   * the partition key if every changed column is static. {@code columns} is in order of the
   * parameters.
   *
   * <p>An update can have several values in columns of the key: it changes the row of each
   * combination.
   *
   * @param insert whether the write also makes the row exist
   */
  record ColumnWrite(
      TableModel table, List<Binding> key, List<Binding> columns, boolean insert, WriteCost cost)
      implements MethodPlan {
    public ColumnWrite {
      key = List.copyOf(key);
      columns = List.copyOf(columns);
    }

    /** Returns the first column of the key of which a parameter gives several values. */
    public Optional<Binding> several() {
      return key.stream().filter(Binding::several).findFirst();
    }

    /** Returns the columns of the key of which parameters give several values. */
    public List<Binding> eachOf() {
      return key.stream().filter(Binding::several).toList();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.columnWrite(this);
    }
  }

  /** Applies a patch to one row, or increments the counters of one. */
  record PatchWrite(TableModel table, int parameter, WriteCost cost) implements MethodPlan {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.patchWrite(this);
    }
  }

  /** Deletes the row of one entity. */
  record EntityDelete(TableModel table, int parameter, WriteCost cost) implements MethodPlan {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.entityDelete(this);
    }
  }

  /**
   * Deletes by key. If {@code wholeKey}, it deletes one row. Otherwise it deletes every row of one
   * partition whose key begins with these values and whose next clustering column is in the range,
   * if there is one. {@code key} is in key order and holds at least the partition key. Its columns
   * may have several values; the method then deletes by each combination of them.
   *
   * @param together whether several values are one batch, also on a cluster
   */
  record KeyDelete(
      TableModel table,
      List<Binding> key,
      Optional<Binding> range,
      boolean wholeKey,
      boolean together,
      WriteCost cost)
      implements MethodPlan {
    public KeyDelete {
      key = List.copyOf(key);
    }

    /** Returns the first column with several values. */
    public Optional<Binding> several() {
      return key.stream().filter(Binding::several).findFirst();
    }

    /** Returns the columns with several values. */
    public List<Binding> eachOf() {
      return key.stream().filter(Binding::several).toList();
    }

    /** Whether the method deletes one row. */
    public boolean ofOneRow() {
      return wholeKey && several().isEmpty();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keyDelete(this);
    }
  }

  /**
   * Reads rows of one table. They are in one partition, or in several if a parameter of the
   * partition key has several values.
   *
   * @param table the table that serves the method: the entity's own, or that of an index
   * @param equality the whole partition key, then the fixed clustering columns, in key order
   * @param range the clustering column after those, if a {@code Range} restricts it
   * @param reversed whether rows are read in the reverse of their stored order
   * @param order the order in which several partitions are read
   * @param bucket the place of the bucket in the partition key, if {@code order} visits buckets one
   *     after another
   * @param limit the largest number of rows: a parameter or a number
   * @param perPartition the largest number of rows of each partition
   * @param page the position of the {@code PageRequest} parameter
   * @param fromBase whether an entry does not hold the result, so that the base row is read
   * @param ofPartitions whether there is one result for each partition that exists, whether or not
   *     it has rows; {@code equality} is then the partition key
   * @param unique whether {@code equality} is the whole primary key of the table, or the partition
   *     key of a read of partitions, so that there is at most one result
   */
  record Read(
      TableModel table,
      List<Binding> equality,
      Optional<Binding> range,
      boolean reversed,
      PartitionOrder order,
      Optional<Integer> bucket,
      Optional<ConditionValue> limit,
      Optional<ConditionValue> perPartition,
      OptionalInt page,
      boolean fromBase,
      boolean ofPartitions,
      boolean unique,
      ReadCost cost)
      implements MethodPlan {
    public Read {
      equality = List.copyOf(equality);
    }

    /** Returns the stored table that has the whole result; the whole table if several have it. */
    public TableModel stored() {
      return cost.tables().size() > 1
          ? table
          : table.parts().stream()
              .filter(part -> part.name().equals(cost.tables().get(0)))
              .findFirst()
              .orElse(table);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.read(this);
    }
  }

  /**
   * Reads rows of the entity's own table by native indexes.
   *
   * @param partition the whole partition key; empty if all partitions are read
   * @param restrictions of properties with an index; at least one, or {@code nearest}
   * @param nearest the index that orders the rows, and the vector to which they are near
   * @param limit the largest number of rows: a parameter or a number
   * @param page the position of the {@code PageRequest} parameter
   */
  record IndexRead(
      TableModel table,
      List<Binding> partition,
      List<IndexBinding> restrictions,
      Optional<IndexBinding> nearest,
      Optional<ConditionValue> limit,
      OptionalInt page)
      implements MethodPlan {
    public IndexRead {
      partition = List.copyOf(partition);
      restrictions = List.copyOf(restrictions);
    }

    /** Returns the indexes that the read uses. */
    public List<IndexBinding> indexes() {
      return Stream.concat(restrictions.stream(), nearest.stream()).toList();
    }

    /** Returns the cost as part of a sentence. */
    public String cost() {
      if (nearest.isPresent()) {
        return partition.isEmpty()
            ? "all token ranges of the cluster, 1 request; on the embedded store every row of the"
                + " table"
            : "1 partition, 1 request; on the embedded store every row of the partition";
      }
      return partition.isEmpty()
          ? "all token ranges of the cluster for each page of rows; on the embedded store every row"
              + " of the table"
          : "1 partition, 1 request for each page of rows; on the embedded store every row of the"
              + " partition";
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.indexRead(this);
    }
  }

  /**
   * Reads every row of the entity's own table, or every partition.
   *
   * @param ofPartitions whether there is one result for each partition, whether or not it has rows
   * @param limit the position of the {@code Limit} parameter
   * @param perPartition the position of the {@code PerPartitionLimit} parameter
   * @param page the position of the {@code PageRequest} parameter
   * @param because the reason for the scan
   */
  record Scan(
      TableModel table,
      boolean ofPartitions,
      OptionalInt limit,
      OptionalInt perPartition,
      OptionalInt page,
      String because)
      implements MethodPlan {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.scan(this);
    }
  }

  /** No table serves the method. The attempts are sorted by distance, the nearest table first. */
  record NoPlan(List<Attempt> attempts) implements MethodPlan {
    public NoPlan {
      attempts = List.copyOf(attempts);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.none(this);
    }
  }

  /** A visitor with one method for each kind of plan. */
  interface Cases<R> {
    R entityWrite(EntityWrite plan);

    R columnWrite(ColumnWrite plan);

    R patchWrite(PatchWrite plan);

    R entityDelete(EntityDelete plan);

    R keyDelete(KeyDelete plan);

    R read(Read plan);

    R indexRead(IndexRead plan);

    R scan(Scan plan);

    R none(NoPlan plan);
  }

  <R> R match(Cases<R> cases);
}
