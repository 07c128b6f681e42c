package dev.rowan.storage.embedded.proof;

/** The activity of a process that writes batches, during which it is killed. */
enum LedgerWriter {
  /** Small batches, as fast as possible. */
  LOAD(50),
  /** Batches so large that memtables are flushed continuously. */
  FLUSH(4 << 10),
  /** Large batches until compactions run. */
  COMPACTION(4 << 10),
  /** New tables and columns beside the batches. */
  DEFINITION(50),
  /** Snapshot after snapshot beside the batches. */
  SNAPSHOT(50),
  /** Backup after backup beside the batches. */
  BACKUP(50),
  /** A table beside the batches is filled and truncated repeatedly. */
  TRUNCATION(50),
  /** A table beside the batches is created, filled and dropped repeatedly. */
  DROP(50),
  /** Vacuum after vacuum beside the batches, with a short retention of deletions. */
  VACUUM(50),
  /** The store is closed and opened after every few batches. */
  REOPENING(50);

  private final int bodySize;

  LedgerWriter(int bodySize) {
    this.bodySize = bodySize;
  }

  int bodySize() {
    return bodySize;
  }

  /**
   * Returns the connection options: little memory, which is soon full, or a very short retention.
   */
  String options() {
    if (this == VACUUM) {
      return "?retention=1s";
    }
    return files() == 0 ? "" : "?memory=16m";
  }

  /** Returns the number of files to wait for. */
  int files() {
    return switch (this) {
      case FLUSH -> 1;
      case COMPACTION -> 4;
      default -> 0;
    };
  }
}
