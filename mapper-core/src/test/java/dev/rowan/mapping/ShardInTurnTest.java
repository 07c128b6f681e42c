package dev.rowan.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShardInTurnTest {
  private static final int COUNT = 5;
  private static final int ROUNDS = 400;

  private final ShardInTurn shards =
      new ShardInTurn(new Property<>("shard", 1, Codecs.INTEGER), COUNT);

  @Test
  void eachShardIsTakenOnceInARound() {
    Set<Integer> firsts = new HashSet<>();
    for (int round = 0; round < ROUNDS; round++) {
      List<Integer> taken = new ArrayList<>();
      IntStream.range(0, COUNT).forEach(i -> taken.add(shards.next()));
      firsts.add(taken.get(0));
      assertThat(taken).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    }
    assertThat(firsts).as("shards that begin a round").hasSize(COUNT);
  }

  /** An owner whose rows are each fifth insert of the process would otherwise have one shard. */
  @Test
  void rowsOfAnOwnerThatTakesTurnsTooAreDivided() {
    Set<Integer> ofOwner = new HashSet<>();
    for (int i = 0; i < COUNT * ROUNDS; i++) {
      int shard = shards.next();
      if (i % COUNT == 0) {
        ofOwner.add(shard);
      }
    }
    assertThat(ofOwner).hasSize(COUNT);
  }

  @Test
  void threadsShareTheTurns() throws InterruptedException {
    ConcurrentHashMap<Integer, AtomicInteger> taken = new ConcurrentHashMap<>();
    List<Thread> threads =
        Collections.nCopies(4, 0).stream()
            .map(
                each ->
                    new Thread(
                        () -> {
                          for (int i = 0; i < COUNT * ROUNDS; i++) {
                            taken
                                .computeIfAbsent(shards.next(), shard -> new AtomicInteger())
                                .incrementAndGet();
                          }
                        }))
            .toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(taken.keySet()).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(taken.values()).allMatch(rows -> rows.get() == 4 * ROUNDS);
  }

  @Test
  void theShardOfARowIsWhatItsColumnHas() {
    assertThat(shards.compute(3)).isEqualTo(3);
    assertThat(shards.source()).isEqualTo(shards.property());
    assertThat(shards.count()).isEqualTo(COUNT);
  }
}
