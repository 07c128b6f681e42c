package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.MutationSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs histories on Cassandra and on other stores, and compares every answer. Used by one thread.
 */
final class HistoryComparison {
  private final ComparedStore cassandra;
  private final Map<String, ComparedStore> stores;
  private final SteeredClock clock;
  private Map<String, ComparedStore> others = Map.of();
  private long reads;

  HistoryComparison(
      ComparedStore cassandra, Map<String, ComparedStore> stores, SteeredClock clock) {
    this.cassandra = cassandra;
    this.stores = stores;
    this.clock = clock;
  }

  /** Returns the number of compared reads. */
  long reads() {
    return reads;
  }

  /**
   * Runs a history up to its first difference.
   *
   * @param emptied whether the tables are emptied first in any case
   */
  Optional<AnswerDifference> play(History history, boolean emptied) {
    clock.reset();
    cassandra.begin(history, emptied || history.emptied());
    others = new LinkedHashMap<>(stores);
    others.values().removeIf(store -> !store.plays(history));
    others.values().forEach(store -> store.begin(history, emptied || history.emptied()));
    List<Step> steps = history.steps();
    for (int i = 0; i < steps.size(); i++) {
      List<Step.Read> compared = new ArrayList<>();
      int step = i;
      Optional<AnswerDifference> different = play(step, steps.get(i), compared);
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

  private Optional<AnswerDifference> play(int number, Step step, List<Step.Read> compared) {
    if (step instanceof Step.Read read) {
      compared.add(read);
      return Optional.empty();
    }
    if (step instanceof Step.Pass pass) {
      clock.pass(pass.seconds());
      return Optional.empty();
    }
    MutationSet batch = History.batch(step);
    History.partitions(batch)
        .forEach(
            key -> compared.add(RandomRead.all(batch.changes().get(0).mutation().table(), key)));
    return step instanceof Step.Interrupted interrupted
        ? interrupted(number, interrupted)
        : write(number, batch);
  }

  private Optional<AnswerDifference> write(int number, MutationSet batch) {
    Outcome expected = cassandra.write(batch);
    for (Map.Entry<String, ComparedStore> other : others.entrySet()) {
      Outcome found = other.getValue().write(batch);
      if (!expected.admits(found)) {
        return Optional.of(difference(number, "the outcome", expected, other.getKey(), found));
      }
    }
    return Optional.empty();
  }

  private Optional<AnswerDifference> interrupted(int number, Step.Interrupted step) {
    Map<String, ComparedStore.Reading> readings = new LinkedHashMap<>();
    Map<String, List<List<Object>>> found = new LinkedHashMap<>();
    ComparedStore.Reading expected = cassandra.read(step.read().query(), step.read().pageSize());
    List<List<Object>> rows = new ArrayList<>(expected.page());
    others.forEach(
        (name, store) -> {
          readings.put(name, store.read(step.read().query(), step.read().pageSize()));
          found.put(name, new ArrayList<>(readings.get(name).page()));
        });
    Optional<AnswerDifference> different = write(number, step.batch());
    // If one store knows that it is at the end, and the other returns an empty last page, both are
    // right.
    if (!expected.isOver() && readings.values().stream().noneMatch(ComparedStore.Reading::isOver)) {
      rest(expected, rows);
      readings.forEach((name, reading) -> rest(reading, found.get(name)));
    }
    reads++;
    return different.isPresent()
        ? different
        : different(number, "the read that the write came into", rows, found);
  }

  private Optional<AnswerDifference> compare(int number, List<Step.Read> asked) {
    List<ComparedStore.Reading> expected =
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
      Optional<AnswerDifference> different = different(number, what, rows, found);
      if (different.isPresent()) {
        return different;
      }
    }
    return Optional.empty();
  }

  private static Optional<AnswerDifference> different(
      int number, String what, List<List<Object>> expected, Map<String, List<List<Object>>> found) {
    return found.entrySet().stream()
        .filter(other -> !other.getValue().equals(expected))
        .map(other -> difference(number, what, expected, other.getKey(), other.getValue()))
        .findFirst();
  }

  private static AnswerDifference difference(
      int number, String what, Object expected, String store, Object found) {
    return new AnswerDifference(
        number, number + 1, what, String.valueOf(expected), store, String.valueOf(found));
  }

  private static List<List<Object>> rest(ComparedStore.Reading reading, List<List<Object>> into) {
    while (!reading.isOver()) {
      into.addAll(reading.page());
    }
    return into;
  }
}
