package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.rowan.Seed;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.internal.state.WriterTags;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** Programs over one store that come, pause, lose it for a while and go. */
class LeasedTagTest {
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final Store store = new Store();
  private final List<String> logged = new ArrayList<>();
  private final Logger log =
      (Logger)
          Proxy.newProxyInstance(
              Logger.class.getClassLoader(),
              new Class<?>[] {Logger.class},
              (proxy, method, arguments) -> {
                logged.add(method.getName() + " " + Arrays.deepToString(arguments));
                return null;
              });

  @Test
  void changesAreNotHeldUpUntilThereIsALease() {
    store.answers = false;
    LeasedTag tag = program();
    assertThat(tag.now()).isBetween(WriterTags.LEASED + 1, ChangeClock.TAGS).isEqualTo(tag.now());
    assertThat(store.waiting).hasSize(1);
    store.answer();
    assertThat(tag.now()).isBetween(1, WriterTags.LEASED).isEqualTo(tag.now());
  }

  @Test
  void noTwoProgramsHaveTheSameTag() {
    Set<Integer> leased = new HashSet<>();
    int without = 0;
    for (int i = 0; i < 400; i++) {
      LeasedTag tag = program();
      tag.now();
      if (tag.now() <= WriterTags.LEASED) {
        assertThat(leased.add(tag.now())).isTrue();
      } else {
        without++;
      }
    }
    assertThat(leased.size() + without).isEqualTo(400);
    assertThat(leased).hasSizeGreaterThan(200).hasSizeLessThanOrEqualTo(WriterTags.LEASED);
  }

  @Test
  void aLeaseIsRenewedAsLongAsItIsUsed() {
    LeasedTag tag = program();
    tag.now();
    int first = tag.now();
    assertThat(first).isLessThanOrEqualTo(WriterTags.LEASED);
    for (int minute = 0; minute < 600; minute++) {
      store.pass(MINUTE);
      assertThat(tag.now()).as("minute %d", minute).isEqualTo(first);
    }
  }

  @Test
  void aLeaseThatCannotBeRenewedIsGivenUpLongBeforeItEnds() {
    LeasedTag tag = program();
    tag.now();
    int first = tag.now();
    store.isDown = true;
    for (int minute = 1; minute < 30; minute++) {
      store.pass(MINUTE);
      assertThat(tag.now()).as("minute %d", minute).isEqualTo(first);
    }
    store.pass(MINUTE);
    assertThat(tag.now()).isGreaterThan(WriterTags.LEASED);
    assertThat(store.until.get(first)).isAfter(store.now.plus(MINUTE.multipliedBy(29)));
    store.isDown = false;
    store.pass(MINUTE.multipliedBy(10));
    tag.now();
    assertThat(tag.now()).as("its own lease still").isEqualTo(first);
  }

  @Test
  void aStoreThatFailsAtOnceFailsNoChange() {
    store.isBroken = true;
    assertThat(program().now()).isGreaterThan(WriterTags.LEASED);
  }

  @Test
  void theFirstFailureIsLogged() {
    store.isDown = true;
    LeasedTag tag = program();
    tag.now();
    assertThat(logged)
        .singleElement(STRING)
        .startsWith("warn [no tag can be leased in table")
        .contains(ErrorCode.CLUSTER_UNAVAILABLE.code());
    store.pass(MINUTE.multipliedBy(10));
    tag.now();
    assertThat(logged).hasSize(1);
  }

  @Test
  void aStoreThatIsClosedDuringTheLeaseIsNoFailure() {
    store.answers = false;
    LeasedTag tag = program();
    tag.now();
    store.isClosed = true;
    store.answer();
    assertThat(store.asked).as("the lease was in flight").isEqualTo(1);
    assertThat(tag.now()).isGreaterThan(WriterTags.LEASED);
    assertThat(logged).isEmpty();
  }

  @Test
  void clocksThatAreSetBackOrStandStillProlongNoLease() {
    for (boolean setBack : new boolean[] {true, false}) {
      Clocks clocks = new Clocks();
      LeasedTag tag = new LeasedTag(new WriterTags(store), clocks, () -> clocks.nanos, log);
      tag.now();
      assertThat(tag.now()).isLessThanOrEqualTo(WriterTags.LEASED);
      store.isDown = true;
      clocks.day = clocks.day.plus(MINUTE.multipliedBy(setBack ? -300 : 31));
      clocks.nanos += MINUTE.multipliedBy(setBack ? 31 : 0).toNanos();
      assertThat(tag.now()).as("set back: %s", setBack).isGreaterThan(WriterTags.LEASED);
      store.isDown = false;
    }
  }

  @Test
  void whateverHappensNoTwoProgramsUseOneLeasedTag() {
    long seed = Seed.next();
    Random random = new Random(seed);
    List<LeasedTag> programs = new ArrayList<>();
    int leases = 0;
    for (int step = 0; step < 3_000; step++) {
      store.pass(Duration.ofSeconds(random.nextInt(300)));
      store.isDown =
          random.nextInt(20) == 0 ? !store.isDown : store.isDown && random.nextInt(3) > 0;
      if (programs.size() < 40 || random.nextInt(10) == 0) {
        programs.add(program());
      }
      if (programs.size() > 40) {
        programs.remove(random.nextInt(programs.size()));
      }
      Map<Integer, LeasedTag> using = new HashMap<>();
      for (LeasedTag program : programs) {
        // most of them rest most of the time, so that leases end
        if (random.nextInt(8) == 0) {
          int tag = program.now();
          if (tag <= WriterTags.LEASED) {
            leases++;
            assertThat(using.put(tag, program)).as("seed %d, step %d", seed, step).isNull();
            assertThat(store.now).as("seed %d", seed).isBefore(store.until.get(tag));
          }
        }
      }
    }
    assertThat(leases).isGreaterThan(1_000);
  }

  private LeasedTag program() {
    return new LeasedTag(
        new WriterTags(store),
        () -> store.now,
        () -> Duration.between(Instant.EPOCH, store.now).toNanos(),
        log);
  }

  private static final class Clocks implements InstantSource {
    Instant day = Instant.parse("2026-02-01T12:00:00Z");
    long nanos = 5;

    @Override
    public Instant instant() {
      return day;
    }
  }

  /** The table of tags, as a store keeps it by its own clock. */
  private static final class Store implements Backend {
    final Map<Integer, Object> owners = new HashMap<>();
    final Map<Integer, Instant> until = new HashMap<>();
    final List<Runnable> waiting = new ArrayList<>();
    Instant now = Instant.parse("2026-02-01T12:00:00Z");
    boolean answers = true;
    boolean isDown;
    boolean isBroken;
    boolean isClosed;
    int asked;

    void pass(Duration time) {
      now = now.plus(time);
    }

    void answer() {
      answers = true;
      waiting.forEach(Runnable::run);
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      asked++;
      if (isClosed) {
        return CompletableFuture.failedFuture(
            new RowanClosedException(ErrorCode.CLOSED, Map.of(), null));
      }
      if (isDown) {
        return CompletableFuture.failedFuture(
            new BackendUnavailableException(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null));
      }
      Upsert upsert = (Upsert) batch.changes().get(0).mutation();
      int tag = (Integer) upsert.row().get(0);
      Object owner = upsert.row().get(1);
      boolean free = !until.containsKey(tag) || !now.isBefore(until.get(tag));
      boolean applied =
          upsert.condition() == Condition.IF_NOT_EXISTS
              ? free
              : !free && owner.equals(owners.get(tag));
      if (applied) {
        owners.put(tag, owner);
        until.put(tag, now.plusSeconds(upsert.effectiveTtl()));
      }
      return CompletableFuture.completedFuture(
          applied ? WriteOutcome.APPLIED : WriteOutcome.notApplied(upsert.table(), null));
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      if (isBroken) {
        throw new IllegalStateException("broken");
      }
      CompletableFuture<Void> defined = new CompletableFuture<>();
      if (answers) {
        defined.complete(null);
      } else {
        waiting.add(() -> defined.complete(null));
      }
      return defined;
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      throw new IllegalStateException("nothing is read");
    }

    @Override
    public Capabilities capabilities() {
      return Capabilities.of(Capability.CONDITIONAL_WRITES);
    }

    @Override
    public void close() {}
  }
}
