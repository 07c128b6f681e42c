package dev.rowan.storage.embedded.row;

/** The bits of the first byte of a row value, and of the byte before each cell. */
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
  static final int KNOWN_CELL = OWN_TIMESTAMP | EXPIRING | TOMBSTONE;

  private RowFlags() {}
}
