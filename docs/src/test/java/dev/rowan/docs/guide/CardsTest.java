package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What the page of several writes shows. */
class CardsTest {
  private static final UUID ID = new UUID(0, 7);

  @Test
  void aCardAndItsMoveAreOneUnit() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Cards cards = rowan.dao(Cards.class);
      Moves moves = rowan.dao(Moves.class);
      rowan.commit(cards.saving(new Card(ID, "home", "to do", "paint the door")));
      UUID id = ID;
      Instant now = Instant.now();
      // tag::commit[]
      rowan.commit(
          cards.moving(id, "home", "done"), // moves the entry of cards_by_lane
          moves.noting(new Move("home", now, id, "done")));
      // end::commit[]
      assertThat(cards.in("home", "to do")).isEmpty();
      assertThat(cards.in("home", "done")).hasSize(1);
      assertThat(moves.latest("home", Limit.of(5))).hasSize(1);

      // tag::collect[]
      List<Write> batch = new ArrayList<>();
      for (Card card : cards.in("home", "done")) {
        batch.add(cards.removing(card));
      }
      rowan.commit(batch);
      // end::collect[]
      assertThat(cards.in("home", "done")).isEmpty();
      assertThatThrownBy(
              () ->
                  rowan.commit(cards.moving(id, "home", "done"), cards.moving(id, "home", "to do")))
          .isInstanceOfSatisfying(
              RejectedInputException.class,
              e -> assertThat(e.code()).isEqualTo(ErrorCode.BATCH_CLASH));
    }
  }
}
