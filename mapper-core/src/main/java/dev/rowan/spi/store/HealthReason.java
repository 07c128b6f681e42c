package dev.rowan.spi.store;

/** A reason why a store is degraded or has failed. */
public enum HealthReason {
  /** Flushing and compaction are slower than the writes; writes are throttled. */
  WRITES_DELAYED(false, "writes are throttled, because flushing and compaction are too slow"),
  /** Too much flushing and compaction is pending; writes are stopped until it catches up. */
  WRITES_STOPPED(false, "writes are stopped until flushing and compaction catch up"),
  /** The store was opened after damage to its files; writes are missing. */
  WRITES_LOST(false, "writes are missing, because files were damaged before the store was opened"),
  /** A read met damaged files. */
  FILES_DAMAGED(false, "files are damaged; some rows cannot be read"),
  /** The last vacuum failed. */
  VACUUM_FAILED(false, "the last vacuum failed; expired rows still use disk space"),
  /** The disk is full; the store accepts writes again when space is free. */
  DISK_FULL(true, "the disk is full; nothing can be written until space is free"),
  /** A write in the background failed. */
  BACKGROUND_ERROR(true, "a write in the background failed; nothing can be written"),
  /** The log could not be synced to the disk, so the content of the disk is unknown. */
  SYNC_FAILED(true, "the log cannot be synced to the disk; nothing can be written"),
  /** The store was closed. */
  CLOSED(true, "the store is closed");

  private final boolean fatal;
  private final String text;

  HealthReason(boolean fatal, String text) {
    this.fatal = fatal;
    this.text = text;
  }

  /** Returns whether the store accepts no writes. */
  public boolean isFatal() {
    return fatal;
  }

  /** Returns the reason in one phrase. */
  public String text() {
    return text;
  }
}
