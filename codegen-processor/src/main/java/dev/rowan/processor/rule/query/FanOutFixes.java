package dev.rowan.processor.rule.query;

import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.Period;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.CallPartitions;
import dev.rowan.processor.plan.MethodPlan;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.stream.Stream;

/** What makes a call read or write fewer partitions. */
final class FanOutFixes {
  /** The reason why many partitions are acceptable. */
  static final String ALLOWED = "@AllowFanOut(because = \"…\")";

  private FanOutFixes() {}

  /** Returns the fixes of a read of a table. */
  static Stream<String> of(MethodPlan.Read read, ReturnModel returns, CallPartitions partitions) {
    boolean bucketed = partitions.periods() > 1 || partitions.walk() > 1;
    Stream<String> longer =
        bucketed
            ? read.table().partitionKey().stream().flatMap(column -> longer(column, read).stream())
            : Stream.empty();
    Stream<String> fewer =
        partitions.values() > 1
            ? Stream.of("pass fewer values in one call, or return a Page")
            : Stream.empty();
    Stream<String> limited =
        partitions.walk() > 1 && !returns.readsAllPages()
            ? Stream.of("add a parameter: Limit limit")
            : Stream.empty();
    return Stream.of(limited, longer, fewer, Stream.of(ALLOWED)).flatMap(each -> each);
  }

  private static Optional<String> longer(TableColumn column, MethodPlan.Read read) {
    if (column.component() instanceof Component.PeriodOf of) {
      return of.period() == Period.MONTH || of.period() == Period.YEAR
          ? Optional.empty()
          : Optional.of(
              "a longer period in the partition key of `%s`: %s(%s)"
                  .formatted(
                      read.table().name(),
                      of.period() == Period.HOUR ? Period.DAY.word() : Period.MONTH.word(),
                      of.property()));
    }
    return column
        .bucket()
        .flatMap(bucket -> longer(bucket.unit()))
        .map(
            unit ->
                "longer periods in the @Bucket of `%s`: unit = ChronoUnit.%s"
                    .formatted(column.parameter(), unit.name()));
  }

  private static Optional<ChronoUnit> longer(ChronoUnit unit) {
    return switch (unit) {
      case MINUTES -> Optional.of(ChronoUnit.HOURS);
      case HOURS -> Optional.of(ChronoUnit.DAYS);
      case DAYS, WEEKS -> Optional.of(ChronoUnit.MONTHS);
      default -> Optional.empty();
    };
  }
}
