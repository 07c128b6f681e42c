package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the page of changes says of tracked objects. */
class ParcelsTest {
  @Test
  void aTrackedObjectWritesWhatChanged() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Parcels parcels = rowan.dao(Parcels.class);
      Parcel sent = new Parcel();
      sent.number = 7;
      sent.depot = "north";
      sent.driver = "ann";
      parcels.send(sent);
      // tag::track[]
      Parcel parcel = rowan.track(parcels.find(7));
      parcel.depot = "south";
      parcels.update(parcel); // writes the depot, and moves the entry of parcels_by_depot
      // end::track[]
      assertThat(parcels.at("north")).isEmpty();
      assertThat(parcels.at("south")).hasSize(1);

      parcels.drive(7, "bob");
      parcel.scans = new HashSet<>(Set.of("gate"));
      parcels.update(parcel);
      assertThat(parcels.find(7).driver).as("nothing of others is lost").isEqualTo("bob");
      assertThat(parcels.find(7).scans).containsExactly("gate");
    }
  }
}
