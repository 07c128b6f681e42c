package dev.rowan.sample.race;

import dev.rowan.Rowan;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Runs the race under each maintenance protocol and prints the results. */
public final class RaceReport {
  private final Rowan rowan;
  private final PrintWriter out;
  private final int rounds;

  /**
   * A report about a store.
   *
   * @param rounds how often each of the two sellers raises the price
   */
  public RaceReport(Rowan rowan, PrintWriter out, int rounds) {
    this.rowan = rowan;
    this.out = out;
    this.rounds = rounds;
  }

  /** Runs and prints. */
  public void show() {
    out.printf(
        Locale.ROOT,
        "Two sellers raise the price of one item, each %,d times: read it, add one, write it.%n",
        rounds);
    out.println("A third looks for the item by its price, as often as it can.");
    out.println();
    out.println(
        "maintain   raised   lost  refused    reads  not found  twice  found in the end at");
    line("ATOMIC", new Race(Market.of(rowan.dao(AtomicItems.class)), rounds).run());
    line("VERIFIED", new Race(Market.of(rowan.dao(VerifiedItems.class)), rounds).run());
    line("SERIAL", new Race(Market.of(rowan.dao(SerialItems.class)), rounds).run());
    out.println();
    out.println(
        "lost: a seller was told that the price is raised, and the other overwrote it unseen.");
    out.println("refused: a seller was told that the price is another by now, and read it again.");
    out.println(
        "not found: on a cluster, the price changed between the looks at the entry and the item.");
    out.println("BLIND is not in the race: with a price in its key it does not compile, IDX-08.");
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
