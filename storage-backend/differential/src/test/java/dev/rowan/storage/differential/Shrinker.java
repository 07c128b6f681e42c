package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds a shorter history that still shows a difference. It leaves out steps, then mutations of
 * batches, as long as the difference remains. Used for one history, by one thread.
 */
final class Shrinker {
  private static final int MOST_TRIALS = 600;

  private final Predicate<History> differs;
  private int trials;

  Shrinker(Predicate<History> differs) {
    this.differs = differs;
  }

  /** Shortens a history that shows a difference. */
  History shrink(History history) {
    History shortest = history;
    int before;
    do {
      before = size(shortest);
      shortest = withoutSteps(shortest);
      shortest = withoutMutations(shortest);
    } while (size(shortest) < before && trials < MOST_TRIALS);
    return shortest;
  }

  private History withoutSteps(History history) {
    History shortest = history;
    for (int chunk = Math.max(1, history.steps().size() / 2); chunk > 0; chunk /= 2) {
      for (int from = shortest.steps().size() - chunk; from >= 0; from -= chunk) {
        List<Step> steps = new ArrayList<>(shortest.steps());
        steps.subList(from, Math.min(from + chunk, steps.size())).clear();
        shortest = shorter(shortest, steps);
      }
    }
    return shortest;
  }

  private History withoutMutations(History history) {
    History shortest = history;
    for (int i = history.steps().size() - 1; i >= 0; i--) {
      MutationSet batch = History.batch(shortest.steps().get(i));
      for (int k = batch == null ? -1 : batch.changes().size() - 1; k >= 0; k--) {
        MutationSet whole = History.batch(shortest.steps().get(i));
        if (whole.changes().size() > 1) {
          List<Change> changes = new ArrayList<>(whole.changes());
          changes.remove(k);
          List<Step> steps = new ArrayList<>(shortest.steps());
          steps.set(i, with(steps.get(i), new MutationSet(changes, whole.timestamp())));
          shortest = shorter(shortest, steps);
        }
      }
    }
    return shortest;
  }

  private History shorter(History history, List<Step> steps) {
    if (steps.isEmpty() || trials >= MOST_TRIALS) {
      return history;
    }
    trials++;
    History candidate = history.with(steps);
    return differs.test(candidate) ? candidate : history;
  }

  private static Step with(Step step, MutationSet batch) {
    return step instanceof Step.Interrupted interrupted
        ? new Step.Interrupted(interrupted.read(), batch)
        : new Step.Write(batch);
  }

  private static int size(History history) {
    return history.steps().size() + history.statements();
  }
}
