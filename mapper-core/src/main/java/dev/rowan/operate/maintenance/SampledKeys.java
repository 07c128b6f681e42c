package dev.rowan.operate.maintenance;

import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The keys of the first ten rows that a job found. Used by one thread. */
final class SampledKeys {
  private static final int MOST = 10;

  private final int keySize;
  private final List<List<Object>> keys = new ArrayList<>();

  SampledKeys(int keySize) {
    this.keySize = keySize;
  }

  void add(Row row) {
    if (keys.size() < MOST) {
      List<Object> key = new ArrayList<>(keySize);
      for (int i = 0; i < keySize; i++) {
        key.add(Objects.requireNonNull(row.get(i)));
      }
      keys.add(key);
    }
  }

  List<List<Object>> toList() {
    return List.copyOf(keys);
  }
}
