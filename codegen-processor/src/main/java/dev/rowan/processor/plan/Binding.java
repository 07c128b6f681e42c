package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import java.util.OptionalInt;

/**
 * The source of the values of one column: a parameter, or all shards.
 *
 * @param given the position of the parameter; empty if the values are all shards
 */
public record Binding(TableColumn column, OptionalInt given, Source source) {
  /** How a parameter gives the values of a column. */
  public enum Source {
    /** The parameter is the value of the column. */
    VALUE,
    /** The parameter is a collection; the column has one of its values. */
    ANY_OF,
    /** The parameter is a range of the property from which the column, a period, is computed. */
    PERIODS,
    /** There is no parameter: the values are all shards. */
    SHARDS
  }

  static Binding to(int parameter, TableColumn column, Source source) {
    return new Binding(column, OptionalInt.of(parameter), source);
  }

  /** Binds a shard column to all of its shards. */
  static Binding toAll(TableColumn column) {
    return new Binding(column, OptionalInt.empty(), Source.SHARDS);
  }

  /** Returns the position of the parameter. There is none if {@link #shards} is present. */
  public int parameter() {
    return given.orElseThrow();
  }

  /** Whether the column can have one of several values. */
  public boolean several() {
    return source != Source.VALUE;
  }

  /** Whether the values are computed instead of given by a parameter. */
  public boolean isDerived() {
    return source == Source.PERIODS || source == Source.SHARDS;
  }

  /** Returns the number of shards; empty if there is a parameter. */
  public OptionalInt shards() {
    return source == Source.SHARDS && column.component() instanceof Component.ShardOf shard
        ? OptionalInt.of(shard.count())
        : OptionalInt.empty();
  }
}
