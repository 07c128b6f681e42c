package dev.rowan.storage.contract.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.operate.maintenance.Maintenance;
import dev.rowan.storage.contract.fixture.Member;
import dev.rowan.storage.contract.fixture.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Many writers want few values: no two rows ever end with one value, and no value becomes unusable.
 */
public abstract class UniqueRaceContract extends UniqueCase {
  private static final int WRITERS = 16;
  private static final int VALUES = 50;
  private static final int ROWS = 40;

  private final AtomicInteger applied = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private final AtomicInteger givenUp = new AtomicInteger();

  @Test
  void sixteenWritersFightForFiftyValues() throws Exception {
    long seed = Seed.next();
    fight(seed, changes());
    String when =
        "seed %d, %s applied, %s refused, %s given up".formatted(seed, applied, refused, givenUp);
    assertThat(applied.get()).as(when).isPositive();
    assertThat(refused.get()).as(when).isPositive();
    assertUnique(when);
    everyValueCanBeHad(when);
  }

  @Test
  void aRepairTakesNothingFromCompetingWriters() throws Exception {
    long seed = Seed.next();
    AtomicBoolean end = new AtomicBoolean();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Integer> repairs = thread.submit(() -> repairUntil(end));
      fight(seed, changes());
      end.set(true);
      assertThat(repairs.get()).isPositive();
    } finally {
      end.set(true);
      thread.shutdown();
    }
    String when = "repaired meanwhile, seed %d, %s applied".formatted(seed, applied);
    assertThat(applied.get()).as(when).isPositive();
    assertUnique(when);
    everyValueCanBeHad(when);
  }

  /** Repairs as if no change were in flight, and returns the number of repairs. */
  private int repairUntil(AtomicBoolean end) {
    int times = 0;
    do {
      new Maintenance(session()).repair(mapping()).withGrace(Duration.ZERO).run();
      times++;
    } while (!end.get());
    return times;
  }

  @Test
  void ofManyRowsThatWantOneValueOneReceivesIt() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        Member member = Member.of(writer, "one@example.org");
        running.add(threads.submit(() -> attempt(member, false)));
      }
      for (Future<?> future : running) {
        future.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(all()).hasSize(1);
    assertThat(applied.get()).isLessThanOrEqualTo(1);
    assertUnique("one value");
  }

  /** Returns the number of changes of each writer. */
  private int changes() {
    return Integer.getInteger("rowan.test.unique.changes", onServer(64, 320)) / WRITERS;
  }

  private void fight(long seed, int each) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        Random random = new Random(seed + writer);
        running.add(threads.submit(() -> change(random, each)));
      }
      for (Future<?> future : running) {
        future.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private void change(Random random, int times) {
    for (int i = 0; i < times; i++) {
      int number = random.nextInt(ROWS);
      Member member =
          Member.of(number, value(random))
              .withNickname(random.nextBoolean() ? value(random) : null)
              .withTeam(random.nextBoolean() ? "red" : "blue");
      attempt(member, random.nextInt(5) == 0);
    }
  }

  private static @Nullable String value(Random random) {
    int value = random.nextInt(VALUES + VALUES / 5);
    return value < VALUES ? "value " + value : null;
  }

  private void attempt(Member member, boolean delete) {
    try {
      boolean done =
          delete ? await(members().delete(member)) : await(members().insert(member, Nulls.DELETE));
      assertThat(done).isTrue();
      applied.incrementAndGet();
    } catch (UniqueViolationException taken) {
      refused.incrementAndGet();
    } catch (BackendUnavailableException contendedOrUnknown) {
      givenUp.incrementAndGet();
    }
  }

  /** A value that no row has is free, whatever writer wanted it last. */
  private void everyValueCanBeHad(String when) {
    for (int value = 0; value < VALUES; value++) {
      String email = "value " + value;
      Optional<Member> owner = byEmail(email);
      if (owner.isEmpty()) {
        save(Member.of(ROWS + value, email));
        assertThat(byEmail(email)).as(when).map(Member::number).contains(ROWS + value);
      }
    }
    assertUnique(when + ", and all had");
  }
}
