package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.value.Bound;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.NoteMapping;
import dev.rowan.storage.contract.fixture.NoteMapping.Note;
import dev.rowan.storage.contract.fixture.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Calls that read several partitions, or the whole table, as one result: in order, and in exact
 * pages.
 */
public abstract class SeveralPartitionsContract extends ContractCase {
  private static final List<String> AUTHORS = List.of("a", "b", "ba", "c", "é", "＀", "😀");
  private static final Comparator<Note> STORED =
      Comparator.comparing(Note::day).reversed().thenComparingInt(Note::line);

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  private DaoRuntime<Note> notes;
  private ReadPlan plan;

  /** All notes by author, and by stored order within. */
  private List<Note> all;

  @BeforeEach
  final void openDao() {
    NoteMapping mapping = new NoteMapping();
    notes = Rowan.on(backend(), RowanOptions.defaults()).runtime(mapping);
    plan = ReadPlan.direct("Notes.of", mapping.table());
    Set<Note> made = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      String author = AUTHORS.get(random.nextInt(AUTHORS.size() - 1));
      made.add(NoteMapping.note(author, 1 + random.nextInt(4), random.nextInt(4)));
    }
    made.forEach(note -> await(notes.insert(note, Nulls.UNSET)));
    all = new ArrayList<>(made);
    all.sort(
        Comparator.<Note>comparingInt(note -> AUTHORS.indexOf(note.author()))
            .thenComparing(STORED));
  }

  @Test
  void partitionsComeInTheOrderOfTheirKeysAndOnce() {
    Selection<Note> some = notes.select(plan, AnyOf.of(List.of("😀", "c", "a", "é", "c")));
    List<Note> expected = those(note -> Set.of("😀", "c", "a", "é").contains(note.author()));
    check(some, expected);
    check(notes.select(plan, AnyOf.of(AUTHORS)), all);
  }

  @Test
  void aPlanInOrderMergesThePartitions() {
    Selection<Note> some = notes.select(plan.inOrder(PartitionOrder.MERGED), AnyOf.of(AUTHORS));
    List<Note> expected = new ArrayList<>(all);
    expected.sort(STORED);
    check(some, expected);
    expected.sort(STORED.reversed());
    check(
        notes.select(plan.backwards().inOrder(PartitionOrder.MERGED), AnyOf.of(AUTHORS)), expected);
  }

  @Test
  void valuesOfEachColumnAreCombined() {
    AnyOf authors = AnyOf.of(List.of("c", "b", "nobody"));
    AnyOf days = AnyOf.of(List.of(NoteMapping.day(1), NoteMapping.day(3), NoteMapping.day(9)));
    List<Note> expected =
        those(
            note ->
                Set.of("b", "c").contains(note.author())
                    && Set.of(NoteMapping.day(1), NoteMapping.day(3)).contains(note.day()));
    check(notes.select(plan, authors, days), expected);
    check(
        notes.select(plan, authors, days, AnyOf.of(List.of(2, 0))),
        filter(expected, note -> note.line() == 0 || note.line() == 2));
    check(
        notes.select(plan, authors, days).range(NoteMapping.LINE.encode(Range.atLeast(2))),
        filter(expected, note -> note.line() >= 2));
    expected.sort(STORED);
    check(notes.select(plan.inOrder(PartitionOrder.MERGED), authors, days), expected);
  }

  @Test
  void boundsOverSeveralColumnsHoldInEachPartition() {
    Bound lower = new Bound(List.of(NoteMapping.day(2), 1), false);
    Bound upper = new Bound(List.of(NoteMapping.day(3)), true);
    List<Note> expected =
        those(
            note ->
                (note.day().equals(NoteMapping.day(2)) && note.line() > 1)
                    || note.day().equals(NoteMapping.day(3)));
    check(notes.select(plan, AnyOf.of(AUTHORS)).between(lower, upper), expected);
  }

  @Test
  void noValueFindsNothing() {
    check(notes.select(plan, AnyOf.of(List.of())), List.of());
    check(notes.select(plan, "a", AnyOf.of(List.of())), List.of());
  }

  @Test
  void aLimitPerPartitionComesBeforeTheLimit() {
    for (int count = 1; count <= 4; count++) {
      PerPartitionLimit each = PerPartitionLimit.of(count);
      List<Note> expected = firsts(all, count);
      check(notes.select(plan, AnyOf.of(AUTHORS)).perPartition(each), expected);
      assertThat(
              await(
                  notes
                      .select(plan, AnyOf.of(AUTHORS))
                      .perPartition(each)
                      .limit(Limit.of(5))
                      .list()))
          .isEqualTo(expected.subList(0, 5));
      check(notes.select(plan, "a").perPartition(each), firsts(ofAuthor("a"), count));
      expected.sort(STORED);
      check(
          notes.select(plan.inOrder(PartitionOrder.MERGED), AnyOf.of(AUTHORS)).perPartition(each),
          expected);
      assertThat(await(notes.scan(plan).perPartition(each).list()))
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void pagesContinueAfterTheirLastRowDespiteConcurrentWrites() {
    for (ReadPlan each :
        List.of(
            plan,
            plan.inOrder(PartitionOrder.MERGED),
            plan.backwards(),
            plan.backwards().inOrder(PartitionOrder.MERGED))) {
      Selection<Note> some = notes.select(each, AnyOf.of(AUTHORS));
      List<Note> before = await(some.list());
      List<Note> seen = new ArrayList<>();
      @Nullable String token = null;
      do {
        Page<Note> page = await(some.page(PageRequest.after(token, 1 + random.nextInt(6))));
        seen.addAll(page.items());
        token = page.nextToken();
        replace(seen.get(seen.size() - 1), seen.get(0));
      } while (token != null);
      assertThat(seen).as("%s, seed %d", each, seed).isEqualTo(before);
    }
  }

  /** Deletes the last row that was read, and restores the first one, which was deleted before. */
  private void replace(Note last, Note first) {
    await(notes.delete(last));
    await(notes.insert(first, Nulls.UNSET));
  }

  @Test
  void aTokenHoldsForTheSameValuesInTheSameOrderOfRowsAlone() {
    Selection<Note> some = notes.select(plan, AnyOf.of(AUTHORS));
    PageRequest next = await(some.page(PageRequest.first(3))).next(3).orElseThrow();
    Selection<Note> shuffled = notes.select(plan, AnyOf.of(reversed(AUTHORS)));
    assertThat(await(shuffled.page(next)).items()).isEqualTo(all.subList(3, 6));
    for (Selection<Note> other :
        List.of(
            notes.select(plan, AnyOf.of(AUTHORS.subList(0, 3))),
            notes.select(plan.inOrder(PartitionOrder.MERGED), AnyOf.of(AUTHORS)),
            some.perPartition(PerPartitionLimit.of(9)),
            notes.scan(plan))) {
      assertThat(thrownBy(() -> other.page(next)).code()).isEqualTo(ErrorCode.FOREIGN_PAGE_TOKEN);
    }
  }

  @Test
  void aScanIsTheWholeTableOnce() {
    List<Note> scanned = await(notes.scan(plan).list());
    assertThat(scanned).containsExactlyInAnyOrderElementsOf(all);
    check(notes.scan(plan), scanned);
    long middle = random.nextLong();
    List<Note> parts =
        new ArrayList<>(await(notes.scan(plan, new TokenRange(Long.MIN_VALUE, middle)).list()));
    parts.addAll(await(notes.scan(plan, new TokenRange(middle, Long.MAX_VALUE)).list()));
    assertThat(parts).as("seed %d", seed).isEqualTo(scanned);
  }

  /** Checks every form in which a selection returns its rows. */
  private void check(Selection<Note> selection, List<Note> expected) {
    assertThat(await(selection.list())).as("seed %d", seed).isEqualTo(expected);
    assertThat(await(selection.stream())).as("seed %d", seed).containsExactlyElementsOf(expected);
    assertThat(await(selection.optional())).isEqualTo(expected.stream().findFirst());
    int limit = 1 + random.nextInt(expected.size() + 1);
    assertThat(await(selection.limit(Limit.of(limit)).list()))
        .as("seed %d", seed)
        .isEqualTo(expected.subList(0, Math.min(limit, expected.size())));
    List<Note> paged = new ArrayList<>();
    @Nullable String token = null;
    do {
      int size = 1 + random.nextInt(expected.size() + 1);
      Page<Note> page = await(selection.page(PageRequest.after(token, size)));
      assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
      paged.addAll(page.items());
      token = page.nextToken();
      assertThat(token == null)
          .as("last page after %d, seed %d", paged.size(), seed)
          .isEqualTo(paged.size() >= expected.size());
    } while (token != null);
    assertThat(paged).as("seed %d", seed).isEqualTo(expected);
  }

  private static RejectedInputException thrownBy(Runnable call) {
    try {
      call.run();
    } catch (RejectedInputException e) {
      return e;
    }
    throw new AssertionError("nothing was rejected");
  }

  private List<Note> ofAuthor(String author) {
    return those(note -> note.author().equals(author));
  }

  private List<Note> those(Predicate<Note> wanted) {
    return filter(all, wanted);
  }

  private static List<Note> filter(List<Note> notes, Predicate<Note> wanted) {
    return new ArrayList<>(notes.stream().filter(wanted).toList());
  }

  private static List<Note> firsts(List<Note> notes, int count) {
    List<Note> firsts = new ArrayList<>();
    for (Note note : notes) {
      if (firsts.stream().filter(first -> first.author().equals(note.author())).count() < count) {
        firsts.add(note);
      }
    }
    return firsts;
  }

  private static List<String> reversed(List<String> texts) {
    List<String> reversed = new ArrayList<>(texts);
    Collections.reverse(reversed);
    return reversed;
  }
}
