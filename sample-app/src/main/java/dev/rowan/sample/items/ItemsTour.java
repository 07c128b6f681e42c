package dev.rowan.sample.items;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * Stores listings of one seller, and lists them by title and by price. No table can answer "listed
 * in May, in the order of prices", because a range of days and the order of prices need different
 * orders of rows. The tour reads the listings of May, and sorts them.
 */
public final class ItemsTour implements Tour {
  private static final Limit TEN = Limit.of(10);
  private static final String SELLER = "guitars-and-more";
  private static final UUID STRINGS = id(2);

  @Override
  public void show(Rowan rowan, Screen screen) {
    Listings listings = rowan.dao(Listings.class);
    data().forEach(listings::save);
    screen.heading("Items of a seller");
    screen.list("by title", () -> listings.byTitle(SELLER, TEN), Listing::title);
    screen.list("by price", () -> listings.byPrice(SELLER, Range.all(), TEN), ItemsTour::line);
    screen.note("the strings get more expensive");
    listings.reprice(STRINGS, new BigDecimal("99.00"));
    screen.list(
        "from 50 to 500, by price",
        () -> listings.byPrice(SELLER, Range.closed(price("50"), price("500")), TEN),
        ItemsTour::line);
    screen.list(
        "listed in May, sorted by the program",
        () ->
            listings.listedIn(SELLER, may(), TEN).stream()
                .sorted(Comparator.comparing(Listings.Offer::price))
                .toList(),
        ItemsTour::line);
  }

  private static Range<LocalDate> may() {
    return Range.closedOpen(LocalDate.of(2026, 5, 1), LocalDate.of(2026, 6, 1));
  }

  private static String line(Listings.Offer offer) {
    return offer.price() + "  " + offer.title();
  }

  private static List<Listing> data() {
    return List.of(
        listing(1, "Guitar, twelve strings", "740.00", 3),
        listing(2, "Strings, a dozen", "9.50", 5),
        listing(3, "Amplifier", "320.00", 6),
        listing(4, "Cable, three meters", "12.00", 4));
  }

  private static Listing listing(int number, String title, String price, int month) {
    return new Listing(
        id(number), SELLER, title, price(price), LocalDate.of(2026, month, 12), title + ", new");
  }

  private static UUID id(int number) {
    return new UUID(0x4000, 0x8000_0000_0000_0000L + number);
  }

  private static BigDecimal price(String text) {
    return new BigDecimal(text);
  }
}
