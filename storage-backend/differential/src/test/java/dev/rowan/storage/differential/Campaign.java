package dev.rowan.storage.differential;

import com.datastax.oss.driver.api.core.DriverException;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Runs one history after the other, on several threads, until the given number of statements is
 * reached. The seed of the campaign and the number of a history determine the history.
 */
final class Campaign {
  private static final int TABLES = 40;
  private static final int HISTORIES_ON_A_TABLE = 40;
  private static final int MOST_FINDINGS = 5;
  private static final long PROGRESS = 10_000;
  private static final System.Logger LOG = System.getLogger(Campaign.class.getName());

  private final long seed;
  private final Arena arena;
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong statements = new AtomicLong();
  private final AtomicLong reads = new AtomicLong();
  private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();
  private final List<String> findings = new ArrayList<>();
  private volatile boolean failed;

  Campaign(long seed, Arena arena) {
    this.seed = seed;
    this.arena = arena;
  }

  /** Runs until the number of statements is reached, or there are enough differences. */
  void play(long enough, int threads) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      Callable<Void> work =
          () -> {
            work(enough);
            return null;
          };
      List<Future<Void>> all = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        all.add(pool.submit(work));
      }
      for (Future<Void> one : all) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("after " + this, e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  /** Runs one history. */
  void playOne(long number) {
    try (Arena.Seat seat = arena.seat()) {
      play(number, seat.comparison());
    }
  }

  /** Returns the differences, shortened and with the options that repeat them. */
  List<String> findings() {
    synchronized (findings) {
      return List.copyOf(findings);
    }
  }

  long statements() {
    return statements.get();
  }

  @Override
  public String toString() {
    return "%d statements and %d reads in %d histories of seed %d"
        .formatted(statements.get(), reads.get(), next.get(), seed);
  }

  private void work(long enough) {
    try (Arena.Seat seat = arena.seat()) {
      while (statements.get() < enough && findings().size() < MOST_FINDINGS && !failed) {
        long number = next.getAndIncrement();
        play(number, seat.comparison());
      }
    }
  }

  private void play(long number, HistoryComparison comparison) {
    Dice dice = new Dice(mix(seed, number));
    TableSchema table = table(number, dice.below(TABLES));
    ReentrantLock lock = locks.computeIfAbsent(table.name(), name -> new ReentrantLock());
    lock.lock();
    try {
      arena.require(table);
      History history = RandomHistory.of(table, dice);
      long before = comparison.reads();
      Optional<AnswerDifference> different = playThrough(history, comparison);
      count(history.statements(), comparison.reads() - before);
      if (different.isPresent()) {
        report(number, history, different.get(), comparison);
      }
    } catch (RuntimeException e) {
      failed = true;
      throw new IllegalStateException(again(number), e);
    } finally {
      lock.unlock();
    }
  }

  /**
   * A server that is too busy to answer leaves the outcome unknown, so the history runs once more.
   */
  private static Optional<AnswerDifference> playThrough(
      History history, HistoryComparison comparison) {
    try {
      return comparison.play(history, false);
    } catch (DriverException e) {
      LOG.log(System.Logger.Level.WARNING, "Playing a history again", e);
      return comparison.play(history, true);
    }
  }

  private void count(int moreStatements, long moreReads) {
    reads.addAndGet(moreReads);
    long before = statements.getAndAdd(moreStatements);
    if (before / PROGRESS < (before + moreStatements) / PROGRESS) {
      LOG.log(System.Logger.Level.INFO, "Played {0}", this);
    }
  }

  /**
   * Returns the table of a history; many histories share few tables, because creating one takes
   * time.
   */
  private TableSchema table(long number, int choice) {
    long generation = number / (TABLES * HISTORIES_ON_A_TABLE);
    String name = "t%d_%d".formatted(generation, choice);
    return RandomTable.of(name, new Dice(mix(seed, -1 - generation * TABLES - choice)));
  }

  private void report(
      long number, History history, AnswerDifference first, HistoryComparison comparison) {
    History whole = history.with(history.steps().subList(0, first.upTo()));
    boolean again = comparison.play(whole, true).isPresent();
    History shortest =
        again ? new Shrinker(part -> comparison.play(part, true).isPresent()).shrink(whole) : whole;
    String difference =
        comparison
            .play(shortest, true)
            .map(AnswerDifference::toString)
            .orElse("once only, " + first);
    synchronized (findings) {
      findings.add(again(number) + "\n" + shortest + difference);
    }
  }

  private String again(long number) {
    return "repeat with -Drowan.differential.seed=%d -Drowan.differential.history=%d"
        .formatted(seed, number);
  }

  /** Spreads neighbouring numbers over all seeds. */
  private static long mix(long seed, long number) {
    long z = seed + number * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 27);
  }
}
