package dev.rowan.operate.schema;

import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a plan contains, and how it is executed.
 *
 * @param drops the names of the elements to drop
 * @param builds whether the plan builds derived tables
 * @param compares whether rows of a former table are compared before it is dropped
 * @param grace the grace period of builds; null for the usual one
 * @param rowsPerSecond the rate limit of builds and comparisons
 */
record ChangeSettings(
    Set<String> drops,
    boolean builds,
    boolean compares,
    @Nullable Duration grace,
    int rowsPerSecond) {
  static final ChangeSettings USUAL =
      new ChangeSettings(Set.of(), true, true, null, Integer.MAX_VALUE);

  ChangeSettings dropping(Set<String> newDrops) {
    return new ChangeSettings(newDrops, builds, compares, grace, rowsPerSecond);
  }

  ChangeSettings withoutBuilds() {
    return new ChangeSettings(drops, false, compares, grace, rowsPerSecond);
  }

  ChangeSettings withoutComparison() {
    return new ChangeSettings(drops, builds, false, grace, rowsPerSecond);
  }

  ChangeSettings withGrace(Duration newGrace) {
    return new ChangeSettings(drops, builds, compares, newGrace, rowsPerSecond);
  }

  ChangeSettings atMost(int newRowsPerSecond) {
    return new ChangeSettings(drops, builds, compares, grace, newRowsPerSecond);
  }
}
