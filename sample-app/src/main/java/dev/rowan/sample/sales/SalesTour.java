package dev.rowan.sample.sales;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.util.List;

/** Stores sales of one seller, and lists them by state and by city. */
public final class SalesTour implements Tour {
  private static final Limit TEN = Limit.of(10);
  private static final String SELLER = "guitars-and-more";

  @Override
  public void show(Rowan rowan, Screen screen) {
    SellerSales sales = rowan.dao(SellerSales.class);
    data().forEach(sales::save);
    screen.heading("Sales");
    screen.list("sales of the seller", () -> sales.of(SELLER, TEN), SalesTour::line);
    screen.list("sales in Nevada", () -> sales.inState(SELLER, "NV", TEN), SalesTour::line);
    screen.value("number sold in Nevada", () -> sales.total(SELLER, "NV"));
    screen.value(
        "number sold in Reno, Nevada",
        () -> sales.inCityOf(SELLER, "NV", "Reno").map(SellerSale::sold).orElse(0));
    screen.list(
        "sales in any city named San Jose",
        () -> sales.inCity(SELLER, "San Jose", TEN),
        SalesTour::line);
  }

  private static String line(SellerSale sale) {
    return "%s, %s: %d".formatted(sale.state(), sale.city(), sale.sold());
  }

  private static List<SellerSale> data() {
    return List.of(
        new SellerSale(SELLER, "CA", "San Diego", 20),
        new SellerSale(SELLER, "CA", "San Jose", 10),
        new SellerSale(SELLER, "NV", "Las Vegas", 100),
        new SellerSale(SELLER, "NV", "Reno", 200),
        new SellerSale(SELLER, "IL", "San Jose", 1));
  }
}
