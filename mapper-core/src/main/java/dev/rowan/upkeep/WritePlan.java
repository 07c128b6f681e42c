package dev.rowan.upkeep;

import dev.rowan.mutation.Change;
import dev.rowan.mutation.MutationSet;
import java.util.ArrayList;
import java.util.List;

/**
 * One change of one row and of what follows from it, as units in three stages. Each unit carries
 * its own timestamp, so that carrying it out again is the same as once; only a commit with a
 * condition may be sent just once.
 *
 * @param prepare units to be carried out before the commit, in any order, all of them; if one
 *     fails, the change has failed, and what was written of it does no harm
 * @param commit the write that decides: once it is applied, the change has happened
 * @param finish units to be carried out after the commit, in any order; if one is not, reads see
 *     past what it would have removed
 */
public record WritePlan(List<MutationSet> prepare, MutationSet commit, List<MutationSet> finish) {
  /** Copies the lists. */
  public WritePlan {
    prepare = List.copyOf(prepare);
    finish = List.copyOf(finish);
  }

  /**
   * Returns the plan of a unit of several changes, each of another row and all under one timestamp:
   * what all of them prepare, one commit of all, what all of them finish. Each row then keeps the
   * order of its own plan, and the commit decides for all.
   *
   * @param plans at least one, without conditions
   */
  public static WritePlan together(List<WritePlan> plans) {
    if (plans.size() == 1) {
      return plans.get(0);
    }
    List<MutationSet> prepare = new ArrayList<>();
    List<Change> commit = new ArrayList<>();
    List<MutationSet> finish = new ArrayList<>();
    for (WritePlan plan : plans) {
      prepare.addAll(plan.prepare());
      commit.addAll(plan.commit().changes());
      finish.addAll(plan.finish());
    }
    MutationSet first = plans.get(0).commit();
    return new WritePlan(
        prepare, new MutationSet(commit, first.timestamp(), first.options()), finish);
  }

  /** Returns the plan of a single unit. */
  public static WritePlan of(MutationSet commit) {
    return new WritePlan(List.of(), commit, List.of());
  }
}
