package dev.rowan.sample.attributes;

import dev.rowan.Rowan;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;

/** Stores the attributes of one seller, changes the figures, and reads both groups at once. */
public final class AttributesTour implements Tour {
  private static final String SELLER = "guitars-and-more";

  @Override
  public void show(Rowan rowan, Screen screen) {
    SellerAttributes sellers = rowan.dao(SellerAttributes.class);
    sellers.save(new SellerProfile(SELLER, "Guitars and more", "Reno", null));
    sellers.save(new SellerFigures(SELLER, 12, 3, Instant.parse("2026-05-01T12:00:00Z")));
    screen.heading("Seller attributes");
    screen.value("the seller", () -> text(sellers));
    screen.note("one item is sold: the table of profiles is not written");
    sellers.sold(SELLER, 11, Instant.parse("2026-05-02T09:30:00Z"));
    screen.value("the seller", () -> text(sellers));
  }

  private static String text(SellerAttributes sellers) {
    return sellers
        .profile(SELLER)
        .thenCombine(
            sellers.figures(SELLER),
            (profile, figures) ->
                "%s, %d items on sale, last sale %s"
                    .formatted(
                        profile.orElseThrow().name(),
                        figures.orElseThrow().itemsOnSale(),
                        figures.orElseThrow().lastSale()))
        .join();
  }
}
