package dev.rowan.internal.index;

import dev.rowan.mapping.Buckets;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.Period;

/**
 * The periods in the partition key of an index with a list of them.
 *
 * @param timeName the property with the time
 */
public record ListedPeriods(String timeName, Period of) implements Buckets {
  @Override
  public CalendarPeriod period() {
    return of.calendar();
  }

  @Override
  public int maxWalk() {
    return 0;
  }

  @Override
  public boolean listed() {
    return true;
  }

  @Override
  public Object stored(long number) {
    return of.value(number);
  }
}
