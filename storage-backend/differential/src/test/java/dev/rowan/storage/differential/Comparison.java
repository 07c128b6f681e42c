package dev.rowan.storage.differential;

import dev.rowan.mutation.MutationSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays histories on Cassandra and on other stores, and compares every answer. One thread. */
final class Comparison {
  private final Store cassandra;
  private final Map<String, Store> stores;
  private final SteeredClock clock;
  private Map<String, Store> others = Map.of();
  private long reads;

  Comparison(Store cassandra, Map<String, Store> stores, SteeredClock clock) {
    this.cassandra = cassandra;
    this.stores = stores;
    this.clock = clock;
  }

  /** How many reads were compared. */
  long reads() {
    return reads;
  }

  /**
   * Plays a history up to its first difference.
   *
   * @param emptied whether the tables are emptied before in any case
   */
  Optional<Difference> play(History history, boolean emptied) {
    clock.reset();
    cassandra.begin(history, emptied || history.emptied());
    others = new LinkedHashMap<>(stores);
    others.values().removeIf(store -> !store.plays(history));
    others.values().forEach(store -> store.begin(history, emptied || history.emptied()));
    List<Step> steps = history.steps();
    for (int i = 0; i < steps.size(); i++) {
      List<Step.Read> compared = new ArrayList<>();
      int step = i;
      Optional<Difference> different = play(step, steps.get(i), compared);
      while (i + 1 < steps.size() && steps.get(i + 1) instanceof Step.Read read) {
        compared.add(read);
        i++;
      }
      if (different.isEmpty()) {
        different = compare(step, compared);
      }
      if (different.isPresent()) {
        int upTo = i + 1;
        return different.map(found -> found.upTo(upTo));
      }
    }
    return Optional.empty();
  }

  private Optional<Difference> play(int number, Step step, List<Step.Read> compared) {
    if (step instanceof Step.Read read) {
      compared.add(read);
      return Optional.empty();
    }
    if (step instanceof Step.Pass pass) {
      clock.pass(pass.seconds());
      return Optional.empty();
    }
    MutationSet unit = History.unit(step);
    History.partitions(unit)
        .forEach(
            key -> compared.add(RandomRead.all(unit.changes().get(0).mutation().table(), key)));
    return step instanceof Step.Interrupted interrupted
        ? interrupted(number, interrupted)
        : write(number, unit);
  }

  private Optional<Difference> write(int number, MutationSet unit) {
    Outcome expected = cassandra.write(unit);
    for (Map.Entry<String, Store> other : others.entrySet()) {
      Outcome found = other.getValue().write(unit);
      if (!expected.admits(found)) {
        return Optional.of(difference(number, "the outcome", expected, other.getKey(), found));
      }
    }
    return Optional.empty();
  }

  private Optional<Difference> interrupted(int number, Step.Interrupted step) {
    Map<String, Store.Reading> readings = new LinkedHashMap<>();
    Map<String, List<List<Object>>> found = new LinkedHashMap<>();
    Store.Reading expected = cassandra.read(step.read().query(), step.read().pageSize());
    List<List<Object>> rows = new ArrayList<>(expected.page());
    others.forEach(
        (name, store) -> {
          readings.put(name, store.read(step.read().query(), step.read().pageSize()));
          found.put(name, new ArrayList<>(readings.get(name).page()));
        });
    Optional<Difference> different = write(number, step.unit());
    // where one knows that it is at the end, and the other will have to look, both are right
    if (!expected.isOver() && readings.values().stream().noneMatch(Store.Reading::isOver)) {
      rest(expected, rows);
      readings.forEach((name, reading) -> rest(reading, found.get(name)));
    }
    reads++;
    return different.isPresent()
        ? different
        : different(number, "the read that the write came into", rows, found);
  }

  private Optional<Difference> compare(int number, List<Step.Read> asked) {
    List<Store.Reading> expected =
        asked.stream().map(read -> cassandra.read(read.query(), read.pageSize())).toList();
    for (int i = 0; i < asked.size(); i++) {
      Step.Read read = asked.get(i);
      Map<String, List<List<Object>>> found = new LinkedHashMap<>();
      others.forEach(
          (name, store) ->
              found.put(name, rest(store.read(read.query(), read.pageSize()), new ArrayList<>())));
      List<List<Object>> rows = rest(expected.get(i), new ArrayList<>());
      reads++;
      String what = CqlReads.of(read.query()) + " by " + read.pageSize();
      Optional<Difference> different = different(number, what, rows, found);
      if (different.isPresent()) {
        return different;
      }
    }
    return Optional.empty();
  }

  private static Optional<Difference> different(
      int number, String what, List<List<Object>> expected, Map<String, List<List<Object>>> found) {
    return found.entrySet().stream()
        .filter(other -> !other.getValue().equals(expected))
        .map(other -> difference(number, what, expected, other.getKey(), other.getValue()))
        .findFirst();
  }

  private static Difference difference(
      int number, String what, Object expected, String store, Object found) {
    return new Difference(
        number, number + 1, what, String.valueOf(expected), store, String.valueOf(found));
  }

  private static List<List<Object>> rest(Store.Reading reading, List<List<Object>> into) {
    while (!reading.isOver()) {
      into.addAll(reading.page());
    }
    return into;
  }
}
