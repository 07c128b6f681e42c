package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;

/** A converter of a DAO, on each store in this process. */
class BarrelsTest extends OnEachLocalStore {
  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Barrels barrels = rowan.dao(Barrels.class);
      barrels.save(new Barrel("north", 1, 200));
      barrels.fill("north", 2, new Volume(0.3));
      assertThat(barrels.numbered("north", Range.atLeast(2)))
          .containsExactly(new Barrel("north", 2, 300));
      assertThat(barrels.liters("north", 1)).contains(new Volume(0.2));
      assertThat(barrels.fillings("north"))
          .containsExactly(
              new Barrels.Filling(1, new Volume(0.2)), new Barrels.Filling(2, new Volume(0.3)));
      assertThatExceptionOfType(RejectedInputException.class)
          .isThrownBy(() -> barrels.fill("north", 3, new Volume(1e9)))
          .withMessageContaining("Barrels.fill");
    }
  }
}
