package dev.rowan.operate.maintenance;

/** What a {@link TableScrubber} does about the differences that it finds. */
enum ScrubKind {
  /** Report differences. */
  VERIFY,
  /** Repair differences. */
  REPAIR,
  /** Write the entries of existing rows; missing entries are expected. */
  BUILD
}
