package dev.rowan.sample.hammer;

import java.util.List;

/** A task that works on separate rows, and then knows their expected content. */
interface HammerTask {
  /** Executes one operation. */
  void step(Outcomes outcomes);

  /** Returns acknowledged writes that are missing. */
  List<String> lost();
}
