package dev.rowan.storage.embedded.proof;

import dev.rowan.storage.embedded.proof.History.Operation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says whether a history is one that a thing could have given that does one call after the other,
 * each at some moment between its beginning and its end.
 *
 * <p>The search goes through the beginnings and ends in their order, and keeps every state in which
 * the thing can be, together with those of the calls under way that have had their effect. When a
 * call ends, only the states remain in which it had its effect and gave the answer that was noted.
 * After Wing and Gong, with the memory of Lowe.
 */
final class Linearizability<S, C, R> {
  /** One thing that does one call after the other. */
  interface Model<S, C, R> {
    /** The state after a call that was answered so, or null if it is never answered so. */
    @Nullable S after(S state, C call, R answer);
  }

  private record Event<C, R>(Operation<C, R> operation, boolean ends, long moment) {}

  /** A state of the thing, and the places of the calls under way whose effect it has. */
  private record Possibility<S>(S state, BitSet done) {
    Possibility<S> with(int place, S next) {
      BitSet all = (BitSet) done.clone();
      all.set(place);
      return new Possibility<>(next, all);
    }

    Possibility<S> without(int place) {
      BitSet rest = (BitSet) done.clone();
      rest.clear(place);
      return new Possibility<>(state, rest);
    }
  }

  private final Model<S, C, R> model;
  private final List<@Nullable Operation<C, R>> underWay = new ArrayList<>();
  private Set<Possibility<S>> possible;

  private Linearizability(Model<S, C, R> model, S initial) {
    this.model = model;
    this.possible = Set.of(new Possibility<>(initial, new BitSet()));
  }

  /** The first call whose answer cannot be explained, by its end; null if all can. */
  static <S, C, R> @Nullable Operation<C, R> firstMistake(
      Model<S, C, R> model, S initial, List<Operation<C, R>> history) {
    Linearizability<S, C, R> search = new Linearizability<>(model, initial);
    List<Event<C, R>> events = new ArrayList<>();
    for (Operation<C, R> operation : history) {
      events.add(new Event<>(operation, false, operation.begin()));
      events.add(new Event<>(operation, true, operation.end()));
    }
    events.sort(Comparator.comparingLong(Event::moment));
    for (Event<C, R> event : events) {
      if (!event.ends()) {
        search.begin(event.operation());
      } else if (!search.end(event.operation())) {
        return event.operation();
      }
    }
    return null;
  }

  private void begin(Operation<C, R> operation) {
    int free = underWay.indexOf(null);
    if (free < 0) {
      underWay.add(operation);
    } else {
      underWay.set(free, operation);
    }
  }

  /** False if the call had its effect in no possible way. */
  private boolean end(Operation<C, R> operation) {
    int place = underWay.indexOf(operation);
    Set<Possibility<S>> seen = new HashSet<>(possible);
    Deque<Possibility<S>> open = new ArrayDeque<>(possible);
    Set<Possibility<S>> left = new HashSet<>();
    while (!open.isEmpty()) {
      Possibility<S> now = open.pop();
      if (now.done().get(place)) {
        left.add(now.without(place));
        continue;
      }
      for (int i = 0; i < underWay.size(); i++) {
        Operation<C, R> other = underWay.get(i);
        S next =
            other == null || now.done().get(i)
                ? null
                : model.after(now.state(), other.call(), other.answer());
        if (next != null && seen.add(now.with(i, next))) {
          open.push(now.with(i, next));
        }
      }
    }
    underWay.set(place, null);
    possible = left;
    return !left.isEmpty();
  }
}
