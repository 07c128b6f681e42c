package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.backend.Backend;
import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.Backends;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.engine.RocksStore;
import dev.rowan.storage.embedded.proof.History.Operation;
import dev.rowan.storage.embedded.proof.Shelf.Answer;
import dev.rowan.storage.embedded.proof.Shelf.Call;
import dev.rowan.storage.embedded.proof.Shelf.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conditional writes, plain writes and reads of few partitions are linearizable. */
class ConditionalWritesTest {
  private static final int CALLS = Effort.of(8_000, 200_000);
  private static final int THREADS = 6;
  private static final int SHELVES = 2;

  @TempDir Path directory;

  private final long seed = Seed.next();

  @Test
  void areLinearizableOnTheHeap() throws Exception {
    try (Backend backend = Backends.yielding(new HeapStore())) {
      assertThat(firstMistake(backend, CALLS / 2)).as("seed %d", seed).isNull();
    }
  }

  @Test
  void areLinearizableOnDisk() throws Exception {
    try (Backend backend = Backends.yielding(RocksStore.open(directory))) {
      assertThat(firstMistake(backend, CALLS / 2)).as("seed %d", seed).isNull();
    }
  }

  @Test
  void areFoundNotLinearizableWithoutALock() throws Exception {
    try (Backend backend = new CheckThenWriteBackend(Backends.yielding(new HeapStore()))) {
      assertThat(firstMistake(backend, 5_000)).as("seed %d", seed).isNotNull();
    }
  }

  private Operation<Call, Answer> firstMistake(Backend backend, int calls) throws Exception {
    Client client = new Client(backend);
    client.define(Shelf.SCHEMA);
    List<Shelf> shelves = new ArrayList<>();
    List<History<Call, Answer>> histories = new ArrayList<>();
    for (int i = 0; i < SHELVES; i++) {
      shelves.add(new Shelf(client, i));
      histories.add(new History<>());
    }
    AtomicInteger number = new AtomicInteger();
    ConcurrentCalls.run(
        THREADS,
        thread -> {
          Random random = new Random(seed + thread);
          for (int i = 0; i < calls / THREADS; i++) {
            int shelf = random.nextInt(SHELVES);
            Call call = Call.random(random, number.incrementAndGet());
            histories.get(shelf).note(call, () -> shelves.get(shelf).answer(call));
          }
        });
    for (History<Call, Answer> history : histories) {
      Operation<Call, Answer> mistake =
          Linearizability.firstMistake(Shelf::after, Shelf.EMPTY, history.operations());
      if (mistake != null) {
        return mistake;
      }
    }
    return null;
  }

  /**
   * Each thread increments the number that it read, on condition that it is unchanged, and retries
   * otherwise.
   */
  @Test
  void swapANumberSoThatNoUpdateIsLost() throws Exception {
    int updates = Effort.of(50, 2_000);
    try (Client client = new Client(Backends.yielding(RocksStore.open(directory)))) {
      client.define(Shelf.SCHEMA);
      Shelf shelf = new Shelf(client, 1);
      shelf.answer(Call.of(Kind.PUT, 1, 0));
      ConcurrentCalls.run(
          THREADS,
          thread -> {
            for (int i = 0; i < updates; i++) {
              boolean swapped;
              do {
                Integer number = shelf.answer(Call.of(Kind.READ_ROW, 1, 0)).seen().get(0);
                swapped = shelf.answer(new Call(Kind.SWAP, 1, number + 1, number)).applied();
              } while (!swapped);
            }
          });
      assertThat(shelf.answer(Call.of(Kind.READ_ROW, 1, 0)).seen())
          .containsExactly(updates * THREADS);
    }
  }

  /** A row is a lock by its existence; a thread that holds it reads and writes a number. */
  @Test
  void guardANumberSoThatNoUpdateIsLost() throws Exception {
    int updates = Effort.of(50, 2_000);
    try (Client client = new Client(Backends.yielding(RocksStore.open(directory)))) {
      client.define(Shelf.SCHEMA);
      Shelf shelf = new Shelf(client, 1);
      shelf.answer(Call.of(Kind.PUT, 1, 0));
      ConcurrentCalls.run(
          THREADS,
          thread -> {
            for (int i = 0; i < updates; i++) {
              while (!shelf.answer(Call.of(Kind.PUT_IF_ABSENT, 0, thread)).applied()) {
                Thread.onSpinWait();
              }
              Integer number = shelf.answer(Call.of(Kind.READ_ROW, 1, 0)).seen().get(0);
              shelf.answer(Call.of(Kind.PUT, 1, number + 1));
              shelf.answer(Call.of(Kind.REMOVE_IF_THERE, 0, 0));
            }
          });
      assertThat(shelf.answer(Call.of(Kind.READ_ROW, 1, 0)).seen())
          .containsExactly(updates * THREADS);
    }
  }
}
