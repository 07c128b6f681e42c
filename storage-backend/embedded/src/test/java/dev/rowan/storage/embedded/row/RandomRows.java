package dev.rowan.storage.embedded.row;

import java.util.Random;

/** Rows from a seed, of so few timestamps, seconds, paths and values that ties are frequent. */
final class RandomRows {
  private final Random random;

  RandomRows(Random random) {
    this.random = random;
  }

  StoredRow next() {
    StoredRow.Builder row = new StoredRow.Builder();
    if (random.nextBoolean()) {
      row.marker(marker());
    }
    if (random.nextInt(4) == 0) {
      row.deletion(deletion());
    }
    for (int id = 0; id < 6; id++) {
      if (random.nextBoolean()) {
        row.add(id * id * 40, cell());
      }
    }
    for (int id = 0; id < 3; id++) {
      if (random.nextBoolean()) {
        row.add(id * id * 90 + 7, elements());
      }
    }
    return row.build();
  }

  RowMarker marker() {
    return random.nextBoolean()
        ? RowMarker.of(timestamp())
        : new RowMarker(timestamp(), 1 + random.nextInt(3), second());
  }

  Deletion deletion() {
    return new Deletion(timestamp(), second());
  }

  ElementCells elements() {
    ElementCells.Builder elements = new ElementCells.Builder();
    if (random.nextInt(3) == 0) {
      elements.deletion(deletion());
    }
    for (int count = random.nextInt(5); count > 0; count--) {
      elements.add(Element.of(value(), random.nextInt(3) == 0 ? value() : null, cell()));
    }
    return elements.build();
  }

  Cell cell() {
    return switch (random.nextInt(4)) {
      case 0 -> Cell.tombstone(timestamp(), second());
      case 1 -> Cell.expiring(timestamp(), 1 + random.nextInt(3), second(), value());
      default -> Cell.live(timestamp(), value());
    };
  }

  long timestamp() {
    return random.nextInt(20) == 0 ? random.nextLong() | 1 : random.nextInt(5) - 1;
  }

  long second() {
    return random.nextInt(20) == 0 ? Cell.LAST_SECOND : 3 + random.nextInt(5);
  }

  private byte[] value() {
    byte[] value = new byte[random.nextInt(3)];
    for (int i = 0; i < value.length; i++) {
      value[i] = (byte) (random.nextInt(3) - 1);
    }
    return value;
  }
}
