package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import java.util.List;
import java.util.Map;

/** Tuples in columns, in collections, in keys and in an index; a frozen list in a key. */
class CartonsTest extends OnEachStore {
  private static final Slot DOOR = new Slot(1, "a");

  @Override
  void callsOn(String url) {
    try (Rowan rowan = Rowan.connect(url)) {
      Cartons cartons = rowan.dao(Cartons.class);
      Carton first = carton(new Slot(2, "b"), List.of(1, 2));
      Carton short1 = carton(new Slot(2, "b"), List.of(1));
      Carton empty = carton(new Slot(2, "b"), List.of());
      Carton unnamed = carton(new Slot(2, null), List.of(7));
      Carton negative = carton(new Slot(-3, "\u00e4"), List.of(-1, 5));
      List.of(first, short1, empty, unnamed, negative).forEach(cartons::save);

      assertThat(cartons.find("north", new Slot(2, null), List.of(7))).contains(unnamed);
      assertThat(cartons.find("north", new Slot(2, ""), List.of(7))).isEmpty();
      assertThat(cartons.between("north", Range.all()))
          .containsExactly(negative, unnamed, empty, short1, first);
      assertThat(cartons.between("north", Range.greaterThan(new Slot(2, null))))
          .containsExactly(empty, short1, first);
      assertThat(cartons.below("north", new Slot(2, "b"), Range.closed(List.of(), List.of(1))))
          .containsExactly(empty, short1);
      assertThat(cartons.at("north", List.of(new Slot(2, null), new Slot(-3, "\u00e4"))))
          .containsExactly(negative, unnamed);
      assertThat(cartons.from(DOOR)).hasSize(5);

      cartons.change(
          CartonPatch.of("north", new Slot(2, "b"), List.of()).setOrigin(new Slot(9, null)));
      assertThat(cartons.from(DOOR)).doesNotContain(empty).hasSize(4);
      assertThat(cartons.from(new Slot(9, null))).hasSize(1);
      cartons.move("north", new Slot(2, "b"), List.of(List.of(), List.of(1), List.of(1)), DOOR);
      assertThat(cartons.from(new Slot(9, null))).isEmpty();
      assertThat(cartons.from(DOOR)).hasSize(5);
      cartons.remove("north", new Slot(-3, "\u00e4"), List.of(-1, 5));
      assertThat(cartons.from(DOOR)).hasSize(4);
    }
  }

  private static Carton carton(Slot slot, List<Integer> path) {
    return new Carton("north", slot, path, DOOR, List.of(DOOR, slot), Map.of(slot, path.size()));
  }
}
