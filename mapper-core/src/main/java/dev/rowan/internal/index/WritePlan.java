package dev.rowan.internal.index;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The requests of one change, as data: atomic mutation sets in three stages. Each set has its own
 * timestamp, so that sending it twice has the same effect as sending it once; only a commit with a
 * condition must not be repeated.
 *
 * @param prepare sets to apply before the commit, in any order, all of them. If one fails, the
 *     change has failed; what was prepared is invisible to readers
 * @param commit the set that decides: the change has happened once it is applied
 * @param finish sets to apply after the commit, in any order. Until they are applied, reads filter
 *     what they remove
 * @param direct whether the backend alone retries. The executor then sends the commit once, and
 *     there are no other stages
 */
public record WritePlan(
    List<MutationSet> prepare, MutationSet commit, List<MutationSet> finish, boolean direct) {
  /** Copies the lists. */
  public WritePlan {
    prepare = List.copyOf(prepare);
    finish = List.copyOf(finish);
  }

  /** Creates a plan that the executor retries. */
  public WritePlan(List<MutationSet> prepare, MutationSet commit, List<MutationSet> finish) {
    this(prepare, commit, finish, false);
  }

  /**
   * Returns the plan of a batch: everything that the plans prepare, one commit with all of their
   * mutations, everything that the plans finish. The stages of each row retain their order, and one
   * commit decides for all rows.
   *
   * @param plans at least one; each of other rows, without conditions, all with one timestamp
   */
  public static WritePlan together(List<WritePlan> plans) {
    if (plans.size() == 1) {
      return plans.get(0);
    }
    List<MutationSet> prepare = new ArrayList<>();
    List<Change> commit = new ArrayList<>();
    List<MutationSet> finish = new ArrayList<>();
    boolean direct = true;
    for (WritePlan plan : plans) {
      prepare.addAll(plan.prepare());
      commit.addAll(plan.commit().changes());
      finish.addAll(plan.finish());
      direct &= plan.direct();
    }
    MutationSet first = plans.get(0).commit();
    return new WritePlan(
        prepare, new MutationSet(commit, first.timestamp(), first.options()), finish, direct);
  }

  /** Returns the plan of a single stage that the executor retries. */
  public static WritePlan of(MutationSet commit) {
    return new WritePlan(List.of(), commit, List.of());
  }

  /** Returns the plan of a single stage that the executor sends once. */
  public static WritePlan direct(MutationSet commit) {
    return new WritePlan(List.of(), commit, List.of(), true);
  }
}
