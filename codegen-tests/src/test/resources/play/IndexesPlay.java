package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Writes and reads through every index of the golden case. */
public final class IndexesPlay implements Play {
  private static final Instant MORNING = Instant.parse("2026-03-31T08:15:00Z");

  private final Item lamp = item(1, "lamp", "12.50", MORNING, Set.of("red", "new"), Map.of(3, "M"));
  private final Item desk = item(2, "desk", "99", MORNING.plusSeconds(7200), Set.of("new"), Map.of());
  private final Item vase = item(3, "vase", "5", MORNING.plusSeconds(86400), Set.of(), Map.of(4, "L"));

  @Override
  public void on(Rowan rowan) {
    Items items = rowan.dao(Items.class);
    items.save(lamp);
    items.save(desk);
    items.save(vase);

    everyIndexLeadsToTheRows(items);
    shardsAreOneList(items);
    aRangeReachesIntoEachOfItsDays(items);
    pagesFollowEachOther(items);
    indexesFollowTheRow(items);
    nullIsNoKey(items);
  }

  private void everyIndexLeadsToTheRows(Items items) {
    LocalDate day = LocalDate.of(2026, 3, 31);
    assertThat(items.byTitle("lamp")).containsExactly(lamp);
    assertThat(items.byTag("new", Range.all())).containsExactly(desk, lamp);
    assertThat(items.byTag("new", Range.atMost(MORNING))).containsExactly(lamp);
    assertThat(items.byTag("old", Range.all())).isEmpty();
    assertThat(items.byDay(day)).containsExactly(desk, lamp);
    assertThat(items.bySize("ann", LocalDate.of(2026, 3, 5), Range.all())).containsExactly(lamp);
    assertThat(items.bySize("ann", LocalDate.of(2026, 4, 1), Range.closed(4, 5)))
        .containsExactly(vase);
    assertThat(items.byHour(MORNING.plusSeconds(60)).toCompletableFuture().join())
        .containsExactly(lamp);
    assertThat(items.cheapest("ann", Limit.of(2))).containsExactly(vase, lamp);
  }

  /** Forty items over four shards come as if they were in one partition. */
  private void shardsAreOneList(Items items) {
    LocalDate may = LocalDate.of(2026, 5, 1);
    List<Item> dearestFirst = new ArrayList<>();
    for (int number = 140; number > 100; number--) {
      String price = Integer.toString(number);
      dearestFirst.add(
          item(number, "cup", price, Instant.parse("2026-05-09T10:00:00Z"), Set.of(), Map.of()));
    }
    dearestFirst.forEach(items::save);

    List<Item> paged = new ArrayList<>();
    Page<Item> page = items.dearest(may, PageRequest.first(7));
    paged.addAll(page.items());
    while (page.hasNext()) {
      page = items.dearest(may, page.next(7).orElseThrow());
      paged.addAll(page.items());
    }
    assertThat(paged).isEqualTo(dearestFirst);

    List<Item> parts = new ArrayList<>();
    for (int shard = 0; shard < 4; shard++) {
      List<Item> part = items.part(may, shard).toList();
      assertThat(part).hasSizeBetween(1, 39);
      parts.addAll(part);
    }
    assertThat(parts).containsExactlyInAnyOrderElementsOf(dearestFirst);
    assertThat(items.part(may, 4)).isEmpty();

    LocalDate march = LocalDate.of(2026, 3, 1);
    assertThat(items.cheapestOf(List.of(may, march), Limit.of(3)))
        .containsExactly(lamp, desk, dearestFirst.get(39));
    dearestFirst.forEach(each -> items.remove(each.id()));
    assertThat(items.dearest(may, PageRequest.first(7)).items()).isEmpty();
  }

  private void aRangeReachesIntoEachOfItsDays(Items items) {
    Range<Instant> all = Range.closed(MORNING, MORNING.plusSeconds(86400));
    Page<Item> first = items.between(all, PageRequest.first(2));
    assertThat(first.items()).containsExactly(vase, desk);
    assertThat(items.between(all, first.next(2).orElseThrow()).items()).containsExactly(lamp);
    assertThat(items.firstOf(all, Limit.of(2))).containsExactly(lamp, desk);
    assertThat(items.firstOf(Range.closedOpen(MORNING, MORNING.plusSeconds(86400)), Limit.of(9)))
        .containsExactly(lamp, desk);
    assertThat(items.firstOf(Range.closed(MORNING.plusSeconds(1), MORNING), Limit.of(9))).isEmpty();
    assertThatThrownBy(() -> items.firstOf(Range.atLeast(MORNING), Limit.of(9)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("range of listedAt");
  }

  private void pagesFollowEachOther(Items items) {
    Range<BigDecimal> dear = Range.greaterThan(new BigDecimal("5"));
    Page<Item> first = items.bySeller("ann", dear, PageRequest.first(1));
    Page<Item> second = items.bySeller("ann", dear, first.next(1).orElseThrow());

    assertThat(first.items()).containsExactly(desk);
    assertThat(second.items()).containsExactly(lamp);
    assertThat(second.hasNext()).isFalse();
    assertThatThrownBy(() -> items.bySeller("bob", dear, first.next(1).orElseThrow()))
        .isInstanceOf(RejectedInputException.class);
  }

  private void indexesFollowTheRow(Items items) {
    items.reprice(lamp.id(), new BigDecimal("1"));
    assertThat(items.cheapest("ann", Limit.of(1))).extracting(Item::title).containsExactly("lamp");

    items.remove(lamp.id());
    assertThat(items.byTag("red", Range.all())).isEmpty();
    assertThat(items.byTitle("lamp")).isEmpty();
    assertThat(items.byDay(LocalDate.of(2026, 3, 31))).containsExactly(desk);
  }

  private void nullIsNoKey(Items items) {
    assertThatThrownBy(() -> items.byTitle(null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> items.byHour(null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> items.bySeller("ann", null, PageRequest.first(1)))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> items.cheapest("ann", null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> items.save(null)).isInstanceOf(RejectedInputException.class);
  }

  private static Item item(
      int id,
      String title,
      String price,
      Instant at,
      Set<String> tags,
      Map<Integer, String> sizes) {
    return new Item(new UUID(0, id), title, "ann", new BigDecimal(price), at, tags, sizes);
  }
}
