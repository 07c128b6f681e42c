package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import shop.parts.Span;

/** The properties of embedded objects are columns, and an object without values is null. */
public final class EmbeddedPlay implements Play {
  private static final UUID SHOP = new UUID(1, 2);
  private static final Address FROM = new Address("Kai 1", "Bern", Set.of("1"), point(46.9));
  private static final Address TO = new Address("Weg 2", "Thun", Set.of("2", "3"), point(46.7));

  @Override
  public void on(Rowan rowan) {
    Dispatches dispatches = new RowanDispatches(rowan);
    Dispatch saved =
        dispatches.save(
            new Dispatch(new Key(SHOP, 1), FROM, TO, new Span<>(1, 3), "first", null));
    assertThat(saved.made()).isNotNull();
    assertThat(saved.shipTo()).isSameAs(TO);

    Dispatch found = dispatches.find(SHOP, 1).orElseThrow();
    assertThat(found).usingRecursiveComparison().ignoringFields("shipFrom.point.reads", "shipTo.point.reads").isEqualTo(saved);
    assertThat(dispatches.to("Thun", Range.atLeast(46.0))).hasSize(1);

    nulls(dispatches);
    changes(dispatches);
    patches(dispatches);
    beans(new RowanCrates(rowan));
  }

  private static void nulls(Dispatches dispatches) {
    dispatches.save(new Dispatch(new Key(SHOP, 2), null, null, null, null, null));
    Dispatch bare = dispatches.find(SHOP, 2).orElseThrow();
    assertThat(bare.key()).isEqualTo(new Key(SHOP, 2));
    assertThat(bare.shipFrom()).isNull();
    assertThat(bare.shipTo()).isNull();
    assertThat(bare.days()).isNull();

    Address partly = new Address(null, "Chur", null, null);
    dispatches.save(new Dispatch(new Key(SHOP, 3), null, partly, new Span<>(null, 4), "", null));
    Dispatch found = dispatches.find(SHOP, 3).orElseThrow();
    assertThat(found.shipTo().city()).isEqualTo("Chur");
    assertThat(found.shipTo().street()).isNull();
    assertThat(found.shipTo().point()).isNull();
    assertThat(found.days().first()).isNull();
    assertThat(found.days().last()).isEqualTo(4);
  }

  private static void changes(Dispatches dispatches) {
    dispatches.move(SHOP, 1, "Chur");
    assertThat(dispatches.to("Thun", Range.all())).isEmpty();
    assertThat(dispatches.moveIf(SHOP, 1, "Gasse 3", "Thun")).isFalse();
    assertThat(dispatches.moveIf(SHOP, 1, "Gasse 3", "Chur")).isTrue();
    assertThat(dispatches.to("Chur", Range.all()).get(0).shipTo().street()).isEqualTo("Gasse 3");
    assertThat(dispatches.lines(SHOP, 0))
        .extracting(Dispatches.Line::keyNumber)
        .containsExactly(3, 2, 1);
    assertThat(dispatches.origin(SHOP, 1)).contains("Bern");

    Dispatch before = dispatches.find(SHOP, 1).orElseThrow();
    dispatches.change(
        before,
        new Dispatch(before.key(), before.shipFrom(), null, before.days(), "x", before.made()));
    assertThat(dispatches.find(SHOP, 1).orElseThrow().shipTo()).isNull();
    assertThat(dispatches.to("Chur", Range.all())).isEmpty();
  }

  private static void patches(Dispatches dispatches) {
    dispatches.change(DispatchPatch.of(SHOP, 1).setShipTo(TO).setDaysLast(9));
    Dispatch found = dispatches.find(SHOP, 1).orElseThrow();
    assertThat(found.shipTo().phones()).containsExactlyInAnyOrder("2", "3");
    assertThat(found.days().last()).isEqualTo(9);
    assertThat(dispatches.to("Thun", Range.all())).hasSize(1);

    dispatches.change(
        DispatchPatch.of(SHOP, 1).setShipTo(new Address("Weg 4", "Thun", null, point(1))));
    assertThat(dispatches.find(SHOP, 1).orElseThrow().shipTo().phones()).isEmpty();
    dispatches.change(DispatchPatch.of(SHOP, 1).addShipToPhones(Set.of("7")).clearDays());
    assertThat(dispatches.find(SHOP, 1).orElseThrow().shipTo().phones()).containsExactly("7");
    assertThat(dispatches.find(SHOP, 1).orElseThrow().days()).isNull();
    dispatches.change(DispatchPatch.of(SHOP, 1).clearShipTo());
    assertThat(dispatches.find(SHOP, 1).orElseThrow().shipTo()).isNull();
    assertThatThrownBy(() -> DispatchPatch.of(SHOP, 1).setShipTo(null))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("shipTo");
  }

  private static void beans(Crates crates) {
    Crate crate = new Crate().place(point(4));
    crate.owner = "ann";
    crate.entity = FROM;
    crates.put(crate);
    Crate second = new Crate();
    second.owner = "ann";
    second.row = 1;
    crates.put(second);

    List<Crate> found = crates.crates("ann");
    assertThat(found.get(0).getPlace().getLatitude()).isEqualTo(4);
    assertThat(found.get(1).getPlace()).isNull();
    assertThat(found.get(1).entity.city()).isEqualTo("Bern");
    crates.change(CratePatch.of("ann", 1).setPlaceLongitude(7));
    assertThat(crates.crates("ann").get(1).getPlace().getLongitude()).isEqualTo(7);
    assertThat(crates.crates("ann").get(1).getPlace().getLatitude()).isZero();
  }

  private static Point point(double latitude) {
    Point point = new Point();
    point.setLatitude(latitude);
    return point;
  }
}
