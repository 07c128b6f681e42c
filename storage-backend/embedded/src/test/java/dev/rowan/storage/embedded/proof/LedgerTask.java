package dev.rowan.storage.embedded.proof;

/** What goes on in a process that writes units, so that it can be killed in the midst of it. */
enum LedgerTask {
  /** Small units, as fast as they go. */
  LOAD(50),
  /** Units so large that memory goes to files all the time. */
  FLUSH(4 << 10),
  /** The same until files are merged. */
  COMPACTION(4 << 10),
  /** New tables and columns beside the units. */
  DEFINITION(50),
  /** Snapshot after snapshot beside the units. */
  SNAPSHOT(50),
  /** Backup after backup beside the units. */
  BACKUP(50),
  /** A table beside the units is filled and emptied, over and over. */
  TRUNCATION(50),
  /** A table beside the units is made, filled and dropped, over and over. */
  DROP(50),
  /** Vacuum after vacuum beside the units, which soon forgets deletions. */
  VACUUM(50),
  /** The store is closed and opened after every few units. */
  REOPENING(50);

  private final int bodySize;

  LedgerTask(int bodySize) {
    this.bodySize = bodySize;
  }

  int bodySize() {
    return bodySize;
  }

  /** Options of the connection: so little memory that it is soon full, or hardly a retention. */
  String options() {
    if (this == VACUUM) {
      return "?retention=1s";
    }
    return files() == 0 ? "" : "?memory=16m";
  }

  /** How many files must have come before the time has come. */
  int files() {
    return switch (this) {
      case FLUSH -> 1;
      case COMPACTION -> 4;
      default -> 0;
    };
  }
}
