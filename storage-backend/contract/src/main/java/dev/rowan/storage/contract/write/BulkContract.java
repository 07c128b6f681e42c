package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.bulk.BulkFailure;
import dev.rowan.operate.bulk.BulkProgress;
import dev.rowan.operate.bulk.BulkResult;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.NoteMapping;
import dev.rowan.storage.contract.fixture.NoteMapping.Note;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferMapping;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Bulk writes of many entities. */
public abstract class BulkContract extends ContractCase {
  private static final int AUTHORS = 7;
  private static final int LINES = 60;

  private Rowan rowan;
  private NoteMapping notes;

  @BeforeEach
  final void openRowan() {
    rowan = Rowan.on(backend(), RowanOptions.defaults());
    notes = new NoteMapping();
  }

  @Test
  void everyEntityIsStored() {
    List<Note> all = new ArrayList<>();
    for (int line = 0; line < LINES; line++) {
      for (int author = 0; author < AUTHORS; author++) {
        all.add(NoteMapping.note("a" + author, 1, line));
      }
    }
    List<BulkProgress> steps = new ArrayList<>();
    BulkResult<Note> result =
        rowan.bulk(notes).withConcurrency(8).watchedBy(steps::add).save(all.stream());
    assertThat(result.orThrow().progress()).isEqualTo(new BulkProgress(all.size(), all.size(), 0));
    assertThat(steps).isSortedAccordingTo(Comparator.comparingLong(BulkProgress::leading));
    assertThat(steps.get(steps.size() - 1)).isEqualTo(result.progress());
    for (int author = 0; author < AUTHORS; author++) {
      assertThat(found("a" + author)).isEqualTo(of(all, "a" + author));
    }
  }

  @Test
  void theLaterOfTwoWithOneKeyStays() {
    List<Note> versions =
        IntStream.range(0, 200)
            .mapToObj(i -> new Note("a", NoteMapping.day(1), i % 3, "version " + i))
            .toList();
    rowan.bulk(notes).save(versions).orThrow();
    assertThat(found("a"))
        .extracting(Note::text)
        .containsExactly("version 198", "version 199", "version 197");
  }

  @Test
  void whatTheBackendRefusesIsReturnedAndTheRestStored() {
    String tooLong = "k".repeat(70_000);
    List<Note> all = new ArrayList<>();
    for (int line = 0; line < 20; line++) {
      all.add(NoteMapping.note(line == 7 ? tooLong : "a", 1, line));
    }
    BulkResult<Note> result = rowan.bulk(notes).stoppingAfter(5).save(all);
    assertThat(result.failures()).extracting(BulkFailure::place).containsExactly(7L);
    assertThat(result.failures().get(0).error()).isInstanceOf(RejectedInputException.class);
    assertThat(result.progress()).isEqualTo(new BulkProgress(19, 7, 1));
    assertThat(found("a")).hasSize(19);
  }

  @Test
  void indexTablesAreMaintained() {
    OfferMapping offers = new OfferMapping(Maintain.VERIFIED);
    List<Offer> all =
        IntStream.range(0, 40)
            .mapToObj(
                i ->
                    Offer.of(i, "seller" + i % 3, Integer.toString(i), "2026-02-01T00:00:00Z", "t"))
            .toList();
    rowan.bulk(offers).save(all).orThrow();
    ReadPlan bySeller = ReadPlan.through("Offers.bySeller", offers.bySeller);
    for (int seller = 0; seller < 3; seller++) {
      String name = "seller" + seller;
      assertThat(await(rowan.runtime(offers).select(bySeller, name).list()))
          .containsExactlyInAnyOrderElementsOf(
              all.stream().filter(offer -> name.equals(offer.seller())).toList());
    }
  }

  private List<Note> found(String author) {
    ReadPlan plan = ReadPlan.direct("Notes.of", notes.table());
    return await(rowan.runtime(notes).select(plan, author).list());
  }

  private static List<Note> of(List<Note> all, String author) {
    return all.stream().filter(note -> note.author().equals(author)).toList();
  }
}
