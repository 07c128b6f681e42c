package dev.rowan.sample.attributes;

import dev.rowan.Rowan;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;

/** Stores a seller, changes attributes of one group, and reads one group or all attributes. */
public final class AttributesTour implements Tour {
  private static final String SELLER = "guitars-and-more";

  @Override
  public void show(Rowan rowan, Screen screen) {
    Sellers sellers = rowan.dao(Sellers.class);
    screen.heading("Seller attributes");
    screen.value(
        "one insert",
        () -> {
          sellers.save(
              new SellerAttributes(
                  SELLER,
                  "Guitars and more",
                  "Reno",
                  null,
                  12,
                  3,
                  Instant.parse("2026-05-01T12:00:00Z")));
          return "a row in each table";
        });
    screen.value("the seller", () -> text(sellers.find(SELLER).orElseThrow()));
    screen.value(
        "one item is sold",
        () -> {
          sellers.sold(SELLER, 11, Instant.parse("2026-05-02T09:30:00Z"));
          return "the table of the profile is not written";
        });
    screen.value("the figures", () -> sellers.figures(SELLER).orElseThrow());
    screen.value("the name", () -> sellers.name(SELLER).orElseThrow());
    sellers.move(SELLER, "Elko");
    screen.value("the seller", () -> text(sellers.find(SELLER).orElseThrow()));
    sellers.remove(SELLER);
    screen.value("the figures", () -> sellers.figures(SELLER).isPresent() ? "there" : "none");
  }

  private static String text(SellerAttributes seller) {
    return "%s in %s, %d items on sale, last sale %s"
        .formatted(seller.name(), seller.city(), seller.itemsOnSale(), seller.lastSale());
  }
}
