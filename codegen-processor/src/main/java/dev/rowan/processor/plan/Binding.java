package dev.rowan.processor.plan;

import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.quantity.Amounts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The source of the values of one column: a parameter, all shards, or the last periods.
 *
 * @param given the position of the parameter; empty if there is none
 */
public record Binding(TableColumn column, OptionalInt given, Source source) {
  /** How a parameter gives the values of a column. */
  public enum Source {
    /** The parameter is the value of the column. */
    VALUE,
    /** The parameter is the value of the property from which the column is computed. */
    COMPUTED,
    /** The parameter is a collection; the column has one of its values. */
    ANY_OF,
    /** The parameter is a range of the property from which the column, a period, is computed. */
    PERIODS,
    /** There is no parameter: the values are the periods up to the current time. */
    WALK,
    /** There is no parameter: the values are all shards. */
    SHARDS,
    /** There is no parameter: the value is the next shard. */
    NEXT_SHARD
  }

  static Binding to(int parameter, TableColumn column, Source source) {
    return new Binding(column, OptionalInt.of(parameter), source);
  }

  /** Binds a shard column to all of its shards. */
  static Binding toAll(TableColumn column) {
    return new Binding(column, OptionalInt.empty(), Source.SHARDS);
  }

  /** Binds a shard column to the next shard. */
  static Binding toNext(TableColumn column) {
    return new Binding(column, OptionalInt.empty(), Source.NEXT_SHARD);
  }

  /** Binds a bucket column to the periods up to the current time. */
  static Binding walk(TableColumn column) {
    return new Binding(column, OptionalInt.empty(), Source.WALK);
  }

  /** Returns the position of the parameter. There is none for a walk and for shards. */
  public int parameter() {
    return given.orElseThrow();
  }

  /**
   * Returns the number of combinations of the values that parameters give columns: the product of
   * the stated numbers of values.
   */
  static double combinations(List<Binding> bindings, Optional<CallHints.Access> access) {
    return bindings.stream()
        .filter(binding -> binding.source() == Source.ANY_OF)
        .mapToDouble(binding -> values(access))
        .reduce(1, (one, other) -> one * other);
  }

  /** Returns the number of given values, and what they are of: {@code 50 values of `id`}. */
  String valuesInWords(Optional<CallHints.Access> access) {
    return "%s values of `%s`".formatted(Amounts.count(values(access)), column.parameter());
  }

  private static double values(Optional<CallHints.Access> access) {
    return Math.max(1.0, (double) access.map(CallHints.Access::values).orElse(1L));
  }

  /** Whether the column has the value of a property. */
  public boolean isOf(PropertyModel property) {
    return column.component().equals(new Component.Whole(property.name()));
  }

  /** Whether the column can have one of several values. */
  public boolean several() {
    return source != Source.VALUE && source != Source.COMPUTED && source != Source.NEXT_SHARD;
  }

  /** Whether the column has several values, which are computed instead of given by a parameter. */
  public boolean isDerived() {
    return source == Source.PERIODS || source == Source.WALK || source == Source.SHARDS;
  }

  /** Whether a parameter is the value, or the values, of the column. */
  public boolean isGiven() {
    return source == Source.VALUE || source == Source.ANY_OF;
  }

  /** Whether the column has the periods up to the current time, or those of a list. */
  public boolean isWalk() {
    return source == Source.WALK || isOfList();
  }

  /** Whether a list names the periods that the column has. */
  public boolean isOfList() {
    return (source == Source.WALK || source == Source.PERIODS) && column.isListed();
  }

  /** Returns the number of periods that a read without a parameter visits at most. */
  public OptionalInt walk() {
    return source == Source.WALK && !column.isListed()
        ? OptionalInt.of(column.bucket().orElseThrow().maxWalk())
        : OptionalInt.empty();
  }

  /** Returns the number of shards; empty if there is a parameter. */
  public OptionalInt shards() {
    return source == Source.SHARDS
        ? OptionalInt.of(column.shard().orElseThrow().count())
        : OptionalInt.empty();
  }
}
