package dev.rowan.internal.index.model;

import dev.rowan.spi.mutation.Mutation;
import java.util.List;

/**
 * What a repair of all tables, or the build of an index, does beside the writers of a program.
 *
 * @param begun changes of which, before all, only that arrived which prepares them
 * @param indexed whether the entries of the changes before are there
 * @param builds whether what is missing is written at once, as by the build of an index, which may
 *     be read once that is done
 * @param reads how often it reads a row or an entry, and repairs what it finds
 * @param settledBefore the time before which every change is taken to be over
 */
record Round(List<Mutation> begun, boolean indexed, boolean builds, int reads, int settledBefore) {
  /** What clocks show beside a round, so that what was before is older than its settledBefore. */
  static final List<Integer> CLOCKS = List.of(4, 5);

  private static final int BEFORE_ALL_WRITERS = 4 * Clock.TICKS - 1;
  private static final int AFTER_ALL_WRITERS = 7 * Clock.TICKS - 1;

  /** A repair that leaves alone what a change under way may explain. */
  static Round repair(int reads, Mutation... begun) {
    return new Round(List.of(begun), true, false, reads, BEFORE_ALL_WRITERS);
  }

  /** A repair where entries of rows that are there were lost. */
  static Round ofLostEntries(int reads) {
    return new Round(List.of(), false, false, reads, BEFORE_ALL_WRITERS);
  }

  /** A build of an index over rows that are there; whoever writes knows the index. */
  static Round build() {
    return new Round(List.of(), false, true, 1, BEFORE_ALL_WRITERS);
  }

  /** Returns the round where versions decide, which count the readings of clocks in steps. */
  Round ofVersions() {
    return new Round(begun, indexed, builds, reads, 4 * SerialWriters.STEP - 1);
  }

  /** Returns the round by somebody who takes every change for over. */
  Round withoutGrace() {
    return new Round(begun, indexed, builds, reads, AFTER_ALL_WRITERS);
  }

  @Override
  public String toString() {
    return builds ? "build" : begun.isEmpty() ? "repair" : "repair of what was begun";
  }
}
