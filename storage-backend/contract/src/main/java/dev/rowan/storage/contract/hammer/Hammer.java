package dev.rowan.storage.contract.hammer;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Several writers on few rows, each with a separate backend, like programs on separate machines.
 * Not to be shared while it runs.
 */
public final class Hammer {
  static final List<String> STALLS = List.of("north", "søuth");
  static final int IDS = 4;
  static final List<String> SELLERS = List.of("ann", "bob", "çem");
  static final List<String> TAGS = List.of("new", "old", "räre");

  /** The suffixes of the names of a batch's two writes. */
  static final String ONE_OF_TWO = "-one";

  static final String OTHER_OF_TWO = "-other";

  private final StallMapping mapping;
  private final boolean deletes;
  private final String names;
  private final Consumer<String> acknowledged;
  private final Map<String, Outcome> outcomes = new ConcurrentHashMap<>();
  private final LongAdder reads = new LongAdder();
  private final LongAdder unanswered = new LongAdder();
  private final Map<String, LongAdder> violations = new ConcurrentHashMap<>();
  private volatile boolean stopped;

  /** The outcome of a write, as its writer knows it. */
  public enum Outcome {
    /** The write was applied. */
    ACKNOWLEDGED,
    /** The write was not applied, and never will be. */
    FAILED,
    /** The write may have been applied, or the writer died. */
    UNKNOWN
  }

  /**
   * Hammers on the rows of a mapping.
   *
   * @param deletes whether rows are deleted too; without deletions, each row has the history of its
   *     writes
   */
  public Hammer(StallMapping mapping, boolean deletes) {
    this(mapping, deletes, "", name -> {});
  }

  /**
   * Creates a hammer for a process that may be killed before it reports its outcomes.
   *
   * @param names prefix of the names of its writes
   * @param acknowledged receives the name of each acknowledged write, on the thread of its writer
   */
  public Hammer(
      StallMapping mapping, boolean deletes, String names, Consumer<String> acknowledged) {
    this.mapping = mapping;
    this.deletes = deletes;
    this.names = names;
    this.acknowledged = acknowledged;
  }

  /** Returns the outcome of every write, by its name; names are in the history of the row. */
  public Map<String, Outcome> outcomes() {
    return Map.copyOf(outcomes);
  }

  /** Returns how many writes had this outcome. */
  public long count(Outcome outcome) {
    return outcomes.values().stream().filter(outcome::equals).count();
  }

  /** Returns the observations of concurrent reads that the protocol forbids, and their counts. */
  public Map<String, Long> violations() {
    Map<String, Long> counts = new TreeMap<>();
    violations.forEach((what, count) -> counts.put(what, count.sum()));
    return counts;
  }

  /** Returns the number of reads without an answer. */
  public long unanswered() {
    return unanswered.sum();
  }

  /** Returns the number of reads through indexes. */
  public long reads() {
    return reads.sum();
  }

  /** Ends the writers before they have executed all their operations. */
  public void stop() {
    stopped = true;
  }

  /**
   * Writes, with every writer in a separate thread, and reads in between.
   *
   * @param writers the backends, one for each writer, which closes it
   * @param operations the number of operations of each writer
   */
  public void run(List<CrashingWriter> writers, int operations, long seed) {
    ExecutorService threads = Executors.newFixedThreadPool(writers.size());
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < writers.size(); i++) {
        Writer writer = new Writer(writers.get(i), i, new Random(seed + i));
        running.add(threads.submit(() -> writer.write(operations)));
      }
      for (Future<?> each : running) {
        each.get();
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError("a writer failed", e);
    } finally {
      threads.shutdownNow();
    }
  }

  /** One writer, which is also a reader. */
  private final class Writer {
    private final CrashingWriter backend;
    private final int number;
    private final Random random;
    private Rowan rowan;
    private DaoRuntime<Row> rows;

    Writer(CrashingWriter backend, int number, Random random) {
      this.backend = backend;
      this.number = number;
      this.random = random;
      this.rowan = Rowan.on(backend, RowanOptions.defaults());
      this.rows = opened();
    }

    /** Opens the tables, and retries if the writer dies or receives no answer. */
    private DaoRuntime<Row> opened() {
      while (true) {
        try {
          return rowan.runtime(mapping);
        } catch (Crash | BackendUnavailableException again) {
          reopen();
        }
      }
    }

    private void reopen() {
      rowan.close();
      backend.revive();
      rowan = Rowan.on(backend, RowanOptions.defaults());
    }

    void write(int operations) {
      for (int i = 0; i < operations && !stopped; i++) {
        if (backend.isDead()) {
          reopen();
          rows = opened();
        }
        if (random.nextInt(8) == 0) {
          read();
        } else {
          one(names + number + "-" + i);
        }
      }
      rowan.close();
    }

    private void one(String name) {
      // Under SERIAL each row is written separately, so there are no batches.
      if (mapping.maintain() != Maintain.SERIAL && random.nextInt(6) == 0) {
        List<String> two = List.of(name + ONE_OF_TWO, name + OTHER_OF_TWO);
        write(two, () -> batch(two));
      } else {
        write(List.of(name), () -> operation(name, oneOf(STALLS), random.nextInt(IDS)));
      }
    }

    private void write(List<String> ofOneOutcome, Supplier<CompletionStage<?>> operation) {
      ofOneOutcome.forEach(name -> outcomes.put(name, Outcome.UNKNOWN));
      try {
        answer(operation.get());
        ofOneOutcome.forEach(name -> outcomes.put(name, Outcome.ACKNOWLEDGED));
        ofOneOutcome.forEach(acknowledged);
      } catch (OutcomeUnknownException | Crash unknown) {
        ofOneOutcome.forEach(name -> outcomes.put(name, Outcome.UNKNOWN));
      } catch (BackendUnavailableException failed) {
        ofOneOutcome.forEach(name -> outcomes.put(name, Outcome.FAILED));
      }
    }

    /** Writes two rows, of one partition or two, as one batch. */
    private CompletionStage<Void> batch(List<String> two) {
      int id = random.nextInt(IDS);
      return rowan.commitAsync(
          planned(two.get(0), oneOf(STALLS), id),
          planned(two.get(1), oneOf(STALLS), (id + 1) % IDS));
    }

    private Write planned(String name, String stall, int id) {
      int choice = random.nextInt(deletes ? 9 : 8);
      if (choice == 8) {
        return rows.deferred().deleteByKey(stall, id);
      }
      Row row = row(name, stall, id, choice);
      return inserts(choice)
          ? rows.deferred().insert(row, Nulls.UNSET)
          : rows.deferred().update(row);
    }

    private boolean inserts(int choice) {
      return deletes && isWhole(choice);
    }

    private static boolean isWhole(int choice) {
      return choice < 4;
    }

    private CompletionStage<Boolean> operation(String name, String stall, int id) {
      int choice = random.nextInt(deletes ? 10 : 8);
      if (choice == 8) {
        return rows.deleteByKey(stall, id);
      }
      if (choice == 9) {
        return random.nextInt(4) == 0 ? rows.deleteByKey(stall) : rows.deleteByKey(stall, id);
      }
      Row row = row(name, stall, id, choice);
      return inserts(choice) ? rows.insert(row, Nulls.UNSET) : rows.update(row);
    }

    private Row row(String name, String stall, int id, int choice) {
      Row.Builder row = Row.unset(StallMapping.COLUMNS);
      row.set(StallMapping.STALL, stall).set(StallMapping.ID, id);
      if (!deletes) {
        row.set(StallMapping.HISTORY, new CellEdit.Append(List.of(name)));
      }
      boolean whole = isWhole(choice);
      if (whole || choice == 4) {
        row.set(StallMapping.PRICE, price());
      }
      if (whole || choice == 5) {
        row.set(StallMapping.SELLER, seller(stall, id));
      }
      if (whole || choice == 6) {
        row.set(StallMapping.TITLE, "title " + name);
      }
      if (whole || choice == 7) {
        row.set(StallMapping.TAGS, whole ? tags() : edit());
        row.set(StallMapping.NOTE, name);
      }
      return row.build();
    }

    private void read() {
      reads.increment();
      try {
        readThroughIndexes();
      } catch (Crash | BackendUnavailableException unseen) {
        unanswered.increment();
      }
    }

    private void readThroughIndexes() {
      for (var index : mapping.derived()) {
        if (index.table().name().endsWith("_by_tag")) {
          String tag = oneOf(TAGS);
          ReadPlan plan = ReadPlan.through("Hammer.byTag", index);
          for (Row row : answer(rows.select(plan, tag).list())) {
            if (!(row.get(StallMapping.TAGS) instanceof Set<?> tags) || !tags.contains(tag)) {
              violation("a row was found under a tag that it does not have");
            }
          }
        } else if (index.table().name().endsWith("_by_price")) {
          String seller = oneOf(SELLERS);
          Set<List<Object>> seen = new HashSet<>();
          ReadPlan plan = ReadPlan.through("Hammer.byPrice", index);
          for (Row row : answer(rows.select(plan, seller).list())) {
            if (!seller.equals(row.get(StallMapping.SELLER))) {
              violation("a row was found under another seller");
            }
            Object stall = row.get(StallMapping.STALL);
            Object id = row.get(StallMapping.ID);
            if (stall != null && id != null && !seen.add(List.of(stall, id))) {
              violation("a row was found twice");
            }
          }
        }
      }
    }

    private String seller(String stall, int id) {
      return mapping.maintain() == Maintain.BLIND
          ? SELLERS.get(Math.floorMod(stall.hashCode() + id, SELLERS.size()))
          : oneOf(SELLERS);
    }

    private BigDecimal price() {
      return BigDecimal.valueOf(random.nextInt(5), random.nextInt(2));
    }

    private Object edit() {
      return random.nextBoolean()
          ? new CellEdit.AddAll(Set.of(oneOf(TAGS)))
          : new CellEdit.RemoveAll(List.of(oneOf(TAGS)));
    }

    private Set<String> tags() {
      Set<String> tags = new TreeSet<>(TAGS);
      tags.removeIf(tag -> random.nextBoolean());
      return tags;
    }

    private String oneOf(List<String> choices) {
      return choices.get(random.nextInt(choices.size()));
    }

    private void violation(String what) {
      violations.computeIfAbsent(what, absent -> new LongAdder()).increment();
    }

    private <T> T answer(CompletionStage<T> stage) {
      try {
        return stage.toCompletableFuture().get(120, TimeUnit.SECONDS);
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException failure) {
          throw failure;
        }
        throw new AssertionError("an operation failed", e);
      } catch (InterruptedException | TimeoutException e) {
        throw new AssertionError("an operation did not end", e);
      }
    }
  }
}
