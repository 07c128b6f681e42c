package dev.rowan.sample.hammer;

import java.util.List;

/** One who works on rows of its own, and knows afterwards what must be there. */
interface Work {
  /** Does something. */
  void step(Outcomes outcomes);

  /** Returns what was acknowledged and is not there. */
  List<String> lost();
}
