package dev.rowan.storage.embedded.row;

/** The bits of the first byte of a row value, and of the bytes before columns and elements. */
final class RowFlags {
  static final int FORMAT_MASK = 0x03;
  static final int FORMAT = 0x01;
  static final int MARKER = 0x04;
  static final int DELETION = 0x08;
  static final int UNIFORM = 0x10;
  static final int PERISHABLE = 0x20;
  static final int ORIGINAL = 0x40;
  static final int RESERVED = 0x80;

  static final int OWN_TIMESTAMP = 0x01;
  static final int EXPIRING = 0x02;
  static final int TOMBSTONE = 0x04;
  static final int ELEMENTS = 0x08;
  static final int ELEMENTS_DELETED = 0x10;
  static final int ORIGINAL_KEY = 0x20;

  private static final int KNOWN_CELL = OWN_TIMESTAMP | EXPIRING | TOMBSTONE;

  private RowFlags() {}

  /** Whether a byte before a column is one that this version writes. */
  static boolean isColumn(int flags) {
    return (flags & ELEMENTS) == 0
        ? (flags & ~KNOWN_CELL) == 0
        : (flags & ~(ELEMENTS | ELEMENTS_DELETED)) == 0;
  }

  /** Whether a byte before an element is one that this version writes. */
  static boolean isElement(int flags) {
    return (flags & ~(KNOWN_CELL | ORIGINAL_KEY)) == 0;
  }
}
