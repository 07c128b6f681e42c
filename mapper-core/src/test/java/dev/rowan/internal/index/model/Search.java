package dev.rowan.internal.index.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Visits every state that can be reached, each once, until a promise is broken. */
final class Search {
  /** What can happen next. */
  interface Steps {
    int[] start();

    /** Hands over each state that may follow, with what leads to it. */
    void after(int[] state, Sink next);

    /** Returns what is broken in a state, or null. */
    @Nullable String broken(int[] state);

    /** Returns what a step was, for people. */
    String describe(int step);
  }

  /** Takes the states that may follow. */
  interface Sink {
    void accept(int[] state, int step);

    /** Takes a step that itself breaks a promise. */
    void broken(int step, String promise);
  }

  /**
   * What came of a search.
   *
   * @param states how many were visited
   * @param broken what was broken, and by which steps, or null if nothing was
   */
  record Result(int states, @Nullable String broken, List<String> steps) {
    @Override
    public String toString() {
      return broken == null
          ? states + " states, nothing broken"
          : broken + ", in the " + states + "th state, after\n  " + String.join("\n  ", steps);
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Visit(int[] state, @Nullable Visit before, int step) {}

  private final Steps steps;
  private final Fingerprints seen = new Fingerprints();
  private final ArrayDeque<Visit> open = new ArrayDeque<>();
  private @Nullable Visit from;
  private @Nullable Result found;

  private Search(Steps steps) {
    this.steps = steps;
  }

  /** Visits depth first, which needs little memory. */
  static Result through(Steps steps) {
    return new Search(steps).run(false);
  }

  /** Visits breadth first: what is found broken is reached by as few steps as can be. */
  static Result forTheShortest(Steps steps) {
    return new Search(steps).run(true);
  }

  private Result run(boolean nearestFirst) {
    Sink sink =
        new Sink() {
          @Override
          public void accept(int[] state, int step) {
            if (seen.add(state)) {
              open.addLast(new Visit(state, from, step));
            }
          }

          @Override
          public void broken(int step, String promise) {
            found = result(promise, new Visit(new int[0], from, step));
          }
        };
    sink.accept(steps.start(), 0);
    while (found == null && !open.isEmpty()) {
      Visit visit = nearestFirst ? open.removeFirst() : open.removeLast();
      String broken = steps.broken(visit.state);
      if (broken != null) {
        return result(broken, visit);
      }
      from = visit;
      steps.after(visit.state, sink);
    }
    return found == null ? new Result(seen.size(), null, List.of()) : found;
  }

  private Result result(String broken, Visit last) {
    List<String> path = new ArrayList<>();
    for (Visit visit = last; visit.before != null; visit = visit.before) {
      path.add(steps.describe(visit.step));
    }
    Collections.reverse(path);
    return new Result(seen.size(), broken, path);
  }
}
