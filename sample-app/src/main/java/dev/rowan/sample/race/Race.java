package dev.rowan.sample.race;

import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Two sellers that each raise the price of one item by one, again and again, and a buyer. */
final class Race {
  private static final int SELLERS = 2;
  private static final int START = 100;

  private final Market market;
  private final int rounds;
  private final AtomicInteger refused = new AtomicInteger();

  /**
   * A race on a market.
   *
   * @param rounds how often each seller raises the price
   */
  Race(Market market, int rounds) {
    this.market = market;
    this.rounds = rounds;
  }

  /**
   * The result of a race.
   *
   * @param raises how many raises sellers had acknowledged
   * @param lost how many of these another seller overwrote without reading them
   * @param refused how many raises were refused because the price had changed
   * @param reads how often the buyer searched the item by its price
   * @param missing how often it was not found
   * @param twice how often it was found more than once
   * @param left the prices under which the item is found in the end
   */
  record Outcome(
      int raises, int lost, int refused, int reads, int missing, int twice, List<Integer> left) {}

  /** Runs the race. */
  Outcome run() {
    market.open(START);
    ExecutorService threads = Executors.newFixedThreadPool(SELLERS);
    int reads = 0;
    int missing = 0;
    int twice = 0;
    try {
      List<Future<?>> sellers =
          List.of(threads.submit(this::raiseAll), threads.submit(this::raiseAll));
      do {
        int found = market.prices().size();
        reads++;
        missing += found == 0 ? 1 : 0;
        twice += found > 1 ? 1 : 0;
      } while (!sellers.stream().allMatch(Future::isDone));
      for (Future<?> seller : sellers) {
        seller.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException failure ? failure : new CompletionException(e);
    } finally {
      threads.shutdownNow();
    }
    int raises = SELLERS * rounds;
    int lost = START + raises - market.price();
    return new Outcome(raises, lost, refused.get(), reads, missing, twice, market.prices());
  }

  private void raiseAll() {
    for (int i = 0; i < rounds; i++) {
      int price = market.price();
      while (!market.raise(price, price + 1)) {
        refused.incrementAndGet();
        price = market.price();
      }
    }
  }
}
