package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.time.Year;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import map.Reading;
import map.ReadingMapping;
import map.Spot;
import map.SpotMapping;

/** Converts tuples in both directions, directly and through a store. */
public final class TuplesPlay implements Play {
  private static final UUID AT = UUID.fromString("d2177dd0-eaa2-11de-a572-001b779c76e3");
  private static final Spot SPOT = new Spot(1, "ä");
  private static final Reading READING =
      new Reading(
          1.5,
          Reading.Unit.KELVIN,
          AT,
          Year.of(2024),
          SPOT,
          new Reading.Device("acme", new Spot(2, null)),
          List.of(new Spot(3, "c")),
          Map.of("n", 7));

  @Override
  public void on(Rowan rowan) {
    typesSayWhatTheyAre();
    whatIsMissingIsAbsent();
    Boxes boxes = rowan.dao(Boxes.class);
    rowsComeBack(boxes);
    keysAreOrdered(boxes);
    valuesChange(boxes);
  }

  private static void typesSayWhatTheyAre() {
    assertThat(ReadingMapping.TYPE.cql())
        .isEqualTo(
            "frozen<tuple<double, text, timeuuid, int, frozen<tuple<int, text>>, frozen<device>,"
                + " frozen<list<frozen<tuple<int, text>>>>, frozen<map<text, int>>>>");
    assertThat(BoxMapping.TABLE.column(2).type()).isEqualTo(ReadingMapping.TYPE);
    assertThat(BoxMapping.TABLE.column(5).type().cql())
        .isEqualTo("map<frozen<tuple<int, text>>, frozen<tuple<text, decimal>>>");
  }

  private static void whatIsMissingIsAbsent() {
    assertThat(SpotMapping.INSTANCE.decode(TupleValue.of(null, null))).isEqualTo(new Spot(0, null));
    assertThat(SpotMapping.INSTANCE.decode(TupleValue.of(4))).isEqualTo(new Spot(4, null));
    assertThat(SpotMapping.INSTANCE.write(new Spot(4, null)).fields())
        .isEqualTo(Arrays.asList(4, null));
    Reading empty = ReadingMapping.INSTANCE.decode(TupleValue.of());
    assertThat(empty)
        .isEqualTo(new Reading(0, null, null, null, null, null, List.of(), Map.of()));
  }

  private static void rowsComeBack(Boxes boxes) {
    Box box =
        new Box(
            SPOT, new Spot(-1, ""), READING, List.of(READING, READING), Set.of(SPOT),
            Map.of(SPOT, price()), "first");
    boxes.save(box);
    assertThat(boxes.find(SPOT, new Spot(-1, "")))
        .usingRecursiveComparison()
        .isEqualTo(Optional.of(box));
    assertThat(boxes.find(SPOT, new Spot(-1, null))).isEmpty();
    assertThat(boxes.seen(SPOT)).containsExactly(new Boxes.Seen(box.door(), READING));
    assertThat(boxes.last(SPOT, box.door())).contains(READING);
    assertThat(boxes.queried(SPOT, box.door())).contains(READING);
    assertThat(boxes.where(SPOT, box.door())).isPresent();
    assertThat(boxes.labels(box.door())).containsExactly("first");
  }

  private static void keysAreOrdered(Boxes boxes) {
    for (Spot door : List.of(new Spot(-2, "z"), new Spot(-1, null), new Spot(-1, "a"))) {
      boxes.save(new Box(SPOT, door, null, List.of(), Set.of(), Map.of(), null));
    }
    assertThat(boxes.at(SPOT))
        .extracting(Box::door)
        .containsExactly(
            new Spot(-2, "z"), new Spot(-1, null), new Spot(-1, ""), new Spot(-1, "a"));
    assertThat(boxes.between(SPOT, Range.greaterThan(new Spot(-1, null))))
        .extracting(Box::door)
        .containsExactly(new Spot(-1, ""), new Spot(-1, "a"));
    assertThat(boxes.literal("ä", -1))
        .extracting(Box::door)
        .containsExactly(new Spot(-1, null), new Spot(-1, ""));
    assertThat(boxes.after(SPOT)).containsExactly(new Spot(-1, ""), new Spot(-1, "a"));
    assertThat(boxes.window("ä", -1)).containsExactly(new Spot(-2, "z"), new Spot(-1, null));
    boxes.visit(SPOT, "b");
    assertThat(boxes.find(SPOT, new Spot(-2, "z")).orElseThrow().visited())
        .containsExactlyInAnyOrder(new Spot(1, "a"), new Spot(2, "b"));
    assertThat(boxes.some(SPOT, List.of(new Spot(-1, "a"), new Spot(9, "")))).hasSize(1);
  }

  private static void valuesChange(Boxes boxes) {
    Spot door = new Spot(-1, "");
    Reading zero = new Reading(0, null, null, null, null, null, List.of(), Map.of());
    assertThat(boxes.swap(SPOT, door, zero, zero)).isFalse();
    assertThat(boxes.swap(SPOT, door, zero, READING)).isTrue();
    assertThat(boxes.last(SPOT, door)).contains(zero);
    boxes.read(SPOT, door, READING);
    assertThat(boxes.last(SPOT, door)).contains(READING);
    boxes.change(BoxPatch.of(SPOT, door).clearLast());
    assertThat(boxes.last(SPOT, door)).isEmpty();
    boxes.remove(SPOT, door);
    assertThat(boxes.labels(door)).isEmpty();
  }

  private static Price price() {
    Price price = new Price();
    price.setCurrency("EUR");
    price.amount = BigDecimal.TEN;
    return price;
  }
}
