package dev.rowan.internal.index.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What is promised, and held against every state. */
enum Promise {
  /** A row that is there has its entry in every table that is written before the row. */
  NEVER_MISSING,
  /** Once writers are done and batches are applied, a row has its entry in every table. */
  NOT_MISSING_AT_REST,
  /** Then entries that belong to their row say what the row says. */
  COPIES_RIGHT_AT_REST,
  /** Then there are no other entries. */
  NOTHING_STALE_AT_REST,
  /** The columns of the key group, and the version, were written by one change. */
  KEY_GROUP_WHOLE,
  /** A change that started after another was acknowledged has the greater timestamp. */
  TIMESTAMPS_IN_ORDER,
  /** At rest a row is not older than the last change of it that was acknowledged. */
  NOTHING_LOST,
  /** A confirmed entry says what its row says, and its row is there. */
  CONFIRMED_RIGHT,
  /** A change is applied to the very row that it read. */
  NO_LOST_UPDATE,
  /** What is wrong at rest is found and set right by a repair of all tables. */
  EXACT_AFTER_SCRUB,
  /** Such a repair changes nothing of what rows say. */
  UNCHANGED_BY_SCRUB,
  /** A row that is only saved and deleted as a whole has all its columns, or is not there. */
  ROWS_WHOLE;

  /** What an index keeps only once all its entries are there. */
  static final Set<Promise> OF_INDEXES =
      Collections.unmodifiableSet(
          EnumSet.of(NEVER_MISSING, NOT_MISSING_AT_REST, COPIES_RIGHT_AT_REST));
}
