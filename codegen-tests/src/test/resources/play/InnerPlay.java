package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.util.List;
import java.util.Map;
import shop.Depots.Depot;
import shop.Depots.Gate;
import shop.Depots.Label;
import shop.Depots.Place;
import shop.Depots.Span;
import shop.Depots.Spot;
import shop.Depots.Yard;

/** Stores user-defined types that embed objects. */
public final class InnerPlay implements Play {
  private static final Gate NORTH =
      new Gate("north", new Place("Elm", List.of("a", "b"), new Spot(1.5, -2)), new Label("N"));

  @Override
  public void on(Rowan rowan) {
    assertThat(Depots_GateMapping.TYPE.fieldsCql())
        .isEqualTo(
            "name text, at_street text, at_doors frozen<list<text>>, at_latitude double,"
                + " at_longitude double, label text");
    Yard yard = rowan.dao(Yard.class);
    Depot depot =
        new Depot(
            "d", NORTH, new Span(new Spot(0, 1), new Spot(2, 3)), Map.of(new Label("N"), NORTH));
    yard.save(depot);
    assertThat(yard.find("d")).contains(depot);
    assertThat(yard.main("d")).contains(NORTH);
    assertThat(yard.gates("d")).isEqualTo(depot.gates());
    yard.open("d", new Gate("south", null, null));
    assertThat(yard.main("d")).contains(new Gate("south", null, null));
    yard.open("d", NORTH);
    yard.rename("d", "Oak");
    assertThat(yard.main("d"))
        .contains(
            new Gate(
                "north", new Place("Oak", List.of("a", "b"), new Spot(0, -2)), new Label("N")));
    yard.save(new Depot("e", null, null, null));
    assertThat(yard.find("e")).contains(new Depot("e", null, null, Map.of()));
  }
}
