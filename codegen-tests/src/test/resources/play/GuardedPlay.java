package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.AppliedBatch;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.util.List;
import shop.Guarded.Booking;
import shop.Guarded.Bookings;
import shop.Guarded.Line;
import shop.Guarded.Lines;

/** Commits batches with conditions. */
public final class GuardedPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    bookings(rowan, rowan.dao(Bookings.class));
    lines(rowan, rowan.dao(Lines.class));
  }

  private static Booking booked(int seat, Integer free, String guest, String note) {
    return new Booking("opera", seat, free, guest, note);
  }

  private static void bookings(Rowan rowan, Bookings bookings) {
    AppliedBatch<Booking> first =
        rowan.commitIf(
            Booking.class,
            bookings.booking(booked(1, null, "ann", null)),
            bookings.booking("opera", 2, "bob", WriteOptions.ttl(Duration.ofHours(1))),
            bookings.counting("opera", 8, null));
    assertThat(first).isEqualTo(AppliedBatch.yes());
    List<Booking> stored = List.of(booked(1, 8, "ann", null), booked(2, 8, "bob", null));
    assertThat(bookings.of("opera")).isEqualTo(stored);

    AppliedBatch<Booking> taken =
        rowan.commitIf(
            Booking.class,
            bookings.booking(booked(3, null, "cid", null)),
            bookings.booking(booked(2, null, "cid", null)));
    assertThat(taken.applied()).isFalse();
    assertThat(taken.current()).extracting(Booking::guest).containsExactly("bob");
    AppliedBatch<Booking> passed =
        rowan.commitIf(
            Booking.class,
            bookings.passing("opera", 1, "dan", "ann"),
            bookings.passing("opera", 2, "dan", "eve"));
    assertThat(passed).isEqualTo(AppliedBatch.no(stored));
    assertThat(bookings.of("opera")).isEqualTo(stored);

    assertThat(
            rowan
                .commitIfAsync(
                    Booking.class,
                    List.of(
                        bookings.passing("opera", 1, "dan", "ann"),
                        bookings.changing(Guarded_BookingPatch.of("opera", 2).setNote("aisle")),
                        bookings.counting("opera", 7, 8),
                        bookings.noting(booked(4, null, "fay", null))))
                .toCompletableFuture()
                .join()
                .applied())
        .isTrue();
    assertThat(bookings.of("opera"))
        .containsExactly(
            booked(1, 7, "dan", null), booked(2, 7, "bob", "aisle"), booked(4, 7, "fay", null));
    assertThat(
            rowan
                .commitIf(
                    Booking.class,
                    bookings.clearing("opera", Range.greaterThan(3)),
                    bookings.removing("opera", 1, List.of("dan", "ann")),
                    bookings.remarking("opera", 2, "window"))
                .applied())
        .isTrue();
    assertThat(bookings.of("opera")).containsExactly(booked(2, 7, "bob", "window"));
    Booking other = booked(2, null, "gus", null);
    assertThat(rowan.commitIf(Booking.class, bookings.changing(other)).applied()).isTrue();
    assertThat(rowan.commitIf(Booking.class, bookings.removing(other)).applied()).isTrue();
    assertThat(rowan.commitIf(Booking.class, bookings.removing("opera", 2)))
        .isEqualTo(AppliedBatch.no(List.of()));
    assertThat(
            rowan.commitIf(
                Booking.class, bookings.changing(Guarded_BookingPatch.of("opera", 2))))
        .isEqualTo(AppliedBatch.yes());
    assertThatThrownBy(() -> rowan.commit(bookings.removing("opera", 2)))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(
            () ->
                rowan.commitIf(
                    Booking.class,
                    bookings.removing("opera", 1),
                    bookings.removing("ballet", 1)))
        .isInstanceOf(RejectedInputException.class);
  }

  private static void lines(Rowan rowan, Lines lines) {
    Line one = new Line("a1", 1, 100, 0);
    Line two = new Line("a1", 2, 200, 0);
    assertThat(rowan.commitIf(Line.class, lines.adding(one), lines.adding(two)).applied()).isTrue();
    List<Line> stored = lines.of("a1");
    assertThat(stored).extracting(Line::version).containsExactly(1L, 1L);
    Line dearer = new Line("a1", 1, 150, 1);
    Line cheaper = new Line("a1", 2, 150, 1);
    assertThat(
            rowan
                .commitIf(
                    Line.class, lines.changing(dearer), lines.changing(stored.get(1), cheaper))
                .applied())
        .isTrue();
    assertThat(lines.of("a1"))
        .containsExactly(new Line("a1", 1, 150, 2), new Line("a1", 2, 150, 2));
    AppliedBatch<Line> stale =
        rowan.commitIf(
            Line.class,
            lines.changing(Guarded_LinePatch.of("a1", 1, 2).setCents(1)),
            lines.removing(cheaper));
    assertThat(stale.applied()).isFalse();
    assertThat(stale.current()).isEqualTo(lines.of("a1"));
    assertThat(
            rowan
                .commitIf(
                    Line.class,
                    lines.changing(Guarded_LinePatch.of("a1", 1, 2).setCents(1)),
                    lines.removing(new Line("a1", 2, 150, 2)))
                .applied())
        .isTrue();
    assertThat(lines.of("a1")).containsExactly(new Line("a1", 1, 1, 3));
    assertThatThrownBy(() -> lines.adding(null)).isInstanceOf(RejectedInputException.class);
  }
}
