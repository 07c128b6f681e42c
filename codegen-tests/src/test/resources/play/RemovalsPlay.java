package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Deletes and updates by several values. */
public final class RemovalsPlay implements Play {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final Instant LATER = NOON.plusSeconds(60);

  @Override
  public void on(Rowan rowan) {
    memos(rowan.dao(Memos.class));
    combinations(rowan, rowan.dao(Memos.class));
    refusals(rowan.dao(Memos.class));
    updates(rowan.dao(Memos.class));
    chores(rowan.dao(Chores.class));
  }

  /** Each combination of several values, and ranges of two columns. */
  private static void combinations(Rowan rowan, Memos memos) {
    fill(memos);
    memos.removeEach(List.of("a", "b", "a"), Set.of(NOON, LATER), List.of(1, 2));
    assertThat(memos.of("a")).containsExactly(memo("a", NOON, 3), memo("a", LATER, 3));
    assertThat(memos.of("b")).containsExactly(memo("b", NOON, 3), memo("b", LATER, 3));
    memos.removeEach(List.of("a"), List.of(), List.of(3));
    assertThat(memos.of("a")).hasSize(2);

    fill(memos);
    memos.rewriteEach("a", List.of(NOON, LATER), List.of(1, 3), "x");
    assertThat(memos.of("a")).filteredOn(memo -> memo.text().equals("x")).hasSize(4);
    memos.rewriteTwo("a", NOON, "y");
    assertThat(memos.of("a")).filteredOn(memo -> memo.text().equals("y")).hasSize(2);
    assertThat(memos.of("b")).filteredOn(memo -> memo.text().equals("y")).hasSize(2);

    fill(memos);
    memos.removeEnds("b", List.of(NOON, LATER));
    assertThat(memos.of("a")).hasSize(4).noneMatch(memo -> memo.line() == 3);
    assertThat(memos.of("b")).hasSize(4);

    fill(memos);
    memos.removeAfter("a", NOON, 2);
    assertThat(memos.of("a")).containsExactly(memo("a", NOON, 1), memo("a", NOON, 2));
    fill(memos);
    memos.removeFromTo(List.of("a"), NOON, LATER);
    assertThat(memos.of("a"))
        .containsExactly(memo("a", NOON, 1), memo("a", LATER, 2), memo("a", LATER, 3));
    memos.removeSince("a", NOON.plusSeconds(1), LATER);
    assertThat(memos.of("a")).hasSize(3);
    rowan.commit(memos.removingUpTo("a", LATER, 2));
    assertThat(memos.of("a")).containsExactly(memo("a", LATER, 3));
    assertThat(memos.of("b")).hasSize(6);
  }

  private static void memos(Memos memos) {
    fill(memos);
    memos.removeLines("a", NOON, List.of(1, 3, 1, 9));
    assertThat(memos.of("a")).hasSize(4).doesNotContain(memo("a", NOON, 1), memo("a", NOON, 3));
    memos.removeLines("a", NOON, List.of());
    assertThat(memos.of("a")).hasSize(4);

    fill(memos);
    memos.removeAll("a", List.of(NOON));
    assertThat(memos.of("a")).hasSize(3).allMatch(memo -> memo.at().equals(LATER));
    memos.removeAll("a", Set.of(NOON, LATER));
    assertThat(memos.of("a")).isEmpty();
    assertThat(memos.of("b")).hasSize(6);

    fill(memos);
    memos.removeLineOfEach("a", List.of(NOON, LATER), 2);
    assertThat(memos.of("a")).hasSize(4).noneMatch(memo -> memo.line() == 2);
    memos.removeBetween("a", List.of(NOON, LATER), Range.atLeast(2));
    assertThat(memos.of("a")).containsExactly(memo("a", NOON, 1), memo("a", LATER, 1));

    fill(memos);
    memos
        .removeInRooms(List.of("a", "b"), NOON, 1, WriteOptions.NONE)
        .toCompletableFuture()
        .join();
    assertThat(memos.of("a")).hasSize(5);
    assertThat(memos.of("b")).hasSize(5);
    memos.removeRooms(List.of("a", "a", "none"));
    assertThat(memos.of("a")).isEmpty();
    assertThat(memos.of("b")).hasSize(5);
  }

  private static void updates(Memos memos) {
    fill(memos);
    memos.rewrite("a", NOON, List.of(1, 3, 1), "new");
    assertThat(memos.of("a")).filteredOn(memo -> memo.text().equals("new")).hasSize(2);
    memos.rewrite("a", NOON, List.of(), "none");
    memos
        .rewriteInRooms(List.of("a", "b"), LATER, 2, "both", WriteOptions.NONE)
        .toCompletableFuture()
        .join();
    assertThat(memos.of("a"))
        .extracting(Memo::text)
        .containsExactly("new", "text", "new", "text", "both", "text");
    assertThat(memos.of("b")).filteredOn(memo -> memo.text().equals("both")).hasSize(1);
    refused("RUN-22", "Memos.rewrite", () -> memos.rewrite("a", NOON, null, "no"));
    refused("RUN-07", "Memos.rewrite", () -> memos.rewrite("a", NOON, Arrays.asList(1, null), "no"));
    assertThat(memos.of("a")).noneMatch(memo -> memo.text().equals("no"));
  }

  private static void refusals(Memos memos) {
    fill(memos);
    refused("RUN-22", "Memos.removeAll", () -> memos.removeAll("a", null));
    refused("RUN-07", "Memos.removeAll", () -> memos.removeAll("a", Arrays.asList(NOON, null)));
    refused("RUN-07", "Memos.removeRooms", () -> memos.removeRooms(Arrays.asList("a", null)));
    refused("RUN-22", "Memos.removeBetween", () -> memos.removeBetween("a", List.of(NOON), null));
    refused("RUN-07", "Memos.removeSince", () -> memos.removeSince("a", null, LATER));
    refused("RUN-07", "Memos.removeSince", () -> memos.removeSince("a", NOON, null));
    WriteOptions hour = WriteOptions.ttl(Duration.ofHours(1));
    refused(
        "RUN-22",
        "Memos.removeInRooms",
        () ->
            get(memos.removeInRooms(List.of("a", "b"), NOON, 1, hour)));
    assertThat(memos.of("a")).hasSize(6);
  }

  private static void get(java.util.concurrent.CompletionStage<Void> stage) throws Throwable {
    try {
      stage.toCompletableFuture().get();
    } catch (java.util.concurrent.ExecutionException e) {
      throw e.getCause();
    }
  }

  private static void chores(Chores chores) {
    for (int number = 1; number <= 4; number++) {
      chores.save(new Chore("home", number, "ann"));
      chores.save(new Chore("yard", number, "ann"));
    }
    chores.assign("home", List.of(1, 2, 2), "bob");
    chores.assignFirst(List.of("home", "yard"), 3, "bob");
    assertThat(chores.by("bob")).hasSize(4);
    assertThat(chores.by("ann")).hasSize(4);
    chores.assign("home", List.of(1, 2, 3), "ann");
    chores.assign("yard", List.of(3), "ann");
    assertThat(chores.by("bob")).isEmpty();
    chores.removeAll("home", List.of(1, 2));
    assertThat(chores.by("ann")).hasSize(6);
    chores.removeFirst(List.of("home", "yard"), 3).join();
    assertThat(chores.by("ann"))
        .containsExactly(
            new Chore("home", 4, "ann"),
            new Chore("yard", 1, "ann"),
            new Chore("yard", 2, "ann"),
            new Chore("yard", 4, "ann"));
    chores.removeLists(List.of("home", "yard"));
    assertThat(chores.by("ann")).isEmpty();
  }

  private static void refused(String code, String method, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(code)
        .hasMessageContaining("method: " + method);
  }

  private static void fill(Memos memos) {
    for (String room : List.of("a", "b")) {
      for (Instant at : List.of(NOON, LATER)) {
        for (int line = 1; line <= 3; line++) {
          memos.save(memo(room, at, line));
        }
      }
    }
  }

  private static Memo memo(String room, Instant at, int line) {
    return new Memo(room, at, line, "text");
  }
}
