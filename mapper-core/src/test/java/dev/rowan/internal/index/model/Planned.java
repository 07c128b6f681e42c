package dev.rowan.internal.index.model;

import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A plan of production's as messages, with a number by which a state remembers it.
 *
 * @param read the row as it was read
 * @param finish sent once the commit is acknowledged
 * @param commit sent once all of {@code prepare} is acknowledged
 * @param versions whether the commit writes the row's version
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Planned(
    int number,
    Mutation change,
    Reading read,
    int timestamp,
    int attempt,
    int[] prepare,
    int[] commit,
    int[] finish,
    boolean versions) {

  /** All plans that were ever made, each once: planners are pure functions. */
  static final class Log {
    private record Key(int change, int read, int timestamp, int attempt) {}

    private final Scene scene;
    private final Planning planning;
    private final Map<Key, Planned> byKey = new HashMap<>();
    private final List<Planned> all = new ArrayList<>();

    Log(Scene scene, Planning planning) {
      this.scene = scene;
      this.planning = planning;
      all.add(null);
    }

    /**
     * Returns the plan of a change.
     *
     * @param which tells the change from all others of the program
     */
    Planned of(int which, Mutation change, Reading read, int timestamp, int attempt) {
      return byKey.computeIfAbsent(
          new Key(which, read.number(), timestamp, attempt),
          key -> {
            Planned planned = plan(change, read, timestamp, attempt);
            all.add(planned);
            return planned;
          });
    }

    Planned of(int number) {
      return all.get(number);
    }

    private Planned plan(Mutation change, Reading read, int timestamp, int attempt) {
      WritePlan plan = planning.plan(read.state(), change, timestamp, new UUID(0, attempt));
      int[] commit = scene.tokensOfOne(plan.commit());
      return new Planned(
          all.size(),
          change,
          read,
          timestamp,
          attempt,
          scene.tokens(plan.prepare()),
          commit,
          scene.tokens(plan.finish()),
          versions(change, commit));
    }

    /** A delete is a change of the version even where it forgets to write it. */
    private boolean versions(Mutation change, int[] commit) {
      Store store = scene.store();
      if (change instanceof DeleteRow) {
        return true;
      }
      if (!store.tables().isVersioned()) {
        return false;
      }
      int version = store.base().cell(store.tables().row().indexOf("_v"));
      for (int token : commit) {
        Message message = scene.message(token);
        for (int place : message.places()) {
          if (store.isBase(message.row()) && place == message.row() + version) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
