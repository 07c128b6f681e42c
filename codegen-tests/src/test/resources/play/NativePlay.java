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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import shop.Depot.Offer;
import shop.Depot.Part;
import shop.Depot.Parts;
import shop.Depot.Spot;
import shop.Depot.Spots;
import shop.Depot.State;

/** Reads by native indexes: values, ranges, elements, keys, entries, and several together. */
public final class NativePlay implements Play {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    Parts parts = rowan.dao(Parts.class);
    Part bolt = part("north", 1, "acme", "10", State.NEW, Set.of("steel", "m8"), 8);
    Part nut = part("north", 2, "acme", "12.50", State.USED, Set.of("steel"), 8);
    Part gear = part("south", 3, "acme", "99", State.NEW, Set.of(), 40);
    Part belt = part("south", 4, "zeta", "10.00", State.NEW, Set.of("rubber"), 90);
    List.of(bolt, nut, gear, belt).forEach(parts::save);

    Page<Part> page = parts.bySupplier("acme", PageRequest.first(2));
    assertThat(page.items()).hasSize(2);
    Page<Part> last = parts.bySupplier("acme", page.next(2).orElseThrow());
    assertThat(last.items()).hasSize(1);
    assertThat(last.hasNext()).isFalse();
    assertThat(parts.bySupplier("none", PageRequest.first(2)).items()).isEmpty();
    assertThat(parts.ofSupplier("north", "acme")).containsExactly(bolt, nut);

    assertThat(
            parts.offers(
                "acme", Range.closed(BigDecimal.TEN, new BigDecimal(99)), State.NEW, Limit.of(9)))
        .containsExactlyInAnyOrder(
            new Offer("acme", new BigDecimal("10")), new Offer("acme", new BigDecimal("99")));
    assertThat(parts.offers("acme", Range.all(), State.NEW, Limit.of(1))).hasSize(1);
    assertThat(parts.count(Range.greaterThan(NOON.plusSeconds(1)))).isEqualTo(3);
    assertThat(parts.count(Range.atMost(NOON.plusSeconds(2)))).isEqualTo(2);
    assertThat(parts.highest(State.NEW)).contains(new BigDecimal("99"));

    assertThat(parts.hasLabel("steel")).isTrue();
    assertThat(parts.hasLabel("gold")).isFalse();
    assertThat(parts.byNote(Map.entry("row", "3"))).containsExactly(gear);
    assertThat(parts.byNote(Map.entry("row", "5"))).isEmpty();
    assertThat(parts.withSize("height")).hasSize(4);
    assertThat(parts.ofSize("north", 8)).containsExactly(bolt, nut);
    assertThat(parts.ofSize("south", 8)).isEmpty();
    assertThat(parts.byCode(List.of(4, 4))).containsExactly(belt);
    assertThat(parts.onShelf("s2")).containsExactly(nut);
    assertThat(parts.onShelfOfHall("north", "s2")).containsExactly(nut);
    assertThat(parts.onShelfOfHall("south", "s2")).isEmpty();
    assertThat(parts.cheaper("acme", new BigDecimal(12))).containsExactly(bolt);
    assertThatThrownBy(() -> parts.cheaper("acme", null)).hasMessageContaining("RUN-07");
    assertThat(parts.byMaker("maker of 3")).containsExactly(gear);
    assertThat(parts.firstOf("acme")).hasSize(1);
    assertThat(parts.someOf("acme", 2)).hasSize(2);
    assertThat(parts.someOf("acme", 9)).hasSize(3);
    assertThat(parts.numberOf("acme")).isEqualTo(3);

    spots(rowan.dao(Spots.class));
    parts.reprice("north", bolt.id(), new BigDecimal("50"));
    assertThat(parts.cheaper("acme", new BigDecimal(12))).isEmpty();
    parts.remove("south", belt.id());
    assertThat(parts.byCode(List.of(4, 4))).isEmpty();
  }

  private static void spots(Spots spots) {
    spots.save(new Spot("north", 1, "shelf", new float[] {0, 0}));
    spots.save(new Spot("north", 2, "box", new float[] {3, 0}));
    spots.save(new Spot("south", 3, "shelf", new float[] {4, 0}));
    spots.save(new Spot("north", 4, "shelf", new float[] {9, 9}));
    spots.save(new Spot("north", 5, "shelf", null));
    float[] near = {4, 1};
    assertThat(spots.nearest(near, Limit.of(3))).containsExactly(3, 2, 1);
    assertThat(spots.nearest(near, Limit.of(1000))).containsExactly(3, 2, 1, 4);
    assertThat(spots.ofKind("north", "shelf", Limit.of(9), near)).containsExactly(1, 4);
    assertThat(spots.ofKind("west", "shelf", Limit.of(9), near)).isEmpty();
    assertThat(spots.next(new float[] {8, 8}).orElseThrow().number()).isEqualTo(4);
    assertThat(spots.two("shelf", near).toCompletableFuture().join()).containsExactly(3, 1);
    assertThatThrownBy(() -> spots.nearest(near, Limit.of(1001)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("1001");
    assertThatThrownBy(() -> spots.nearest(new float[] {1}, Limit.of(1)))
        .isInstanceOf(RejectedInputException.class);
  }

  private static Part part(
      String hall, int number, String supplier, String price, State state, Set<String> labels,
      int height) {
    return new Part(
        hall,
        new UUID(0, number),
        supplier,
        new BigDecimal(price),
        NOON.plusSeconds(number),
        state,
        labels,
        Map.of("row", String.valueOf(number)),
        Map.of("height", height),
        List.of(number, number),
        "s" + number,
        "maker of " + number);
  }
}
