package dev.rowan.processor.plan;

import dev.rowan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How one DAO method is carried out. */
public sealed interface MethodPlan {
  /**
   * Writes one entity whole: an insert or an update by entity. With the position of a state before,
   * what differs from that alone.
   */
  record EntityWrite(TableModel table, OptionalInt before, int parameter, WriteCost cost)
      implements MethodPlan {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.entityWrite(this);
    }
  }

  /**
   * Changes columns of one row. {@code key} holds the whole primary key in key order; it holds only
   * the partition key where every changed column is static. {@code columns} is in order of the
   * parameters.
   */
  record ColumnWrite(TableModel table, List<Binding> key, List<Binding> columns, WriteCost cost)
      implements MethodPlan {
    public ColumnWrite {
      key = List.copyOf(key);
      columns = List.copyOf(columns);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.columnWrite(this);
    }
  }

  /** Writes what a patch changes of one row, or adds to the counters of one. */
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
   * Deletes by key: one row where {@code wholeKey}, else every row of one partition that begins
   * with these values and whose next clustering column is in the range, if there is one. {@code
   * key} is in key order and holds at least the partition key.
   */
  record KeyDelete(
      TableModel table,
      List<Binding> key,
      Optional<Binding> range,
      boolean wholeKey,
      WriteCost cost)
      implements MethodPlan {
    public KeyDelete {
      key = List.copyOf(key);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keyDelete(this);
    }
  }

  /**
   * Reads rows of one table, of one partition or, where a parameter of the partition key has
   * several values, of several.
   *
   * @param table the serving table: the entity's own, or that of an index
   * @param equality the whole partition key, then the fixed clustering columns, in key order
   * @param range the clustering column after those, where a {@code Range} bounds it
   * @param reversed whether rows are read against their stored order
   * @param merged whether rows of several partitions are merged in the order wished for
   * @param limit the position of the {@code Limit} parameter
   * @param page the position of the {@code PageRequest} parameter
   * @param fromBase whether each row found is only a key, with which the entity's own row is read
   * @param unique whether {@code equality} is the whole primary key of the table, so that there is
   *     at most one row
   */
  record Read(
      TableModel table,
      List<Binding> equality,
      Optional<Binding> range,
      boolean reversed,
      boolean merged,
      OptionalInt limit,
      OptionalInt page,
      boolean fromBase,
      boolean unique,
      ReadCost cost)
      implements MethodPlan {
    public Read {
      equality = List.copyOf(equality);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.read(this);
    }
  }

  /**
   * Reads every row of the entity's own table.
   *
   * @param limit the position of the {@code Limit} parameter
   * @param page the position of the {@code PageRequest} parameter
   * @param because what for
   */
  record Scan(TableModel table, OptionalInt limit, OptionalInt page, String because)
      implements MethodPlan {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.scan(this);
    }
  }

  /** No table serves it; the attempts are in order of nearness, the nearest table first. */
  record NoPlan(List<Attempt> attempts) implements MethodPlan {
    public NoPlan {
      attempts = List.copyOf(attempts);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.none(this);
    }
  }

  /** One answer for each kind of plan. */
  interface Cases<R> {
    R entityWrite(EntityWrite plan);

    R columnWrite(ColumnWrite plan);

    R patchWrite(PatchWrite plan);

    R entityDelete(EntityDelete plan);

    R keyDelete(KeyDelete plan);

    R read(Read plan);

    R scan(Scan plan);

    R none(NoPlan plan);
  }

  <R> R match(Cases<R> cases);
}
