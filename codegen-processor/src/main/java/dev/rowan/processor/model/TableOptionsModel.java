package dev.rowan.processor.model;

import dev.rowan.annotation.TableOptions;
import dev.rowan.annotation.TableOptions.Compaction;
import dev.rowan.annotation.TableOptions.Compression;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One {@code @TableOptions} of an entity.
 *
 * @param index the name of the index whose table it is about; empty for the entity's own table
 * @param windowSize the length of a window of compaction, in {@code windowUnit}
 * @param gcGraceSeconds the seconds for which tombstones are stored; -1 for the default
 * @param cachedRows the cached rows of each partition
 */
public record TableOptionsModel(
    String index,
    Compaction compaction,
    int windowSize,
    ChronoUnit windowUnit,
    int gcGraceSeconds,
    Compression compression,
    int cachedRows,
    String comment,
    Origin origin) {
  /** The value of {@link #gcGraceSeconds} for the default of the servers. */
  public static final int DEFAULT_GRACE = -1;

  /** The default of the servers for {@code gc_grace_seconds}. */
  private static final int USUAL_GRACE = 864_000;

  private static final double SECONDS_PER_DAY = 86_400;

  /** Returns for how many days a table with these options stores tombstones. */
  public static double graceDays(Optional<TableOptionsModel> options) {
    int seconds =
        options
            .map(TableOptionsModel::gcGraceSeconds)
            .filter(stated -> stated != DEFAULT_GRACE)
            .orElse(USUAL_GRACE);
    return seconds / SECONDS_PER_DAY;
  }

  /** Returns the CQL map of the option {@code compaction}, sorted; empty for the default. */
  public Map<String, String> compactionOptions() {
    Map<String, String> options = new TreeMap<>();
    strategy().ifPresent(name -> options.put("class", name));
    if (compaction == Compaction.TIME_WINDOW) {
      options.put("compaction_window_size", Integer.toString(windowSize));
      options.put("compaction_window_unit", windowUnit.name());
    }
    return options;
  }

  /** Returns the CQL map of the option {@code compression}, sorted; empty for the default. */
  public Map<String, String> compressionOptions() {
    return switch (compression) {
      case DEFAULT -> Map.of();
      case NONE -> Map.of("enabled", "false");
      case LZ4 -> Map.of("class", "LZ4Compressor");
      case ZSTD -> Map.of("class", "ZstdCompressor");
      case SNAPPY -> Map.of("class", "SnappyCompressor");
      case DEFLATE -> Map.of("class", "DeflateCompressor");
    };
  }

  /** Returns the CQL map of the option {@code caching}, sorted; empty for the default. */
  public Map<String, String> cachingOptions() {
    String rows = cachedRows == TableOptions.ALL_ROWS ? "ALL" : Integer.toString(cachedRows);
    return cachedRows == 0
        ? Map.of()
        : new TreeMap<>(Map.of("keys", "ALL", "rows_per_partition", rows));
  }

  private Optional<String> strategy() {
    return switch (compaction) {
      case DEFAULT -> Optional.empty();
      case SIZE_TIERED -> Optional.of("SizeTieredCompactionStrategy");
      case LEVELED -> Optional.of("LeveledCompactionStrategy");
      case TIME_WINDOW -> Optional.of("TimeWindowCompactionStrategy");
      case UNIFIED -> Optional.of("UnifiedCompactionStrategy");
    };
  }
}
