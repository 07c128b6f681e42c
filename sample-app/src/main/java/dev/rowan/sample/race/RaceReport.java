package dev.rowan.sample.race;

import dev.rowan.Rowan;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Runs the race with each choice of {@code maintain}, and prints the results. */
public final class RaceReport {
  private final Rowan rowan;
  private final PrintWriter out;
  private final int rounds;

  /**
   * Creates a report about a store.
   *
   * @param rounds how often each of the two sellers raises the price
   */
  public RaceReport(Rowan rowan, PrintWriter out, int rounds) {
    this.rowan = rowan;
    this.out = out;
    this.rounds = rounds;
  }

  /** Runs the races and prints the results. */
  public void show() {
    out.printf(
        Locale.ROOT,
        "Two sellers raise the price of one item, each %,d times: read it, add one, write it.%n",
        rounds);
    out.println("A buyer reads the items by price, as often as possible.");
    out.println();
    out.println(
        "maintain   raised   lost  refused    reads  not found  twice  found in the end at");
    line("ATOMIC", new Race(Market.of(rowan.dao(AtomicItems.class)), rounds).run());
    line("VERIFIED", new Race(Market.of(rowan.dao(VerifiedItems.class)), rounds).run());
    line("SERIAL", new Race(Market.of(rowan.dao(SerialItems.class)), rounds).run());
    out.println();
    out.println(
        "lost: a raise was acknowledged, and the other seller overwrote it without reading it.");
    out.println("refused: the price had changed, so the seller read it again.");
    out.println(
        "not found: on a cluster, the price changed between the reads of the entry and the item.");
    out.println("BLIND is not in the race: an index by a changing price does not compile, IDX-08.");
  }

  private void line(String maintain, Race.Outcome outcome) {
    out.printf(
        Locale.ROOT,
        "%-9s  %,6d %,6d  %,7d  %,7d  %,9d  %,5d  %s%n",
        maintain,
        outcome.raises(),
        outcome.lost(),
        outcome.refused(),
        outcome.reads(),
        outcome.missing(),
        outcome.twice(),
        prices(outcome.left()));
  }

  private static String prices(List<Integer> prices) {
    return prices.isEmpty()
        ? "no price"
        : prices.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
