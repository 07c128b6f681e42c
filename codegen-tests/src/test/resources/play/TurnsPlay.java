package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import shop.Signals.HitCounts;
import shop.Signals.Hits;
import shop.Signals.Place;
import shop.Signals.Signal;
import shop.Signals.SignalStore;
import shop.Signals.Tick;
import shop.Signals.Ticks;
import shop.Signals.TotalStore;
import shop.Signals.Totals;

/** Inserts that take the shards in turn. */
public final class TurnsPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-02-27T12:00:00Z");
  private static final LocalDate DAY = LocalDate.of(2026, 2, 27);
  private static final Set<Integer> ALL = Set.of(0, 1, 2, 3);

  @Override
  public void on(Rowan rowan) {
    inserts(rowan.dao(SignalStore.class));
    changes(rowan.dao(SignalStore.class));
    reads(rowan.dao(SignalStore.class));
    rollups(rowan);
    objects(rowan.dao(Ticks.class));
    counters(rowan.dao(HitCounts.class));
    otherShards(rowan.dao(SignalStore.class), rowan.dao(HitCounts.class));
  }

  private static void inserts(SignalStore store) {
    Signal one = store.store(Signal.of("a", NOON, 1, "info"));
    assertThat(one.day()).isEqualTo(DAY);
    assertThat(store.find("a", NOON, one.shard(), 1)).contains(one);
    Signal again = store.store(one); // another row, in another shard
    assertThat(store.at("a", NOON)).containsExactlyInAnyOrder(one, again);
    List<Signal> more =
        store.saveAll(
            IntStream.range(2, 10).mapToObj(id -> Signal.of("a", NOON, id, "info")).toList());
    assertThat(more).extracting(Signal::shard).containsAll(ALL);
    assertThat(store.count("a", DAY)).isEqualTo(10);
    assertThat(store.places("a", DAY)).contains(new Place(one.shard(), 1)).hasSize(10);
    for (int shard : ALL) {
      assertThat(store.ofShard("a", DAY, shard)).hasSizeBetween(2, 3);
    }
  }

  private static void changes(SignalStore store) {
    Signal one = store.store(Signal.of("b", NOON, 1, "info"));
    store.reword("b", NOON, one.shard(), 1, "new");
    Signal reworded =
        new Signal("b", DAY, one.shard(), NOON, 1, "info", "new");
    assertThat(store.at("b", NOON)).containsExactly(reworded);
    store.patch(Signals_SignalPatch.of("b", one.shard(), NOON, 1).setLevel("warn"));
    assertThat(store.ofLevel("warn", Limit.of(9))).extracting(Signal::text).containsExactly("new");
    Signal changed = new Signal("b", null, one.shard(), NOON, 1, "error", "newer");
    store.change(changed);
    assertThat(store.at("b", NOON)).extracting(Signal::level).containsExactly("error");
    assertThat(store.ofLevel("warn", Limit.of(9))).isEmpty();
    store.remove(changed);
    assertThat(store.at("b", NOON)).isEmpty();
    Signal two = store.store(Signal.of("b", NOON, 2, "info"));
    store.removeOf("b", NOON, two.shard(), 2);
    assertThat(store.at("b", NOON)).isEmpty();
  }

  /** A row in a shard that reads do not visit would be lost. */
  private static void otherShards(SignalStore store, HitCounts counts) {
    Signal beyond = new Signal("e", null, 4, NOON, 1, "info", "text");
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> store.change(beyond),
            () -> store.remove(beyond),
            () -> store.reword("e", NOON, -1, 1, "new"),
            () -> store.find("e", NOON, 4, 1),
            () -> store.patch(Signals_SignalPatch.of("e", 4, NOON, 1).setText("new")),
            () -> counts.countIn("e", 4, DAY, 1))) {
      assertThatThrownBy(call)
          .isInstanceOf(RejectedInputException.class)
          .hasMessageContaining("a shard from 0 to 3")
          .hasMessageContaining("shard");
    }
    assertThat(store.store(beyond).shard()).isBetween(0, 3); // an insert takes the next one
  }

  private static void reads(SignalStore store) {
    List<Long> ids = new ArrayList<>();
    for (long id = 0; id < 23; id++) {
      store.save(Signal.of("c", NOON.plusSeconds(id), id, "info"));
      ids.add(0, id);
    }
    List<Long> paged = new ArrayList<>();
    Range<Instant> times = Range.closed(NOON, NOON.plusSeconds(60));
    Page<Signal> page = store.page("c", times, PageRequest.first(5));
    page.items().forEach(each -> paged.add(each.id()));
    while (page.hasNext()) {
      page = store.page("c", times, page.next(5).get());
      page.items().forEach(each -> paged.add(each.id()));
    }
    assertThat(paged).isEqualTo(ids);
    store.removeBetween("c", Range.closed(NOON.plusSeconds(3), NOON.plusSeconds(60)));
    assertThat(store.page("c", times, PageRequest.first(5)).items())
        .extracting(Signal::id)
        .containsExactly(2L, 1L, 0L);
  }

  private static void rollups(Rowan rowan) {
    TotalStore totals = rowan.dao(TotalStore.class);
    assertThat(totals.of("a")).containsExactly(new Totals("a", DAY, 10));
    assertThat(totals.total("a", DAY)).isEqualTo(10);
    assertThat(totals.shards("a", DAY))
        .allMatch(each -> each.signals() == 2 || each.signals() == 3)
        .hasSize(4);
    var recount =
        rowan.maintenance().recount(Signals_SignalMapping.INSTANCE).withGrace(Duration.ZERO);
    assertThat(recount.comparingOnly().run().wrong()).isZero();
  }

  private static void objects(Ticks ticks) {
    Set<Integer> shards = new TreeSet<>();
    for (int i = 0; i < 3; i++) {
      Tick tick = new Tick();
      tick.source = "a";
      tick.shard = 9; // has no effect
      tick.value = i;
      Tick stored = ticks.save(tick);
      assertThat(stored).isSameAs(tick);
      shards.add(stored.shard);
    }
    assertThat(shards).containsExactly(0, 1, 2);
    assertThat(ticks.of("a")).extracting(each -> each.value).containsExactlyInAnyOrder(0.0, 1.0, 2.0);
  }

  private static void counters(HitCounts counts) {
    for (int i = 0; i < 8; i++) {
      counts.count("a", DAY, 1);
    }
    assertThat(counts.of("a", DAY).stream().map(Hits::shard).collect(Collectors.toSet()))
        .isEqualTo(ALL);
    assertThat(counts.of("a", DAY)).allMatch(each -> each.hits() == 2);
    counts.countIn("a", 3, DAY, 5);
    counts.change(Signals_HitsPatch.of("a", 3, DAY).incrementHits(1));
    assertThat(counts.total("a", DAY)).isEqualTo(14);
  }
}
