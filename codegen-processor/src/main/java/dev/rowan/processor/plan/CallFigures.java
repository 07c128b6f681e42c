package dev.rowan.processor.plan;

import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.quantity.Amounts;
import dev.rowan.processor.quantity.TableFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The quantities of one call of a read that follow from the plan and the stated numbers. A number
 * that is not stated counts as the smallest possible one, so each quantity is a lower bound.
 */
public final class CallFigures {
  private static final double ROUNDING = 1e-9;

  private final MethodPlan.Read read;
  private final Optional<CallHints.Access> access;
  private final TableFigures figures;

  private CallFigures(
      MethodPlan.Read read, Optional<CallHints.Access> access, TableFigures figures) {
    this.read = read;
    this.access = access;
    this.figures = figures;
  }

  /** Returns the quantities of a read of a table with these figures. */
  public static CallFigures of(MethodPlan.Read read, CallHints hints, TableFigures figures) {
    return new CallFigures(read, hints.access(), figures);
  }

  /** Returns the partitions that a call reads; each of them is one request. */
  public double partitions() {
    return values() * periods() * shards();
  }

  /** Returns the product of the numbers of values of the partition key's collections. */
  public double values() {
    long each = access.map(CallHints.Access::values).orElse(0L);
    return partition().stream()
        .filter(binding -> binding.source() == Binding.Source.ANY_OF)
        .mapToDouble(binding -> (double) Math.max(1, each))
        .reduce(1, (one, other) -> one * other);
  }

  /** Returns the periods that the range of a call covers. */
  public double periods() {
    double days = access.map(CallHints.Access::rangeDays).orElse(OptionalDouble.empty()).orElse(0);
    return partition().stream()
        .filter(binding -> binding.source() == Binding.Source.PERIODS)
        .flatMap(binding -> binding.column().bucket().stream())
        .mapToDouble(of -> Math.max(1, Math.ceil(days / of.days() - ROUNDING)))
        .reduce(1, (one, other) -> one * other);
  }

  /** Returns the number of shards that a call reads. */
  public double shards() {
    return read.cost().shards();
  }

  /** Returns the partitions of a call as a sentence; empty if the stated numbers tell nothing. */
  public Optional<String> inWords() {
    return access.isPresent() && partitions() > 1
        ? Optional.of(
            "By the stated numbers, a call reads at least %s partitions"
                .formatted(Amounts.count(partitions())))
        : Optional.empty();
  }

  /** Returns how the number of partitions is computed: {@code 24 hours of `at` × 12 shards}. */
  public String factors() {
    List<String> factors = new ArrayList<>();
    for (Binding binding : partition()) {
      TableColumn column = binding.column();
      if (binding.source() == Binding.Source.ANY_OF) {
        factors.add(
            "%s values of `%s`"
                .formatted(
                    Amounts.count((double) access.map(CallHints.Access::values).orElse(1L)),
                    column.parameter()));
      } else if (column.component() instanceof Component.PeriodOf of && binding.isDerived()) {
        factors.add(
            "%s %ss of `%s`"
                .formatted(Amounts.count(periods()), of.period().word(), of.property()));
      } else if (binding.source() == Binding.Source.PERIODS) {
        factors.add("%s values of `%s`".formatted(Amounts.count(periods()), column.parameter()));
      } else if (binding.shards().isPresent()) {
        factors.add(Amounts.count(binding.shards().getAsInt()) + " shards");
      }
    }
    return String.join(" × ", factors);
  }

  /**
   * Returns the rows that a call returns, without its limit: the stated number, or the rows of the
   * largest partition for each partition that is read as a whole.
   */
  public OptionalDouble rows() {
    long stated = access.map(CallHints.Access::expectRows).orElse(0L);
    if (stated > 0) {
      return OptionalDouble.of((double) stated);
    }
    boolean whole = read.equality().size() == read.table().partitionKey().size();
    OptionalDouble rows = figures.largestRows();
    return whole && rows.isPresent() && (read.range().isEmpty() || isBounded())
        ? OptionalDouble.of(rows.getAsDouble() * partitions())
        : OptionalDouble.empty();
  }

  /** Whether the range of a call is stated, and the partitions that it covers are read. */
  private boolean isBounded() {
    return periods() > 1;
  }

  private List<Binding> partition() {
    return read.equality().subList(0, read.table().partitionKey().size());
  }
}
