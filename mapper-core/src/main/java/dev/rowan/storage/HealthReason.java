package dev.rowan.storage;

/** Why a store is not well. */
public enum HealthReason {
  /** Files cannot be written as fast as rows come in; writes are slowed down. */
  WRITES_DELAYED(false, "writes are slowed down, because the background work cannot keep up"),
  /** Too much is to be written in the background; writes wait for it. */
  WRITES_STOPPED(false, "writes wait, because the background work cannot keep up"),
  /** The last vacuum ended with an error. */
  VACUUM_FAILED(false, "the last vacuum failed; expired rows keep their space"),
  /** The disk has no room; the store takes writes again by itself once it has. */
  DISK_FULL(true, "the disk is full; nothing can be written until there is room"),
  /** Something could not be written in the background. */
  BACKGROUND_ERROR(true, "the background work failed; nothing can be written"),
  /** The log could not be brought to the disk, and so nobody knows what the disk holds. */
  SYNC_FAILED(true, "the log cannot be brought to the disk; nothing can be written"),
  /** The store was closed. */
  CLOSED(true, "the store is closed");

  private final boolean fatal;
  private final String text;

  HealthReason(boolean fatal, String text) {
    this.fatal = fatal;
    this.text = text;
  }

  /** Returns whether the store cannot write at all. */
  public boolean isFatal() {
    return fatal;
  }

  /** Returns the reason in one phrase. */
  public String text() {
    return text;
  }
}
