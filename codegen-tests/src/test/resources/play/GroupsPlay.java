package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import shop.Stands.Call;
import shop.Stands.Calls;
import shop.Stands.Offer;
import shop.Stands.Sales;
import shop.Stands.Stand;
import shop.Stands.StandDao;

/** Columns in several tables are one entity. */
public final class GroupsPlay implements Play {
  private static final Instant MAY = Instant.parse("2026-05-01T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    stands(rowan, rowan.dao(StandDao.class));
    calls(rowan, rowan.dao(Calls.class));
  }

  private static void stands(Rowan rowan, StandDao stands) {
    Stand tea = new Stand("tea", "Graz", 3, MAY, Set.of("ann"), "no terms");
    stands.save(tea);
    assertThat(stands.find("tea")).contains(tea);
    assertThat(stands.sales("tea")).contains(new Sales(3, MAY));
    assertThat(stands.offer("tea")).contains(new Offer(3, "no terms"));

    stands.sell("tea", 4, MAY.plusSeconds(1), WriteOptions.ttl(Duration.ofDays(1)));
    stands.buy("tea", Set.of("bob"));
    stands.move("tea", "Linz");
    Stand moved =
        new Stand("tea", "Linz", 4, MAY.plusSeconds(1), Set.of("ann", "bob"), "no terms");
    assertThat(stands.find("tea")).contains(moved);
    assertThat(stands.soldAt("tea")).isPresent();
    stands.both("tea", "Wien", 5);
    stands.change(moved, new Stand("tea", "Linz", 6, null, Set.of("ann", "bob"), null));
    assertThat(stands.find("tea"))
        .contains(new Stand("tea", "Wien", 6, null, Set.of("ann", "bob"), null));
    stands.change(Stands_StandPatch.of("tea").setCity("Rom").clearBuyers());
    assertThat(stands.find("tea")).contains(new Stand("tea", "Rom", 6, null, Set.of(), null));
    stands.replace(tea);
    assertThat(stands.find("tea")).contains(tea);

    stands.sell("unknown", 1, MAY, WriteOptions.NONE);
    assertThat(stands.find("unknown")).isEmpty();
    assertThat(stands.exists("unknown")).isFalse();
    assertThat(stands.sales("unknown")).contains(new Sales(1, MAY));

    Stand jam = new Stand("jam", "Graz", 0, null, Set.of(), null);
    Stand nut = new Stand("nut", "Graz", 7, null, Set.of(), null);
    stands.save(List.of(jam));
    rowan.commit(stands.saving(nut));
    assertThat(stands.all(List.of("nut", "unknown", "jam", "tea")).values())
        .containsExactly(nut, jam, tea);
    try (var every = stands.every()) {
      assertThat(every).containsExactlyInAnyOrder(tea, jam, nut);
    }
    stands.remove(tea);
    assertThat(stands.find("tea")).isEmpty();
    assertThat(stands.sales("tea")).isEmpty();
    assertThat(stands.exists("tea")).isFalse();
  }

  private static void calls(Rowan rowan, Calls calls) {
    for (int number = 0; number < 20; number++) {
      Call call = new Call();
      call.stand = "tea";
      call.day = number / 5;
      call.number = number;
      call.text = "call " + number;
      call.done = number % 2 == 0;
      calls.save(call);
    }
    calls.finish("tea", 0, 1, true);
    assertThat(calls.of("tea", 0, Limit.of(3)))
        .extracting(call -> call.done)
        .containsExactly(true, true, true);
    assertThat(calls.latest("tea", Limit.of(2)))
        .extracting(call -> call.text)
        .containsExactly("call 19", "call 18");
    List<String> paged = new ArrayList<>();
    PageRequest request = PageRequest.first(4);
    Page<Call> page;
    do {
      page = calls.between("tea", Range.closed(1, 2), request);
      page.items().forEach(call -> paged.add(call.text + (call.done ? " done" : "")));
      request = page.next(4).orElse(null);
    } while (request != null);
    assertThat(paged).hasSize(10).startsWith("call 5", "call 6 done");
    assertThat(calls.states("tea")).hasSize(20);

    Call tracked = rowan.track(calls.of("tea", 1, Limit.of(1)).get(0));
    tracked.done = true;
    calls.save(tracked);
    assertThat(calls.of("tea", 1, Limit.of(1)).get(0).done).isTrue();
    calls.removeDays("tea", Range.closed(1, 2));
    assertThat(calls.states("tea")).hasSize(10);
    calls.removeAll("tea");
    assertThat(calls.states("tea")).isEmpty();
  }
}
