package dev.rowan.operate.scan;

import dev.rowan.dao.ReadOptions;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a scan.
 *
 * @param parallelism the number of ranges that are read in parallel
 * @param ranges the number of token ranges
 * @param position the position to resume at, or null for the start
 */
record ScanSettings(
    int parallelism,
    int ranges,
    ReadOptions options,
    Consumer<ScanProgress> listener,
    @Nullable String position) {
  Ranges left() {
    return position == null ? Ranges.of(ranges) : Ranges.at(position);
  }
}
