package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.AppliedBatch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page of several writes shows about batches with conditions. */
class BookingsTest {
  @Test
  void twoSeatsAreBookedTogetherOrNotAtAll() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Bookings bookings = rowan.dao(Bookings.class);
      String show = "opera";
      AppliedBatch<Booking> both = book(rowan, bookings, show);
      assertThat(both.applied()).isTrue();
      // tag::rebook[]
      AppliedBatch<Booking> moved =
          rowan.commitIf(
              Booking.class,
              bookings.cancelling(show, 7, "ann"),
              bookings.booking(new Booking(show, 8, "ann")));
      List<Booking> stood = moved.current(); // seat 8 is bob's, so ann keeps seat 7
      // end::rebook[]
      assertThat(moved.applied()).isFalse();
      assertThat(stood)
          .containsExactly(new Booking("opera", 7, "ann"), new Booking("opera", 8, "bob"));
      assertThat(bookings.of("opera")).isEqualTo(stood);
    }
  }

  private static AppliedBatch<Booking> book(Rowan rowan, Bookings bookings, String show) {
    // tag::api-commit-if[]
    AppliedBatch<Booking> both =
        rowan.commitIf(
            Booking.class,
            bookings.booking(new Booking(show, 7, "ann")),
            bookings.booking(new Booking(show, 8, "bob")));
    // end::api-commit-if[]
    return both;
  }
}
