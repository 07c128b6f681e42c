package dev.rowan.processor.plan;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import java.util.OptionalInt;

/**
 * Where the value of a column comes from.
 *
 * @param given the position of the parameter; empty if all shards are meant, of which no parameter
 *     speaks
 * @param several whether there are values of which the column has one
 */
public record Binding(TableColumn column, OptionalInt given, boolean several) {
  static Binding to(int parameter, TableColumn column, boolean several) {
    return new Binding(column, OptionalInt.of(parameter), several);
  }

  /** All shards of a column that is one. */
  static Binding toAll(TableColumn column) {
    return new Binding(column, OptionalInt.empty(), true);
  }

  /** The position of the parameter; there is one, unless {@link #shards} are meant. */
  public int parameter() {
    return given.orElseThrow();
  }

  /** How many shards are meant; empty if there is a parameter. */
  public OptionalInt shards() {
    return given.isEmpty() && column.component() instanceof Component.ShardOf shard
        ? OptionalInt.of(shard.count())
        : OptionalInt.empty();
  }
}
