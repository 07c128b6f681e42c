package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.error.RejectedInputException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What the page of changes says of patches. */
class LotsTest {
  private static final UUID ID = new UUID(0, 7);
  private static final Lot CLOCK =
      new Lot(
          ID,
          "ann",
          "clock",
          "red",
          BigDecimal.TEN,
          Set.of("old", "loud"),
          Map.of("state", "ticks"));

  @Test
  void aPatchChangesWhatItSays() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Lots lots = rowan.dao(Lots.class);
      lots.save(CLOCK);
      UUID id = ID;
      // tag::patch[]
      lots.change(
          LotPatch.of(id)
              .setHall("blue") // moves the entry of lots_by_hall
              .clearTitle()
              .removeTags(Set.of("loud"))
              .putRemarks(Map.of("repaired", "2024")));
      // end::patch[]
      assertThat(lots.in("red")).isEmpty();
      assertThat(lots.in("blue"))
          .containsExactly(
              new Lot(
                  ID,
                  "ann",
                  null,
                  "blue",
                  BigDecimal.TEN,
                  Set.of("old"),
                  Map.of("state", "ticks", "repaired", "2024")));
      assertThatThrownBy(() -> LotPatch.of(id).setTitle(null))
          .isInstanceOf(RejectedInputException.class);
    }
  }

  @Test
  void aPatchBetweenTwoStatesChangesWhatDiffers() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Lots lots = rowan.dao(Lots.class);
      lots.save(CLOCK);
      // tag::between[]
      Lot read = lots.find(ID).orElseThrow();
      Lot dearer =
          new Lot(
              read.id(),
              read.consignor(),
              read.title(),
              read.hall(),
              read.price().add(BigDecimal.ONE),
              read.tags(),
              read.remarks());
      LotPatch patch = LotPatch.between(read, dearer); // LotPatch of price
      lots.change(patch);
      // end::between[]
      assertThat(patch).hasToString("LotPatch of price");
      assertThat(lots.find(ID)).contains(dearer);
    }
  }
}
