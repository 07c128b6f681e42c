package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import java.util.OptionalInt;

/**
 * Where the value of a column comes from.
 *
 * @param given the position of the parameter; empty if all shards are meant, of which no parameter
 *     speaks
 */
public record Binding(TableColumn column, OptionalInt given, Source source) {
  /** What a parameter has to do with a column. */
  public enum Source {
    /** Its value is the column's. */
    VALUE,
    /** It has values of which the column has one. */
    ANY_OF,
    /** It is a range of what the column, a period, is made of. */
    PERIODS,
    /** There is none: all shards are meant. */
    SHARDS
  }

  static Binding to(int parameter, TableColumn column, Source source) {
    return new Binding(column, OptionalInt.of(parameter), source);
  }

  /** All shards of a column that is one. */
  static Binding toAll(TableColumn column) {
    return new Binding(column, OptionalInt.empty(), Source.SHARDS);
  }

  /** The position of the parameter; there is one, unless {@link #shards} are meant. */
  public int parameter() {
    return given.orElseThrow();
  }

  /** Whether there are values of which the column has one. */
  public boolean several() {
    return source != Source.VALUE;
  }

  /** Whether the values follow from something else than values of the column. */
  public boolean isDerived() {
    return source == Source.PERIODS || source == Source.SHARDS;
  }

  /** How many shards are meant; empty if there is a parameter. */
  public OptionalInt shards() {
    return source == Source.SHARDS && column.component() instanceof Component.ShardOf shard
        ? OptionalInt.of(shard.count())
        : OptionalInt.empty();
  }
}
