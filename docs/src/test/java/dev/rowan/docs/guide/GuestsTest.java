package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.maintenance.SampledRow;
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
      } catch (UniqueViolationException taken) {
        answer = "another guest has this " + taken.properties(); // [hall, seat]
      }
      // end::taken[]
      assertThat(answer).isEqualTo("another guest has this [hall, seat]");
      assertThat(guests.at("blue", 7)).contains(ann);
      assertThat(guests.byEmail("bob@example.org")).contains(bob);
    }
  }

  @Test
  void anAddressThatTwoHaveIsSettled() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      this.guests = rowan.dao(Guests.class);
      UUID ann = UUID.randomUUID();
      guests.save(new Guest(ann, "ann@example.org", "blue", 7));
      rowan.maintenance().withdraw(GuestMapping.INSTANCE, "guest_by_email_unique");
      // tag::build-unique[]
      try {
        rowan.maintenance().build(GuestMapping.INSTANCE, "guest_by_email_unique").run();
      } catch (SchemaMismatchException twice) { // RUN-54: some guests have one address
        MaintenanceReport found =
            rowan.maintenance().verify(GuestMapping.INSTANCE, "guest_by_email_unique").run();
        for (SampledRow row : found.samples()) {
          settle((UUID) row.key().get(0)); // give this guest another address
        }
        rowan.maintenance().build(GuestMapping.INSTANCE, "guest_by_email_unique").run();
      }
      // end::build-unique[]
      assertThat(guests.byEmail("ann@example.org")).map(Guest::id).contains(ann);
    }
  }

  private Guests guests;

  private void settle(UUID id) {
    guests.save(new Guest(id, null, null, null));
  }
}
