package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.operate.scan.ScanProgress;
import dev.rowan.operate.scan.TableScan;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.NoteMapping;
import dev.rowan.storage.contract.fixture.NoteMapping.Note;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferMapping;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Scans of whole tables, with several concurrent ranges. */
public abstract class TableScanContract extends ContractCase {
  private static final int AUTHORS = 60;
  private static final int LINES = 5;

  private Rowan rowan;
  private NoteMapping mapping;
  private DaoRuntime<Note> notes;
  private List<Note> all;

  @BeforeEach
  final void fillTable() {
    rowan = Rowan.on(backend(), RowanOptions.defaults());
    mapping = new NoteMapping();
    notes = rowan.runtime(mapping);
    all = new ArrayList<>();
    for (int author = 0; author < AUTHORS; author++) {
      for (int line = 0; line < LINES; line++) {
        all.add(NoteMapping.note("author " + author, 1, line));
      }
    }
    rowan.bulk(mapping).save(all).orThrow();
  }

  @Test
  void everyEntityIsReturnedOnceHoweverTheWorkIsShared() {
    for (int parallelism : List.of(1, 2, 7)) {
      for (int ranges : List.of(1, 3, 256)) {
        Queue<Note> found = new ConcurrentLinkedQueue<>();
        ScanProgress end =
            scan()
                .withParallelism(parallelism)
                .withRanges(ranges)
                .with(ReadOptions.NONE.withPageSize(3))
                .forEach(found::add);
        assertThat(found).containsExactlyInAnyOrderElementsOf(all);
        assertThat(end.done()).isEqualTo(end.ranges()).isEqualTo(ranges);
        assertThat(end.rows()).isEqualTo(all.size());
        assertThat(end.share()).isEqualTo(1);
      }
    }
  }

  @Test
  void rowsOfAPartitionComeInStoredOrder() {
    Map<String, List<Integer>> lines = new ConcurrentHashMap<>();
    scan()
        .withParallelism(4)
        .forEach(
            note -> lines.computeIfAbsent(note.author(), a -> new ArrayList<>()).add(note.line()));
    assertThat(lines).hasSize(AUTHORS);
    assertThat(lines.values()).allMatch(List.of(0, 1, 2, 3, 4)::equals);
  }

  @Test
  void theListenerReceivesEveryRange() {
    List<ScanProgress> progress = new ArrayList<>();
    ScanProgress end = scan().withRanges(16).watchedBy(progress::add).forEach(note -> {});
    assertThat(progress).extracting(ScanProgress::done).isSorted().contains(1, 8, 16);
    assertThat(progress).isSortedAccordingTo(Comparator.comparingLong(ScanProgress::rows));
    assertThat(progress.get(progress.size() - 1)).isEqualTo(end);
  }

  @Test
  void rowsThatExistThroughoutAreReturnedOnceWhileOthersChange() throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    CompletableFuture<Void> writer =
        CompletableFuture.runAsync(
            () -> {
              for (int i = 0; !over.get(); i++) {
                Note passing = new Note("author " + i % AUTHORS, NoteMapping.day(2), i, "passes");
                await(notes.insert(passing, Nulls.UNSET));
                Note again = all.get(i % all.size());
                await(notes.insert(again, Nulls.UNSET));
                if (i % 2 == 0) {
                  await(notes.delete(passing));
                }
              }
            });
    try {
      for (int round = 0; round < 3; round++) {
        Queue<Note> found = new ConcurrentLinkedQueue<>();
        scan().with(ReadOptions.NONE.withPageSize(2)).forEach(found::add);
        List<Note> existing =
            found.stream().filter(note -> note.day().getDayOfMonth() == 1).toList();
        assertThat(existing).containsExactlyInAnyOrderElementsOf(all);
        assertThat(found).doesNotHaveDuplicates();
      }
    } finally {
      over.set(true);
      writer.get();
    }
  }

  @Test
  void aFailedScanResumesWhereItStopped() {
    Map<Note, Integer> found = new HashMap<>();
    List<ScanProgress> progress = new ArrayList<>();
    IllegalStateException full = new IllegalStateException("enough");
    assertThatThrownBy(
            () ->
                scan()
                    .withParallelism(1)
                    .withRanges(32)
                    .watchedBy(progress::add)
                    .forEach(
                        note -> {
                          if (found.size() == all.size() / 2) {
                            throw full;
                          }
                          found.merge(note, 1, Integer::sum);
                        }))
        .isSameAs(full);
    ScanProgress stood = progress.get(progress.size() - 1);
    assertThat(stood.done()).isBetween(1, 31);
    ScanProgress end =
        scan()
            .withParallelism(3)
            .resume(stood.position())
            .forEach(
                note -> {
                  synchronized (found) {
                    found.merge(note, 1, Integer::sum);
                  }
                });
    assertThat(found.keySet()).containsExactlyInAnyOrderElementsOf(all);
    assertThat(end.done()).isEqualTo(32);
    assertThat(end.rows()).isEqualTo(all.size() - stood.rows());
    assertThat(scan().resume(end.position()).forEach(note -> {}).rows()).isZero();
  }

  @Test
  void nothingIsReturnedAfterAFailure() {
    AtomicInteger handedOut = new AtomicInteger();
    assertThatThrownBy(
            () ->
                scan()
                    .withParallelism(8)
                    .forEach(
                        note -> {
                          handedOut.incrementAndGet();
                          throw new IllegalArgumentException("no");
                        }))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(handedOut.get()).isBetween(1, 8);
    assertThatThrownBy(
            () ->
                scan()
                    .watchedBy(
                        progress -> {
                          throw new IllegalArgumentException("no");
                        })
                    .forEach(note -> {}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void deletedRowsOfAnEntityWithIndexesAreNotReturned() {
    OfferMapping offers = new OfferMapping(Maintain.VERIFIED);
    DaoRuntime<Offer> runtime = rowan.runtime(offers);
    for (int i = 0; i < 12; i++) {
      Offer offer = Offer.of(i, "seller", Integer.toString(i), "2026-02-01T00:00:00Z", "t");
      await(runtime.insert(offer, Nulls.UNSET));
      if (i % 3 == 0) {
        await(runtime.delete(offer));
      }
    }
    Set<Offer> found = ConcurrentHashMap.newKeySet();
    assertThat(rowan.scan(offers).forEach(found::add).rows()).isEqualTo(8);
    assertThat(found).extracting(Offer::stock).containsExactlyInAnyOrder(1, 2, 4, 5, 7, 8, 10, 11);
  }

  @Test
  void whatIsNoPositionOrOutOfBoundsIsRefused() {
    for (String position :
        List.of("", "1:0:", "1:8:0", "1:8:ffff", "2:8:ff", "1:99999:", "1:8:FF", "x")) {
      assertThatThrownBy(() -> scan().resume(position)).isInstanceOf(RejectedInputException.class);
    }
    for (int wrong : List.of(0, -1, 20_000)) {
      assertThatThrownBy(() -> scan().withParallelism(wrong))
          .isInstanceOf(RejectedInputException.class);
      assertThatThrownBy(() -> scan().withRanges(wrong)).isInstanceOf(RejectedInputException.class);
    }
  }

  private TableScan<Note> scan() {
    return rowan.scan(mapping);
  }
}
