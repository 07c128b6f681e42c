package dev.rowan.internal.index.model;

/** How a writer comes to the timestamp of a change. */
interface Clock {
  /** What two timestamps of one writer differ by at least; as in production, in microseconds. */
  int TICKS = 1_024;

  /**
   * Returns a timestamp.
   *
   * @param now what the clock shows
   * @param newest of all that was read, or 0
   * @param last that this writer gave out, or 0
   * @param writer counted from 0
   */
  int timestamp(int now, int newest, int last, int writer);

  /** Above all that was read, and like no other writer's. */
  Clock SAFE =
      (now, newest, last, writer) ->
          Math.max(now, Math.max(newest / TICKS, last / TICKS) + 1) * TICKS + 2 * (writer + 1);
}
