package dev.rowan.sample.hammer;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.error.StaleVersionException;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The outcomes of calls, and those that no page of the guide allows. Thread-safe. */
final class Outcomes {
  /** A caller's knowledge about a write. */
  enum Outcome {
    ACKNOWLEDGED,
    UNKNOWN,
    NOT_WRITTEN
  }

  private final Map<Outcome, Integer> counts = new ConcurrentHashMap<>();
  private final Queue<String> contradictions = new ConcurrentLinkedQueue<>();

  /** Executes a call; errors that a node's failure does not explain are contradictions. */
  Outcome of(Runnable call) {
    Outcome outcome = outcome(call);
    counts.merge(outcome, 1, Integer::sum);
    return outcome;
  }

  private Outcome outcome(Runnable call) {
    try {
      call.run();
      return Outcome.ACKNOWLEDGED;
    } catch (OutcomeUnknownException e) {
      return Outcome.UNKNOWN;
    } catch (BackendUnavailableException | StaleVersionException e) {
      return Outcome.NOT_WRITTEN;
    } catch (RowanException e) {
      contradiction(e.getClass().getSimpleName() + " " + e.code() + ": " + e.getMessage());
      return Outcome.UNKNOWN;
    }
  }

  void contradiction(String what) {
    contradictions.add(what);
  }

  /** Returns the contradictions. */
  List<String> contradictions() {
    return List.copyOf(contradictions);
  }

  int count(Outcome outcome) {
    return counts.getOrDefault(outcome, 0);
  }

  @Override
  public String toString() {
    return counts.toString();
  }
}
