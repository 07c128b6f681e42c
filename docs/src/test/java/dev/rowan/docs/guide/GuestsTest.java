package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.error.UniqueViolation;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What the page of unique values shows. */
class GuestsTest {
  @Test
  void aSeatIsOneGuests() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Guests guests = rowan.dao(Guests.class);
      Guest ann = new Guest(UUID.randomUUID(), "ann@example.org", "blue", 7);
      Guest bob = new Guest(UUID.randomUUID(), "bob@example.org", "blue", 8);
      guests.save(ann);
      guests.save(bob);
      String answer = "";
      // tag::taken[]
      try {
        guests.move(bob.id(), "blue", 7);
      } catch (UniqueViolation taken) {
        answer = "somebody else has this " + taken.properties(); // [hall, seat]
      }
      // end::taken[]
      assertThat(answer).isEqualTo("somebody else has this [hall, seat]");
      assertThat(guests.at("blue", 7)).contains(ann);
      assertThat(guests.byEmail("bob@example.org")).contains(bob);
    }
  }
}
