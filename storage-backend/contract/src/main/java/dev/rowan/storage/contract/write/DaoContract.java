package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedSelection;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.Selection;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.NoteMapping;
import dev.rowan.storage.contract.fixture.NoteMapping.Note;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The operations of generated DAOs over one table, through their runtime, on this backend. */
public abstract class DaoContract extends ContractCase {
  private static final int DAYS = 5;
  private static final int LINES = 3;

  private NoteMapping mapping;
  private DaoRuntime<Note> notes;
  private ReadPlan plan;

  /** All notes of author a, in stored order: the latest day first. */
  private List<Note> all;

  @BeforeEach
  final void openDao() {
    mapping = new NoteMapping();
    notes = Rowan.on(backend(), RowanOptions.defaults()).runtime(mapping);
    plan = ReadPlan.direct("Notes.of", mapping.table());
    all = new ArrayList<>();
    for (int day = DAYS; day >= 1; day--) {
      for (int line = 1; line <= LINES; line++) {
        all.add(NoteMapping.note("a", day, line));
      }
    }
    all.forEach(note -> await(notes.insert(note, Nulls.UNSET)));
    await(notes.insert(NoteMapping.note("b", 1, 1), Nulls.UNSET));
  }

  @Test
  void findsOneByItsKey() {
    Selection<Note> there = notes.select(plan, "a", NoteMapping.day(2), 3);
    assertThat(await(there.one())).isEqualTo(NoteMapping.note("a", 2, 3));
    assertThat(await(there.optional())).contains(NoteMapping.note("a", 2, 3));
    Selection<Note> absent = notes.select(plan, "a", NoteMapping.day(2), 9);
    assertThat(await(absent.optional())).isEmpty();
    assertThat(await(absent.list())).isEmpty();
    assertThat(failure(UnreadableRowException.class, absent::one).code())
        .isEqualTo(ErrorCode.ROW_MISSING);
  }

  @Test
  void readsByPrefixInStoredOrderAndInReverse() {
    assertThat(await(notes.select(plan, "a").list())).isEqualTo(all);
    assertThat(await(notes.select(plan.backwards(), "a").list())).isEqualTo(reversed(all));
    assertThat(await(notes.select(plan, "a", NoteMapping.day(4)).list()))
        .isEqualTo(all.subList(LINES, 2 * LINES));
    assertThat(await(notes.select(plan, "b").list())).hasSize(1);
  }

  @Test
  void readsRangesOfTheNextColumn() {
    Range<Object> days =
        NoteMapping.DAY.encode(Range.closedOpen(NoteMapping.day(2), NoteMapping.day(4)));
    assertThat(await(notes.select(plan, "a").range(days).list()))
        .isEqualTo(all.subList(2 * LINES, 4 * LINES));
    assertThat(await(notes.select(plan.backwards(), "a").range(days).list()))
        .isEqualTo(reversed(all.subList(2 * LINES, 4 * LINES)));
    KeyedSelection<Note> day = notes.select(plan, "a", NoteMapping.day(5));
    assertThat(await(day.range(NoteMapping.LINE.encode(Range.greaterThan(1))).list()))
        .isEqualTo(all.subList(1, LINES));
    assertThat(await(day.range(NoteMapping.LINE.encode(Range.all())).list()))
        .isEqualTo(all.subList(0, LINES));
    assertThat(await(day.range(NoteMapping.LINE.encode(Range.closed(3, 1))).list())).isEmpty();
  }

  @Test
  void returnsNoMoreThanTheLimit() {
    for (int limit = 1; limit <= all.size() + 1; limit++) {
      List<Note> expected = all.subList(0, Math.min(limit, all.size()));
      Selection<Note> some = notes.select(plan, "a").limit(Limit.of(limit));
      assertThat(await(some.list())).isEqualTo(expected);
      try (Stream<Note> stream = await(some.stream())) {
        assertThat(stream).containsExactlyElementsOf(expected);
      }
    }
    assertThatThrownBy(() -> Limit.of(0)).isInstanceOf(RejectedInputException.class);
  }

  @Test
  void readsMoreThanOneFetchAsAWhole() {
    List<Note> many = new ArrayList<>();
    for (int line = 0; line < 1_250; line++) {
      many.add(new Note("many", NoteMapping.day(1), line, "text"));
    }
    many.forEach(note -> await(notes.insert(note, Nulls.UNSET)));
    assertThat(await(notes.select(plan, "many").list())).isEqualTo(many);
    assertThat(await(notes.select(plan, "many").stream())).containsExactlyElementsOf(many);
    assertThat(await(notes.select(plan, "many").limit(Limit.of(1_100)).stream()))
        .containsExactlyElementsOf(many.subList(0, 1_100));
    assertThat(await(notes.select(plan.backwards(), "many").limit(Limit.of(501)).list()))
        .isEqualTo(reversed(many).subList(0, 501));
  }

  @Test
  void pagesOfEverySizeAreTheWholeWithAnExactLastPage() {
    for (ReadPlan direction : List.of(plan, plan.backwards())) {
      Selection<Note> selection = notes.select(direction, "a");
      for (int size = 1; size <= all.size() + 1; size++) {
        assertThat(paged(selection, size)).isEqualTo(direction.reversed() ? reversed(all) : all);
      }
    }
  }

  @Test
  void aTokenStaysValidWhenTheStoreIsReopenedAndItsRowDeleted() {
    Page<Note> first = await(notes.select(plan, "a").page(PageRequest.first(4)));
    await(notes.delete(first.items().get(3)));
    reopen();
    notes = Rowan.on(backend(), RowanOptions.defaults()).runtime(mapping);
    Page<Note> second =
        await(notes.select(plan, "a").page(PageRequest.after(first.nextToken(), 100)));
    assertThat(second.items()).isEqualTo(all.subList(4, all.size()));
    assertThat(second.hasNext()).isFalse();
  }

  @Test
  void rejectsTokensOfOtherQueriesAndChangedOnes() {
    Range<Object> days = NoteMapping.DAY.encode(Range.atLeast(NoteMapping.day(2)));
    Selection<Note> selection = notes.select(plan, "a").range(days);
    String token = String.valueOf(await(selection.page(PageRequest.first(2))).nextToken());
    assertThat(await(selection.page(PageRequest.after(token, 7))).items())
        .isEqualTo(all.subList(2, 9));
    ReadPlan otherMethod = ReadPlan.direct("Notes.other", plan.table());
    assertForeign(token, notes.select(otherMethod, "a").range(days));
    assertForeign(token, notes.select(plan, "b").range(days));
    assertForeign(token, notes.select(plan, "a"));
    assertForeign(token, notes.select(plan.backwards(), "a").range(days));
    assertForeign(token, notes.select(plan, "a", NoteMapping.day(2)));
    Range<Object> others = NoteMapping.DAY.encode(Range.greaterThan(NoteMapping.day(2)));
    assertForeign(token, notes.select(plan, "a").range(others));
    for (int i = 0; i < token.length(); i++) {
      char other = token.charAt(i) == 'A' ? 'B' : 'A';
      String changed = token.substring(0, i) + other + token.substring(i + 1);
      if (i < token.length() - 1) { // The last character may contain unused bits.
        assertForeign(changed, selection);
      }
    }
    for (String garbage : List.of("", "A", "not base 64!", token + "AAAA", token.substring(4))) {
      assertForeign(garbage, selection);
    }
  }

  @Test
  void aTokenOfAnotherSecretIsForeign() {
    RowanOptions secret = RowanOptions.defaults().withPageTokenSecret(new byte[16]);
    DaoRuntime<Note> others = Rowan.on(backend(), secret).runtime(mapping);
    String token = await(others.select(plan, "a").page(PageRequest.first(2))).nextToken();
    assertForeign(token, notes.select(plan, "a"));
  }

  @Test
  void deletesByKeyByPrefixAndByEntity() {
    await(notes.deleteByKey("a", NoteMapping.day(5), 1));
    await(notes.delete(all.get(1)));
    assertThat(await(notes.select(plan, "a").list())).isEqualTo(all.subList(2, all.size()));
    await(notes.deleteByKey("a", NoteMapping.day(4)));
    assertThat(await(notes.select(plan, "a").list()))
        .hasSize(all.size() - 2 - LINES)
        .doesNotContain(all.get(LINES));
    await(notes.deleteByKey("a"));
    assertThat(await(notes.select(plan, "a").list())).isEmpty();
    assertThat(await(notes.select(plan, "b").list())).hasSize(1);
  }

  @Test
  void anUpdateOfAnEntityCreatesARowThatEndsWithItsLastValue() {
    Note note = NoteMapping.note("c", 1, 1);
    await(notes.update(note, Nulls.UNSET));
    assertThat(await(notes.select(plan, "c").list())).containsExactly(note);
    await(notes.update(new Note("c", note.day(), 1, null), Nulls.UNSET));
    assertThat(await(notes.select(plan, "c").list())).containsExactly(note);
    await(notes.update(new Note("c", note.day(), 1, null), Nulls.DELETE));
    assertThat(await(notes.select(plan, "c").list())).isEmpty();
  }

  @Test
  void conditionalFormsSayWhetherTheyWereApplied() {
    needsConditionalWrites();
    Note note = NoteMapping.note("c", 1, 1);
    Note changed = new Note("c", note.day(), 1, "changed");
    assertThat(await(notes.returningApplied().update(note, Nulls.UNSET))).isFalse();
    assertThat(await(notes.returningApplied().insertIfNotExists(note, Nulls.UNSET))).isTrue();
    assertThat(await(notes.returningApplied().insertIfNotExists(changed, Nulls.UNSET))).isFalse();
    assertThat(await(notes.select(plan, "c").list())).containsExactly(note);
    assertThat(await(notes.returningApplied().update(changed, Nulls.UNSET))).isTrue();
    assertThat(await(notes.select(plan, "c").list())).containsExactly(changed);
    assertThat(await(notes.returningApplied().deleteByKey("c", note.day(), 1))).isTrue();
    assertThat(await(notes.returningApplied().delete(note))).isFalse();
  }

  @Test
  void rejectsWhatIsNullBeforeAnythingIsWritten() {
    assertRejected(ErrorCode.ARGUMENT_REJECTED, () -> notes.insert(null, Nulls.UNSET));
    assertRejected(ErrorCode.ARGUMENT_REJECTED, () -> notes.select(plan, "a").page(null));
    assertRejected(ErrorCode.ARGUMENT_REJECTED, () -> notes.select(plan, "a").limit(null));
  }

  private static void assertRejected(ErrorCode code, Supplier<?> call) {
    assertThatThrownBy(call::get)
        .isInstanceOfSatisfying(
            RejectedInputException.class, failure -> assertThat(failure.code()).isEqualTo(code));
  }

  private static void assertForeign(@Nullable String token, Selection<Note> selection) {
    assertRejected(ErrorCode.FOREIGN_PAGE_TOKEN, () -> selection.page(PageRequest.after(token, 2)));
  }

  private static List<Note> paged(Selection<Note> selection, int size) {
    List<Note> notes = new ArrayList<>();
    Page<Note> page = await(selection.page(PageRequest.first(size)));
    notes.addAll(page.items());
    while (page.hasNext()) {
      assertThat(page.items()).hasSize(size);
      page = await(selection.page(page.next(size).orElseThrow()));
      assertThat(page.items()).isNotEmpty();
      notes.addAll(page.items());
      assertThat(notes.size()).as("rows of pages without end").isLessThan(1_000);
    }
    return notes;
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }
}
