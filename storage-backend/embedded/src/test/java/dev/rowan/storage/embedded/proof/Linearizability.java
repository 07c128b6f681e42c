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
 * Decides whether a history is linearizable: whether an object that executes one call after the
 * other could give it, with each call at some time between its beginning and its end.
 *
 * <p>The search processes the beginnings and ends in their order. It maintains every possible state
 * of the object, together with the pending calls that have taken effect in it. When a call ends,
 * only the states remain in which the call has taken effect and gave the recorded answer. After
 * Wing and Gong, with Lowe's memoization.
 */
final class Linearizability<S, C, R> {
  /** An object that executes one call after the other. */
  interface Model<S, C, R> {
    /** Returns the state after a call with this answer, or null if the answer is impossible. */
    @Nullable S after(S state, C call, R answer);
  }

  private record Event<C, R>(Operation<C, R> operation, boolean ends, long moment) {}

  /** A state of the object, and the indexes of the pending calls that have taken effect in it. */
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

  /** Returns the first call, by its end, whose answer cannot be explained; null if all can. */
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

  /** Returns false if the call took effect in no possible way. */
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
