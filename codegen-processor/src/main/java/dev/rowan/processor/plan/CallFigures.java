package dev.rowan.processor.plan;

import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.TableFigures;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * The quantities of one call of a read that follow from the plan and the stated numbers. A number
 * that is not stated counts as the smallest possible one, so each quantity is a lower bound.
 */
public final class CallFigures {
  private final MethodPlan.Read read;
  private final Optional<CallHints.Access> access;
  private final CallPartitions partitions;
  private final TableFigures figures;

  private CallFigures(MethodPlan.Read read, MethodShape shape, TableFigures figures) {
    this.read = read;
    this.access = shape.hints().access();
    this.partitions =
        new CallPartitions(
            read.equality().subList(0, read.table().partitionKey().size()),
            access,
            walksToTheEnd(read, shape.returns()));
    this.figures = figures;
  }

  /** Returns the quantities of a read, by a method of that shape, of a table with these figures. */
  public static CallFigures of(MethodPlan.Read read, MethodShape shape, TableFigures figures) {
    return new CallFigures(read, shape, figures);
  }

  /** Whether a read that visits buckets one after another visits all of them in each call. */
  private static boolean walksToTheEnd(MethodPlan.Read read, ReturnModel returns) {
    boolean whole = returns.kind() == ReturnModel.Kind.LIST || returns.readsAllPages();
    return whole && read.limit().isEmpty() && read.page().isEmpty();
  }

  /** Returns the partitions that a call reads; each of them is one request. */
  public CallPartitions partitions() {
    return partitions;
  }

  /**
   * Returns how many clustering keys one request names: the product of the numbers of values of
   * collections.
   */
  public double combinations() {
    return Binding.combinations(clustering(), access);
  }

  /** Returns how the number of combinations is computed. */
  public String factorsOfCombinations() {
    return clustering().stream()
        .filter(binding -> binding.source() == Binding.Source.ANY_OF)
        .map(binding -> binding.valuesInWords(access))
        .collect(Collectors.joining(" × "));
  }

  /** Returns the partitions of a call as a sentence; empty if the stated numbers tell nothing. */
  public Optional<String> inWords() {
    return access.isPresent() && partitions.number() > 1
        ? Optional.of(
            "By the stated numbers, a call reads at least %s partitions"
                .formatted(Amounts.count(partitions.number())))
        : Optional.empty();
  }

  /**
   * Returns the rows that a call returns, without its limit: the stated number, or the rows of the
   * largest partition for each partition that is read as a whole and can have rows.
   */
  public OptionalDouble rows() {
    long stated = access.map(CallHints.Access::expectRows).orElse(0L);
    if (stated > 0) {
      return OptionalDouble.of((double) stated);
    }
    boolean whole = clustering().isEmpty();
    OptionalDouble rows = figures.largestRows();
    return whole && rows.isPresent() && (read.range().isEmpty() || partitions.coversPeriod())
        ? OptionalDouble.of(rows.getAsDouble() * partitionsWithRows())
        : OptionalDouble.empty();
  }

  private double partitionsWithRows() {
    double days = figures.lifeDays().orElse(Double.POSITIVE_INFINITY);
    return partitions.values()
        * partitions.periods()
        * partitions.walkWithin(days)
        * partitions.shards();
  }

  /** The bindings of clustering columns. */
  private List<Binding> clustering() {
    return read.equality().subList(read.table().partitionKey().size(), read.equality().size());
  }
}
