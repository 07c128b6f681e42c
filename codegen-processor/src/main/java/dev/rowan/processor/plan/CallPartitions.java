package dev.rowan.processor.plan;

import dev.rowan.processor.model.CallHints;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.quantity.Amounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The partitions that one call reads or writes. The bindings of a partition key and the stated
 * numbers go in; the number of partitions, and how it is computed, comes out. A number that is not
 * stated counts as the smallest possible one, so each number is a lower bound.
 *
 * @param key the bindings of the whole partition key
 * @param access the stated numbers
 * @param walksToTheEnd whether buckets that no parameter names are all visited
 */
public record CallPartitions(
    List<Binding> key, Optional<CallHints.Access> access, boolean walksToTheEnd) {
  private static final double ROUNDING = 1e-9;

  public CallPartitions {
    key = List.copyOf(key);
  }

  /** Returns the partitions that a write by parameters changes; empty for other plans. */
  public static Optional<CallPartitions> ofWrite(MethodPlan plan, MethodShape shape) {
    List<Binding> key =
        plan instanceof MethodPlan.ColumnWrite write
            ? write.key().subList(0, write.table().partitionKey().size())
            : plan instanceof MethodPlan.KeyDelete delete
                ? delete.key().subList(0, delete.table().partitionKey().size())
                : List.of();
    return key.isEmpty()
        ? Optional.empty()
        : Optional.of(new CallPartitions(key, shape.hints().access(), false));
  }

  /** Returns the number of partitions. */
  public double number() {
    return values() * periods() * walk() * shards();
  }

  /** Returns the product of the numbers of values of the partition key's collections. */
  public double values() {
    return Binding.combinations(key, access);
  }

  /** Returns the periods that the range of a call covers. */
  public double periods() {
    return key.stream()
        .filter(binding -> binding.source() == Binding.Source.PERIODS)
        .flatMap(binding -> binding.column().bucket().stream())
        .mapToDouble(of -> Math.max(1, Math.ceil(rangeDays() / of.days() - ROUNDING)))
        .reduce(1, (one, other) -> one * other);
  }

  /** Whether the range of a call is stated, and at least as long as a period. */
  boolean coversPeriod() {
    return key.stream()
        .filter(binding -> binding.source() == Binding.Source.PERIODS)
        .flatMap(binding -> binding.column().bucket().stream())
        .anyMatch(of -> rangeDays() > of.days() - ROUNDING);
  }

  private double rangeDays() {
    return access.map(CallHints.Access::rangeDays).orElse(OptionalDouble.empty()).orElse(0);
  }

  /**
   * Returns the buckets that a call without a range visits: all of them if it returns all rows, or
   * else one, because it ends as soon as it has enough rows.
   */
  public double walk() {
    return walksToTheEnd
        ? key.stream().mapToDouble(binding -> Math.max(1, binding.walk().orElse(1))).max().orElse(1)
        : 1;
  }

  /** Returns the visited buckets that have rows, if rows are stored for so many days. */
  double walkWithin(double days) {
    return key.stream()
        .filter(binding -> binding.walk().isPresent())
        .flatMap(binding -> binding.column().bucket().stream())
        .mapToDouble(of -> Math.min(walk(), Math.max(1, days / of.days())))
        .findFirst()
        .orElse(1);
  }

  /** Returns the number of shards. */
  public double shards() {
    return key.stream()
        .mapToDouble(binding -> binding.shards().orElse(1))
        .reduce(1, (one, other) -> one * other);
  }

  /** Returns how the number of partitions is computed: {@code 24 hours of `at` × 12 shards}. */
  public String factors() {
    List<String> factors = new ArrayList<>();
    for (Binding binding : key) {
      TableColumn column = binding.column();
      if (binding.source() == Binding.Source.ANY_OF) {
        factors.add(binding.valuesInWords(access));
      } else if (binding.source() == Binding.Source.PERIODS) {
        factors.add(
            column.component() instanceof Component.PeriodOf of
                ? "%s %ss of `%s`"
                    .formatted(Amounts.count(periods()), of.period().word(), of.property())
                : "%s values of `%s`".formatted(Amounts.count(periods()), column.parameter()));
      } else if (binding.walk().isPresent() && walksToTheEnd) {
        factors.add("%s buckets of `%s`".formatted(Amounts.count(walk()), column.parameter()));
      } else if (binding.shards().isPresent()) {
        factors.add(Amounts.count(binding.shards().getAsInt()) + " shards");
      }
    }
    return String.join(" × ", factors);
  }
}
